import CommandLineKit
import LiveryAdwaita
import LiverySystem

extension BuiltPage {
  /// Lets each button `open-dialog-NAME` open what the file `dialogs/NAME.ui` describes.
  func openDialogs() {
    let prefix = "open-dialog-"
    let folder = RegularFile.folder(of: file) + "/dialogs"
    for button in root.descendants.compactMap({ $0.as(Button.self) })
    where button.widgetName.hasPrefix(prefix) {
      let file = "\(folder)/\(button.widgetName.dropFirst(prefix.count)).ui"
      button.onClicked { [weak self] in self?.openDialog(file) }
    }
  }

  /// Opens a dialog over the window; nothing that is chosen in it has an effect.
  @discardableResult
  func openDialog(_ file: String) -> Dialog? {
    do {
      let dialog = try Builder(file: file).widget("dialog", as: Dialog.self)
      dialog?.keepLinksFromOpening()
      dialog?.present(over: root)
      return dialog
    } catch {
      Terminal.complain("\(error)")
      return nil
    }
  }
}
