// LayoutReport
