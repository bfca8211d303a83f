import LiveryAdwaita
import ThemeSession

/// Asks for the name and the value of a palette color, and adds it to the theme.
final class PalettePopover {
  /// Called with the name of a color that was added.
  var onAdded: (ColorName) -> Void = { _ in }

  private let session: ThemeSession
  private let popover: Popover
  private let name = ValueField()
  private let value = ValueField()

  init(_ session: ThemeSession) {
    self.session = session
    let add = Button(text: translated("Add"), name: translated("Add the Color"))
    add.addStyleClass("suggested-action")
    name.entry.setAccessibleLabel(translated("Name of the color"))
    name.placeholder = translated("a name, such as sea")
    value.entry.setAccessibleLabel(translated("Value of the color"))
    value.placeholder = translated("a color, such as #204060")
    let content = Box(.vertical, spacing: 6, [name.widget, value.widget, add])
    content.setMargins(top: 6, bottom: 6, start: 6, end: 6)
    for field in [name, value] { field.widget.setMargins(start: 6, end: 6) }
    popover = Popover(child: content)
    popover.setAccessibleLabel(translated("Add Palette Color…"))
    popover.addShortcuts(WindowShortcuts.popover)
    add.onClicked { [weak self] in self?.add() }
    for field in [name, value] { field.entry.onActivated { [weak self] in self?.add() } }
  }

  isolated deinit {
    popover.detach()
  }

  /// Opens the popover at a button inside `holder`.
  func open(at button: Widget, in holder: Widget) {
    for field in [name, value] {
      field.show("")
      field.takeBack()
    }
    popover.open(on: holder, at: button)
    name.entry.takeFocus()
  }

  private func add() {
    let title = name.entry.text.trimming(" \t$")
    guard !title.isEmpty else { return name.complain(translated("a name is missing")) }
    let color = ColorName.palette(title)
    guard !session.look.theme.namedColors.contains(where: { $0.name == color }) else {
      return name.complain(translated("“\(title)” is in the palette already"))
    }
    do throws(SessionError) {
      try session.setColor(color, to: value.entry.text.trimming(" \t").withHexMark)
    } catch {
      return value.complain(error.description)
    }
    for field in [name, value] { field.takeBack() }
    popover.close()
    onAdded(color)
  }
}
