import Adwaita
import ThemeColor
import ThemeLint
import ThemeModel

/// A color in the inspector: a swatch, its name, the value as typed, its contrast, and a reset.
final class ColorRow {
  /// What a person can do to the color.
  struct Actions {
    let choose: (ColorRow) -> Void
    /// Gives why the value cannot be.
    let set: (ColorRole, String) -> String?
    let reset: (ColorRole) -> Void
  }

  let role: ColorRole
  let widget: ListRow

  /// The button that shows the color, to which a chooser points.
  let button = Button(icon: "", label: "")
  private let swatch = Swatches(width: 34, height: 24)
  private let name: Label
  private let entry = Entry()
  private let badge = Label("")
  private let reset = Button(icon: "edit-clear-symbolic", label: "")
  private let actions: Actions
  private(set) var shown: ColorState?

  init(_ role: ColorRole, _ actions: Actions) {
    (self.role, self.actions) = (role, actions)
    name = Label(role.name)
    name.xalign = 0
    name.ellipsize()
    name.tooltip = role.summary
    entry.setWidth(characters: 8, atMost: 40)
    entry.setAccessibleLabel("\(role.name) value")
    entry.hexpand = true
    entry.addStyleClass("livery-value")
    entry.alignWithDirection()
    button.child = swatch
    button.addStyleClass("flat")
    button.addStyleClass("livery-swatch")
    button.align(vertically: .center)
    button.setAccessibleLabel("Choose \(role.name)")
    button.tooltip = "Choose a Color"
    badge.addStyleClass("livery-badge")
    badge.align(vertically: .center)
    reset.addStyleClass("flat")
    reset.addStyleClass("circular")
    reset.align(vertically: .center)
    reset.setAccessibleLabel("Reset \(role.name)")
    reset.tooltip = "Leave to What the Theme Extends"
    let texts = Box(.vertical)
    texts.hexpand = true
    texts.align(vertically: .center)
    texts.append(name)
    texts.append(entry)
    let content = Box(.horizontal, spacing: 12)
    for part in [button, texts, badge, reset] as [Widget] { content.append(part) }
    widget = ListRow(name: role.name, child: content)
    widget.addStyleClass("livery-color")
    widget.setAccessibleDescription(role.summary)
    connect()
  }

  private func connect() {
    button.onClicked { [weak self] in self.map { $0.actions.choose($0) } }
    reset.onClicked { [weak self] in self.map { $0.actions.reset($0.role) } }
    entry.onActivated { [weak self] in self?.commit() }
    entry.onChanged { [weak self] in self?.forgive() }
    entry.onFocusLeft { [weak self] in
      guard let self, !commit() else { return }
      entry.text = shown?.expression ?? ""
      forgive()
    }
  }

  /// Shows the color as it is now; what is being typed stays.
  func show(_ state: ColorState) {
    guard state != shown else { return }
    let old = shown
    shown = state
    if state.painted != old?.painted { swatch.show([state.painted.hex]) }
    if !entry.hasFocus || entry.text == old?.expression { entry.text = state.expression ?? "" }
    entry.setStyleClass("dim-label", !state.isOwn)
    name.setStyleClass("livery-own", state.isOwn)
    reset.opacity = state.isOwn ? 1 : 0
    reset.isSensitive = state.isOwn
    show(state.contrast)
  }

  private func show(_ contrast: ColorState.Contrast?) {
    badge.isVisible = contrast != nil
    guard let contrast else { return }
    badge.text = ContrastRatio.number(contrast.ratio, below: contrast.minimum)
    badge.setStyleClass("success", contrast.minimum != nil && contrast.isEnough)
    badge.setStyleClass("warning", !contrast.isEnough)
    let asked = contrast.minimum.map { ", \(ContrastRatio.short($0)) is asked for" } ?? ""
    let text = "\(contrast.pair): \(ContrastRatio.text(contrast.ratio))\(asked)"
    badge.tooltip = text
    badge.setAccessibleLabel("Contrast of \(text)")
  }

  /// Takes what was typed over; `false` where it makes no color.
  @discardableResult
  private func commit() -> Bool {
    guard entry.text != shown?.expression ?? "" else { return true }
    guard let complaint = actions.set(role, entry.text) else { return true }
    entry.addStyleClass("error")
    entry.tooltip = complaint
    return false
  }

  private func forgive() {
    entry.removeStyleClass("error")
    entry.tooltip = nil
  }
}
