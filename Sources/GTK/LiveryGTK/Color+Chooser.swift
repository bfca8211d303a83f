package import LiveryAdwaita
package import ThemeColor

extension Color {
  /// A color that a person chose.
  package init(_ value: ColorChooser.Value) {
    self.init(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
  }
}

extension ColorChooser.Value {
  /// A color for the toolkit's choosers.
  package init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
