import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import ThemeModel

extension BuiltPage {
  /// Gives the still of a message dialog the buttons and the room that libadwaita 1.6 gave it.
  ///
  /// Before, its buttons were flat and touched each other under a line. Where a row of them does
  /// not fit, they stand in a column, as they do in a real one.
  func updateMessageDialog() {
    guard Toolkit.release.adwaita >= .v1_6 else { return }
    for name in ["has-heading", "has-body"] {
      widget("dialog-message-area")?.addStyleClass(name)
    }
    let texts = widget("dialog-message-area")?.children ?? []
    for (text, name) in zip(texts, ["heading-bin", "body"]) { text.addStyleClass(name) }
    widget("dialog-separator")?.isVisible = false
    widget("dialog-response-area")?.removeStyleClass("response-area")
    for responses in ["dialog-response-row", "dialog-response-column"].compactMap({ widget($0) }) {
      responses.addStyleClass("response-area")
      for button in responses.children {
        button.removeStyleClass("flat")
        for (old, new) in Self.meanings where button.hasStyleClass(old) {
          button.removeStyleClass(old)
          button.addStyleClass(new)
        }
      }
    }
  }

  /// The classes of responses before 1.6, and those of buttons.
  private static var meanings: [(old: String, new: String)] {
    [("suggested", "suggested-action"), ("destructive", "destructive-action")]
  }
}
