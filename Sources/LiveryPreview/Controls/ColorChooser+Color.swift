import Adwaita
import ThemeColor

extension Color {
  /// The color that was chosen in a color chooser.
  init(_ value: ColorChooser.Value) {
    self.init(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
  }
}

extension ColorChooser.Value {
  /// A color for a color chooser.
  init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
