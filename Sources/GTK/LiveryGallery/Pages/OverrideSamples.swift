import LiveryAdwaita
import LiveryGTK
import ThemeColor
import ThemeModel
import ThemeSession

/// The controls of the Custom Views page that give one box and one label properties of their own.
///
/// Each sets its property alone; all others stay the theme's.
final class OverrideSamples {
  private static let box = "override-box"
  private static let label = "override-label"

  private let session: ThemeSession
  private let color, border: ColorButton
  private let radius, width: SpinButton
  private let row: ActionRow
  private let clear: Button
  private var isUpdating = false

  /// Takes the controls of a page; `nil` where one of them is missing.
  init?(on page: BuiltPage, session: ThemeSession) {
    guard let color = page.widget("override-color", as: ColorButton.self),
      let border = page.widget("override-border", as: ColorButton.self),
      let radius = page.widget("override-radius", as: SpinButton.self),
      let width = page.widget("override-width", as: SpinButton.self),
      let row = page.widget("override-row", as: ActionRow.self),
      let clear = page.widget("override-clear", as: Button.self)
    else { return nil }
    (self.session, self.color, self.border) = (session, color, border)
    (self.radius, self.width, self.row, self.clear) = (radius, width, row, clear)
    color.onChosen { [weak self] in
      self?.set(.color, of: Self.label) { .color(Color($0.color.value)) }
    }
    border.onChosen { [weak self] in
      self?.set(.borderColor, of: Self.box) { .color(Color($0.border.value)) }
    }
    radius.onChanged { [weak self] in
      self?.set(.radius, of: Self.box) { .lengths([$0.radius.value]) }
    }
    width.onChanged { [weak self] in
      self?.set(.borderWidth, of: Self.box) { .lengths([$0.width.value]) }
    }
    clear.onClicked { [weak self] in
      self?.session.clearOverride(of: Self.box)
      self?.session.clearOverride(of: Self.label)
    }
    session.observe(self) { [weak self] in self?.show($0) }
  }

  private func set(
    _ property: StyleProperty, of widget: String, to value: (OverrideSamples) -> ResolvedValue
  ) {
    guard !isUpdating else { return }
    session.override(widget, with: Style().setting(property, to: value(self)))
  }

  /// Shows what is set, and where nothing is, what the theme says.
  private func show(_ session: ThemeSession) {
    isUpdating = true
    defer { isUpdating = false }
    let (box, label) = (session.overrides[Self.box], session.overrides[Self.label])
    let theme = session.loadedTheme.resolved
    let sample = session.loadedTheme.theme.components["box"]
    color.value = .init(label[.color]?.color ?? theme[.label])
    border.value = .init(box[.borderColor]?.color ?? theme[.border])
    radius.value = (box[.radius] ?? theme.value(of: .radius, for: sample))?.length ?? 24
    width.value = (box[.borderWidth] ?? theme.value(of: .borderWidth, for: sample))?.length ?? 1
    let count = box.declarations.count + label.declarations.count
    row.subtitle = count == 0 ? "None set" : "\(count) set"
    clear.isSensitive = count > 0
  }
}

extension ResolvedTheme {
  /// What the rule for a component says of a property, whatever it stands in.
  fileprivate func value(of property: StyleProperty, for component: Component?) -> ResolvedValue? {
    guard let component else { return nil }
    let selector = StyleSelector([StyleSelector.Step(component)])
    return rules.last { self.selector(of: $0) == selector }
      .flatMap { rule in declarations(of: rule).first { $0.property == property }?.value }
  }
}

extension ResolvedValue {
  fileprivate var color: Color? {
    if case .color(let color) = self { return color }
    return nil
  }

  fileprivate var length: Double? {
    if case .lengths(let lengths) = self { return lengths.first }
    return nil
  }
}
