import LiveryAdwaita
import ThemeColor

/// The commands in the menu of a color's row: copy it, go to the palette entry to which it refers,
/// or choose its appearances.
enum ColorCommand: RowCommand {
  case hex, css, entry
  case scope(ScopeCommand)

  nonisolated static var allCases: [ColorCommand] {
    [.hex, .css, .entry] + ScopeCommand.allCases.map(Self.scope)
  }

  /// The keys in a row that has the focus.
  static let keys: [(keys: String, command: ColorCommand)] = [
    ("<Control>c", .hex), ("<Control><Alt>c", .css), ("<Control>Return", .entry),
  ]

  var action: String {
    switch self {
    case .hex: "copy-hex"
    case .css: "copy-css"
    case .entry: "go-to-entry"
    case .scope(let command): command.action
    }
  }

  var label: String {
    switch self {
    case .hex: translated("Copy as _Hex")
    case .css: translated("Copy as _CSS")
    case .entry: translated("_Go to Palette Color")
    case .scope(let command): command.label
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
