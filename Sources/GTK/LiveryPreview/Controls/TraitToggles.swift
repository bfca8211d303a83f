import LiveryAdwaita
import ThemeModel

/// Toggles for High Contrast, Pure Black and a theme's own traits, or a menu of them.
final class TraitToggles {
  let widget = Squeezer()
  private let row = Box(.horizontal, spacing: 6)
  private let menu = MenuButton()
  private var own: [Traits.Custom] = []
  private var toggles: [Toggle] = []
  private var isUpdating = false

  /// Called with a trait's name when the user switches it on or off.
  var onSwitched: (_ name: String, _ isOn: Bool) -> Void = { _, _ in }

  init() {
    menu.label = translated("Traits")
    menu.setAccessibleLabel(translated("Traits"))
    menu.align(horizontally: .start)
    widget.add(row)
    widget.add(menu)
    fill()
  }

  /// Shows the traits of a theme, and whether each is on.
  func show(_ names: Set<String>, of theme: Theme, isForced: Bool) {
    isUpdating = true
    defer { isUpdating = false }
    if theme.traits.custom != own {
      own = theme.traits.custom
      fill()
    }
    for toggle in toggles { toggle.set(names.contains(toggle.name)) }
    let (contrast, black) = (toggles[0], toggles[1])
    if isForced { contrast.set(true) }
    contrast.action.isEnabled = !isForced
    contrast.button.isSensitive = !isForced
    contrast.button.tooltip =
      isForced ? translated("The desktop asks for high contrast") : translated("High Contrast")
    black.button.tooltip =
      theme.usedTraits.contains(.pureBlack)
      ? translated("Pure Black") : translated("Pure Black: “\(theme.name)” has no colors for it")
  }

  private func fill() {
    while let last = toggles.popLast() { row.remove(last.button) }
    let (group, items) = (ActionGroup(), Menu())
    let traits =
      [
        ("high-contrast", translated("High Contrast"), "livery-contrast-symbolic"),
        ("pure-black", translated("Pure Black"), "livery-black-symbolic"),
      ] + own.map { ($0.name, $0.summary, nil) }
    for (name, summary, icon) in traits {
      let button = ToggleButton()
      if let icon {
        button.setIcon(icon)
      } else {
        let label = Label(summary)
        label.ellipsize(afterCharacters: 18)
        button.child = label
      }
      button.setName(summary)
      button.focusesOnClick = false
      button.onToggled { [weak self, weak button] in
        guard let self, let button, !isUpdating else { return }
        onSwitched(name, button.isActive)
      }
      let action = group.add(name, isOn: false) { [weak button] in button?.isActive.toggle() }
      items.append(summary.replacing("_", with: "__"), action: "traits.\(name)")
      row.append(button)
      toggles.append(Toggle(name: name, button: button, action: action))
    }
    widget.install(group, as: "traits")
    menu.setMenu(items)
  }

  /// A trait's button and its menu item.
  private struct Toggle {
    let name: String
    let button: ToggleButton
    let action: Action

    func set(_ isOn: Bool) {
      button.isActive = isOn
      action.setOn(isOn)
    }
  }
}
