import LiveryAdwaita

extension BuiltPage {
  func prepareFeedback() {
    widget("open-toast", as: Button.self)?.onClicked { [weak self] in
      self?.root.as(ToastOverlay.self)?.add("Page deleted", button: "Undo")
    }
    updateMessageDialog()
    openDialogs()
    widget("open-alert", as: Button.self)?.onClicked { [weak self] in
      guard let self, let alert = widget("alert-real") else { return }
      root.presentInside(alert)
    }
  }
}
