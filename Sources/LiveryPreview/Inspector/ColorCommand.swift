import LiveryAdwaita
import ThemeColor

/// What can be done with a color by its row's menu: copy it, or go to the palette entry that it
/// refers to.
enum ColorCommand: String, RowCommand {
  case hex = "copy-hex"
  case css = "copy-css"
  case entry = "go-to-entry"

  /// The keys in a row that has the focus.
  static let keys: [(keys: String, action: String)] = [
    ("<Control>c", "row-menu.copy-hex"), ("<Control><Alt>c", "row-menu.copy-css"),
    ("<Control>Return", "row-menu.go-to-entry"),
  ]

  var action: String { rawValue }

  var label: String {
    switch self {
    case .hex: translated("Copy as _Hex")
    case .css: translated("Copy as _CSS")
    case .entry: translated("_Go to Palette Color")
    }
  }
}

extension Color {
  /// The color as stylesheets write it in numbers.
  var cssText: String {
    let (red, green, blue, opacity) = bytes
    guard opacity < 255 else { return "rgb(\(red), \(green), \(blue))" }
    let thousandths = (Int(opacity) * 1000 + 127) / 255
    let digits = String(1000 + thousandths).dropFirst()
    return "rgba(\(red), \(green), \(blue), 0.\(digits))"
  }
}
