import LiveryAdwaita

extension Label {
  /// Shows a message below the field, as an error if it is one.
  func say(_ text: String, isError: Bool = false) {
    self.text = text
    setStyleClass("error", isError)
    setStyleClass("dim-label", !isError)
  }
}
