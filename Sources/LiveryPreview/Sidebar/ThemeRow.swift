import Adwaita

/// A theme in the sidebar: its colors, its name, and a pin.
final class ThemeRow {
  let widget: ListRow
  private let strip = Swatches(width: 44, height: 20)
  private let label = Label("")
  private let mark = Icon("dialog-warning-symbolic")
  private let pin = ToggleButton()
  private var shown: (theme: SidebarTheme, isPinned: Bool)?
  private var isUpdating = false

  /// Told the theme whose pin was pressed, and whether it is to be pinned.
  var onPinned: (SidebarTheme, Bool) -> Void = { _, _ in }

  init() {
    label.xalign = 0
    label.hexpand = true
    label.ellipsize()
    pin.setIcon("view-pin-symbolic")
    pin.addStyleClass("flat")
    pin.addStyleClass("livery-pin")
    pin.align(vertically: .center)
    pin.focusesOnClick = false
    let content = Box(.horizontal, spacing: 9)
    for part in [strip, label, mark, pin] as [Widget] { content.append(part) }
    widget = ListRow(name: "", child: content)
    widget.addStyleClass("livery-theme")
    pin.onToggled { [weak self] in
      guard let self, !isUpdating, let theme = shown?.theme else { return }
      onPinned(theme, pin.isActive)
    }
  }

  func show(_ theme: SidebarTheme, isPinned: Bool) {
    guard shown?.theme != theme || shown?.isPinned != isPinned else { return }
    shown = (theme, isPinned)
    isUpdating = true
    defer { isUpdating = false }
    strip.show(theme.swatches)
    label.text = theme.isDirty ? "• \(theme.name)" : theme.name
    widget.setAccessibleLabel(theme.name)
    widget.setAccessibleDescription(
      [theme.isBroken ? "Has errors" : nil, theme.isDirty ? "Has unsaved changes" : nil]
        .compactMap(\.self).joined(separator: ", "))
    widget.tooltip = theme.path ?? (theme.name.count > 12 ? theme.name : nil)
    mark.isVisible = theme.isBroken
    mark.tooltip = "This file has errors"
    pin.isActive = isPinned
    let verb = isPinned ? "Unpin" : "Pin"
    pin.tooltip = "\(verb) “\(theme.name)”"
    pin.setAccessibleLabel("\(verb) \(theme.name)")
  }
}
