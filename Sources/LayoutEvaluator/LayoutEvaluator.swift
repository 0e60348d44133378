// LayoutEvaluator
