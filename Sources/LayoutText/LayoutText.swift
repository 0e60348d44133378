// LayoutText
