import Adwaita

/// A theme in the sidebar: its colors, its name, a pin, and for an opened file a close button.
final class ThemeRow {
  let widget: ListRow
  private let strip = Swatches(width: 44, height: 20)
  private let label = Label("")
  private let mark = Icon("dialog-error-symbolic")
  private let close = Button(icon: "window-close-symbolic", label: "")
  private let pin = ToggleButton()
  private var shown: (theme: SidebarTheme, isPinned: Bool)?
  private var isUpdating = false

  weak var delegate: (any ThemeListDelegate)?

  init() {
    label.xalign = 0
    label.hexpand = true
    label.ellipsize()
    pin.setIcon("view-pin-symbolic")
    for button in [close, pin] as [Widget] {
      button.addStyleClass("flat")
      button.addStyleClass("livery-pin")
      button.align(vertically: .center)
    }
    close.focusesOnClick = false
    pin.focusesOnClick = false
    let content = Box(.horizontal, spacing: 9)
    let buttons = Box(.horizontal)
    for button in [close, pin] { buttons.append(button) }
    for part in [strip, label, mark, buttons] as [Widget] { content.append(part) }
    widget = ListRow(name: "", child: content)
    widget.addStyleClass("livery-theme")
    close.onClicked { [weak self] in
      guard let self, let theme = shown?.theme else { return }
      delegate?.closeTheme(theme)
    }
    pin.onToggled { [weak self] in
      guard let self, !isUpdating, let theme = shown?.theme else { return }
      delegate?.setPinned(pin.isActive, theme)
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
    let whole = [theme.name.count > 12 ? theme.name : nil, theme.path].compactMap(\.self)
    widget.tooltip = whole.isEmpty ? nil : whole.joined(separator: "\n")
    mark.isVisible = theme.isBroken
    mark.tooltip = "This file has errors"
    close.isVisible = theme.section == .opened
    close.tooltip = "Close “\(theme.name)”"
    close.setAccessibleLabel("Close \(theme.name)")
    pin.isActive = isPinned
    let verb = isPinned ? "Unpin" : "Pin"
    pin.tooltip = "\(verb) “\(theme.name)”"
    pin.setAccessibleLabel("\(verb) \(theme.name)")
  }
}
