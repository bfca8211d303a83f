import Adwaita

extension BuiltPage {
  func prepareFeedback() {
    widget("open-toast", as: Button.self)?.onClicked { [weak self] in
      self?.root.as(ToastOverlay.self)?.add("Page deleted", button: "Undo")
    }
    openDialogs()
  }
}
