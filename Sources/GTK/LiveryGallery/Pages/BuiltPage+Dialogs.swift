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
      let name = String(button.widgetName.dropFirst(prefix.count))
      if let later = laterDialog(name, in: folder) {
        button.onClicked { [weak self] in self?.openInside(later) }
      } else {
        button.onClicked { [weak self] in self?.openDialog("\(folder)/\(name).ui") }
      }
    }
  }

  /// The file of a dialog that only a later libadwaita has, `later/NAME-TYPE.ui`, where it has it.
  func laterDialog(_ name: String, in folder: String) -> String? {
    Folder.names(in: "\(folder)/later").first { file in
      guard file.hasPrefix("\(name)-"), file.hasSuffix(".ui") else { return false }
      let type = String(file.dropFirst(name.count + 1).dropLast(3))
      return BuilderCatalogue.availability(of: type) == .available
    }
    .map { "\(folder)/later/\($0)" }
  }

  /// Opens a dialog inside the window; nothing that is chosen in it has an effect.
  private func openInside(_ file: String) {
    do {
      guard let dialog = try Builder(file: file).widget("dialog") else { return }
      dialog.keepLinksFromOpening()
      root.presentInside(dialog)
    } catch {
      Terminal.printError("\(error)")
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
      Terminal.printError("\(error)")
      return nil
    }
  }
}
