import LiveryAdwaita

/// A theme in the sidebar: its colors, its name, a pin, and for an opened file a close button.
final class ThemeRow {
  let widget: ListRow
  private let strip = Swatches(width: 44, height: 20)
  private let label = Label(atStart: "")
  private let mark = Icon("dialog-error-symbolic")
  private let close = Button(icon: "window-close-symbolic", label: "")
  private let pin = ToggleButton()
  private var shown: (theme: SidebarTheme, isPinned: Bool)?
  private var isUpdating = false

  weak var delegate: (any ThemeListDelegate)?

  init() {
    label.hexpand = true
    label.wrap(upToLines: 2)
    pin.setIcon("view-pin-symbolic")
    for button in [close, pin] as [Widget] {
      button.addStyleClasses("flat", "livery-pin")
      button.align(vertically: .center)
      button.focusesOnClick = false
    }
    let buttons = Box(.horizontal, [close, pin])
    widget = ListRow(
      name: "", child: Box(.horizontal, spacing: 9, [strip, label, mark, buttons]))
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
    label.text = theme.isDirty ? "• \(theme.distinctName)" : theme.distinctName
    widget.setAccessibleLabel(theme.distinctName)
    widget.setAccessibleDescription(
      [
        theme.isBroken ? translated("Has errors") : nil,
        theme.isDirty ? translated("Has unsaved changes") : nil,
      ]
      .compactMap(\.self).joined(separator: ", "))
    let whole = [theme.distinctName.count > 24 ? theme.distinctName : nil, theme.path].compactMap(
      \.self)
    widget.tooltip = whole.isEmpty ? nil : whole.joined(separator: "\n")
    mark.isVisible = theme.isBroken
    mark.tooltip = translated("This file has errors")
    close.isVisible = theme.section == .opened
    close.setName(translated("Close \(theme.name)"), tooltip: translated("Close “\(theme.name)”"))
    pin.isActive = isPinned
    if isPinned {
      pin.setName(
        translated("Unpin \(theme.name)"), tooltip: translated("Unpin “\(theme.name)”"))
    } else {
      pin.setName(translated("Pin \(theme.name)"), tooltip: translated("Pin “\(theme.name)”"))
    }
  }
}
