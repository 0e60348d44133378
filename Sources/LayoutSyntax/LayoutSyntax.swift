// LayoutSyntax
