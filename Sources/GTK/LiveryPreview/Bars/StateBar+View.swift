import LiveryAdwaita

extension StateBar {
  /// A bar that says that pages are shown with changed view options; its button resets them.
  static func ofView() -> StateBar {
    StateBar(
      .information, name: translated("Simulated"),
      button: Button(text: translated("Reset", context: "view"), name: translated("Reset View")))
  }

  func show(_ options: ViewOptions) {
    let words = options.words
    show(words.isEmpty ? nil : words.joined(separator: " · "))
  }
}
