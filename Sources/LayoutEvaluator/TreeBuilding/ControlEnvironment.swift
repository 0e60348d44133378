package import LayoutEngine

/// What views inherit about the looks of controls: the styles that modifiers choose, and what kind of container they are in.
package struct ControlEnvironment {
  /// The styles chosen, of few families: a list that is searched is shorter than a table.
  private var styles: [ControlStyle] = []
  package var labelsAreHidden = false
  package var menuIndicatorIsHidden = false
  package var size = ControlSizeClass.regular
  /// The fixed borders of a resizable image; nil for images that are not.
  package var capInsets: EdgeInsets?
  package var imageScale = ImageScale.medium
  /// Directly in a list, where sections are sections.
  package var isList = false
  /// Somewhere in a row of a list or a form.
  package var isInRow = false
  /// Somewhere in a form.
  package var isForm = false
  /// The least height of the rows of lists, in points; nil for what their look says.
  package var leastRow: Double?
  package var isEnabled = true
  /// The family of the widget around, as an index of the cases; -1 where there is none. No size hangs on it.
  package var widgetFamily = -1
  /// How lines of text stand under each other, as an index of the cases; no size hangs on it.
  package var textAlignment = 0
  /// Whether colours are those of a dark screen; no size hangs on it.
  package var isDark = false
  /// Between the rows of lists, in points; nil for what their look says.
  package var rowSpacing: Double?
  /// Between the sections of lists, in points; nil for what their look says, below 0 for less than that.
  package var sectionSpacing: Double?
  /// Directly in a form that lines up its labels and its controls.
  package var isInColumns = false
  /// Directly under the bar of a large title, which takes the room above a list.
  package var isUnderLargeTitle = false
  /// Whether the headers of sections are to stand out.
  package var hasProminentHeaders = false

  package init() {}

  /// The style of a family; nil is the automatic one.
  package subscript(family: ControlStyleFamily) -> ControlStyle? {
    get { styles.first { $0.family == family } }
    set {
      styles.removeAll { $0.family == family }
      if let newValue { styles.append(newValue) }
    }
  }
}

/// The families of styles.
package enum ControlStyleFamily: Sendable {
  case button, toggle, label, picker, textField, list, form, progressView, gauge, datePicker, menu, groupBox
  case disclosureGroup, controlGroup, labeledContent, tabView, navigation
}

/// A style: one of the library's by its type's name, or one of the program's, which makes views.
package struct ControlStyle {
  package var family: ControlStyleFamily
  /// The name of its type.
  package var name: String
  package var value: Value

  package init(family: ControlStyleFamily, name: String, value: Value) {
    self.family = family
    self.name = name
    self.value = value
  }
}

/// `ControlSize`.
package enum ControlSizeClass: UInt8, Sendable {
  case mini, small, regular, large, extraLarge
}

/// `Image.Scale`.
package enum ImageScale: UInt8, Sendable {
  case small, medium, large
}
