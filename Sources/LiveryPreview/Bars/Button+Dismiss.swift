import Adwaita

extension Button {
  /// The button at the end of a bar that hides it.
  static func dismiss() -> Button {
    let button = Button(icon: "window-close-symbolic", label: "Dismiss")
    button.addStyleClass("flat")
    button.addStyleClass("livery-dismiss")
    button.align(vertically: .start)
    return button
  }
}
