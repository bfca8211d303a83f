import LiveryAdwaita
import ThemeColor
import ThemeSession

/// The menu of a color's row: copies the color, and goes to the palette entry that it refers to.
final class ColorRowMenu {
  /// What can be done with a color.
  enum Command: String, CaseIterable {
    case hex = "copy-hex"
    case css = "copy-css"
    case entry = "go-to-entry"

    /// What the menu calls it.
    fileprivate var label: String {
      switch self {
      case .hex: translated("Copy as _Hex")
      case .css: translated("Copy as _CSS")
      case .entry: translated("_Go to Palette Color")
      }
    }
  }

  /// The keys in a row that has the focus.
  static let keys: [(keys: String, action: String)] = [
    ("<Shift>F10", "color-menu.open"), ("Menu", "color-menu.open"),
    ("<Control>c", "color-menu.copy-hex"), ("<Control><Alt>c", "color-menu.copy-css"),
    ("<Control>Return", "color-menu.go-to-entry"),
  ]

  private let popover = Popover(
    menu: Menu(Command.allCases.map { ($0.label, "color-row.\($0.rawValue)") }))
  private let holder: Widget
  private var actions: [(command: Command, action: Action)] = []
  private var row: ColorRow?

  /// Creates a menu that a widget around the rows holds.
  init(in holder: Widget, _ perform: @escaping (Command, ColorRow) -> Void) {
    self.holder = holder
    popover.addStyleClass(SafeSheet.mark)
    let group = ActionGroup()
    actions = Command.allCases.map { command in
      let action = group.add(command.rawValue) { [weak self] in
        if let row = self?.row { perform(command, row) }
      }
      return (command, action)
    }
    holder.install(group, as: "color-row")
  }

  isolated deinit {
    popover.detach()
  }

  /// Opens the menu of a row.
  func open(_ row: ColorRow) {
    self.row = row
    for (command, action) in actions {
      action.isEnabled = command == .entry ? row.shown?.entry != nil : row.shown?.painted != nil
    }
    popover.setAccessibleLabel(translated("Menu of \(row.color.title)"))
    popover.open(on: holder, at: row.widget)
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
