import CAdwaita

/// A question over a window.
public final class MessageDialog: Widget {
  override class var nativeType: GType { adw_message_dialog_get_type() }

  /// An answer that can be chosen.
  public struct Answer: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      case plain, suggested, destructive
    }

    let id: String
    let label: String
    let kind: Kind

    /// An underscore in the label marks its key.
    public init(_ id: String, _ label: String, _ kind: Kind = .plain) {
      (self.id, self.label, self.kind) = (id, label, kind)
    }
  }

  /// Asks a question, and tells the id of the answer.
  ///
  /// - Parameters:
  ///   - heading: The question, as plain text.
  ///   - body: What one should know to answer it, as plain text.
  ///   - answers: The first is what closing the dialog means.
  ///   - preferred: The answer that Enter gives.
  ///   - window: The window that waits for the answer.
  ///   - onAnswer: Told the id.
  public static func ask(
    _ heading: String, body: String, answers: [Answer], preferred: String, over window: Window,
    _ onAnswer: @escaping (String) -> Void
  ) {
    guard let native = adw_message_dialog_new(window.cast(), heading, body) else { return }
    let dialog = MessageDialog(retaining: native)
    let pointer: UnsafeMutablePointer<AdwMessageDialog> = dialog.cast()
    for answer in answers {
      adw_message_dialog_add_response(pointer, answer.id, answer.label)
      switch answer.kind {
      case .plain: break
      case .suggested:
        adw_message_dialog_set_response_appearance(pointer, answer.id, ADW_RESPONSE_SUGGESTED)
      case .destructive:
        adw_message_dialog_set_response_appearance(pointer, answer.id, ADW_RESPONSE_DESTRUCTIVE)
      }
    }
    adw_message_dialog_set_default_response(pointer, preferred)
    answers.first.map { adw_message_dialog_set_close_response(pointer, $0.id) }
    // GTK 4.8 would say the label twice, and the mark of its key too.
    for button in dialog.descendants.compactMap({ $0.as(Button.self) }) {
      guard let label = gtk_button_get_label(button.cast()) else { continue }
      let name = String(cString: label).filter { $0 != "_" }
      gtk_accessible_reset_relation(button.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
      button.setAccessibleLabel(name)
    }
    dialog.onString("response", onAnswer)
    gtk_window_present(dialog.cast())
  }
}
