import LiveryAdwaita
import ThemeColor
import ThemeModel
import ThemeSession

/// A property that is a color: a swatch that opens the chooser, and the value as typed.
final class ColorOverrideRow: OverrideRow {
  /// Called when the user wants to choose a color, with the button where the chooser opens.
  var onChoose: (ColorOverrideRow, Button) -> Void = { _, _ in }

  /// The default role of most widgets.
  let usual: ColorRole
  private let button = Button(icon: "", label: "")
  private let swatch = Swatches(width: 34, height: 24)
  private let value = ValueField(atMost: 16)

  init(_ property: StyleProperty, _ name: String, usual: ColorRole) {
    self.usual = usual
    super.init(property, name, [button, value.widget])
    button.child = swatch
    button.addStyleClasses("flat", "livery-swatch")
    for part in [button, value.widget] as [Widget] { part.align(vertically: .center) }
    button.setName(translated("Choose \(name)"), tooltip: translated("Choose a Color"))
    value.entry.setAccessibleLabel(translated("\(name) value"))
    value.placeholder = translated("as in the theme")
    button.onClicked { [weak self] in self.map { $0.onChoose($0, $0.button) } }
    value.onEntered = { [weak self] (text) throws(SessionError) in try self?.enter(text) }
  }

  override func clear() {
    value.takeBack()
    super.clear()
  }

  override func show(_ value: ResolvedValue?) {
    super.show(value)
    self.value.show(value?.colorText ?? "")
    self.value.setDimmed(value == nil)
  }

  func focus() { button.takeFocus() }

  /// Shows the color itself; `nil` if the theme decides.
  func paint(_ color: Color?) {
    swatch.show(color.map { [$0.hex] } ?? [])
  }

  /// Sets the property to a typed color.
  private func enter(_ text: String) throws(SessionError) {
    let text = text.trimming(" \t").withHexMark
    if text.isEmpty {
      onChange(property, nil)
    } else if let role = ColorRole(name: text.hasPrefix("$") ? String(text.dropFirst()) : text) {
      onChange(property, .role(role))
    } else {
      do throws(ColorSyntaxError) {
        onChange(property, .color(try CSSColor(parsing: Array(text.utf8)[...]).mapped()))
      } catch {
        throw SessionError.noValue(reason: error.message)
      }
    }
  }
}

extension ResolvedValue {
  /// A color as a theme's file writes it; `nil` for any other value.
  fileprivate var colorText: String? {
    switch self {
    case .role(let role): "$\(role.name)"
    case .custom(let name): "$\(name)"
    case .color(let color): color.literal
    default: nil
    }
  }
}
