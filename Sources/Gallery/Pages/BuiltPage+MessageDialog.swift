import Adwaita
import GTKKnowledge
import LiveryGTK
import ThemeModel

extension BuiltPage {
  /// Gives the still of a message dialog the buttons and the room that libadwaita 1.6 gave it.
  ///
  /// Before, its buttons were flat and touched each other under a line.
  func updateMessageDialog() {
    guard Toolkit.release.adwaita >= .v1_6,
      let message = widget("dialog-message-area"),
      let area = widget("dialog-response-area", as: Box.self),
      let row = widget("dialog-response-row", as: Box.self)
    else { return }
    for name in ["has-heading", "has-body"] { message.addStyleClass(name) }
    for (text, name) in zip(message.children, ["heading-bin", "body"]) { text.addStyleClass(name) }
    widget("dialog-separator")?.isVisible = false
    for button in row.children {
      row.remove(button)
      area.append(button)
      button.removeStyleClass("flat")
      button.hexpand = true
      for (old, new) in Self.meanings where button.hasStyleClass(old) {
        button.removeStyleClass(old)
        button.addStyleClass(new)
      }
    }
    area.remove(row)
  }

  /// The classes of responses before 1.6, and those of buttons.
  private static var meanings: [(old: String, new: String)] {
    [("suggested", "suggested-action"), ("destructive", "destructive-action")]
  }
}
