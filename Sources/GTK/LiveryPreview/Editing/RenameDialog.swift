import LiveryAdwaita
import LiveryGallery
import ThemeSession

/// Asks for the new name of a theme, until a valid one is set or the user cancels.
final class RenameDialog {
  private let field: NameField
  private let accept = Button(label: translated("Rename"))
  private let dialog: FormDialog

  /// Creates a dialog; `rename` sets a name.
  init(_ theme: String, _ rename: @escaping (String) throws(SessionError) -> Void) {
    field = NameField(theme)
    field.widget.setMargins(top: 18, bottom: 18, start: 18, end: 18)
    dialog = FormDialog(
      translated("Rename Theme"), cancel: Button(label: translated("Cancel")), accept: accept,
      content: field.widget)
    field.onChanged = { [weak self] in self?.check() }
    accept.onClicked { [weak self] in
      guard let self else { return }
      do throws(SessionError) {
        try rename(field.name)
        dialog.close()
      } catch {
        field.say("\(error)".capitalizedFirst, isError: true)
      }
    }
  }

  func present(over window: Window) {
    dialog.present(over: window)
    field.takeFocus()
  }

  private func check() {
    let isEmpty = field.name.isEmpty
    accept.isSensitive = !isEmpty
    field.say(isEmpty ? translated("A theme needs a name") : "", isError: isEmpty)
  }
}
