import LiveryAdwaita

extension Label {
  /// Says something below what it is about, as an error where it is one.
  func say(_ text: String, isError: Bool = false) {
    self.text = text
    setStyleClass("error", isError)
    setStyleClass("dim-label", !isError)
  }
}
