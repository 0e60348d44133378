// LayoutLibrary
