// LayoutCompiler
