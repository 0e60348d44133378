// LayoutSema
