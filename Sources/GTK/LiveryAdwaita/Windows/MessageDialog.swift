import CLiveryAdwaita

/// A question in a dialog over a window.
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

    /// Creates an answer; an underscore in the label marks its mnemonic.
    public init(_ id: String, _ label: String, _ kind: Kind = .plain) {
      (self.id, self.label, self.kind) = (id, label, kind)
    }
  }

  /// Asks a question in plain text, and calls `onAnswer` with the ID of the answer.
  ///
  /// Closing the dialog gives the first answer, and Enter the preferred one. Popovers that would
  /// cover the dialog are closed.
  public static func ask(
    _ heading: String, body: String, answers: [Answer], preferred: String, over window: Window,
    _ onAnswer: @escaping (String) -> Void
  ) {
    guard let native = window.lend({ adw_message_dialog_new($0, heading, body) }) else { return }
    window.closePopovers()
    let dialog = MessageDialog(retaining: native)
    dialog.add(answers, preferred: preferred)
    // A screen reader would say the label twice in GTK 4.8, with the underscore.
    for button in dialog.descendants.compactMap({ $0.as(Button.self) }) {
      guard let label = button.lend({ gtk_button_get_label($0) }) else { continue }
      let name = String(cString: label).filter { $0 != "_" }
      button.setAccessibleLabel(name)
    }
    dialog.onString("response", onAnswer)
    dialog.lend { gtk_window_present($0) }
  }

  private func add(_ answers: [Answer], preferred: String) {
    for answer in answers {
      adw_message_dialog_add_response(cast(), answer.id, answer.label)
      switch answer.kind {
      case .plain: break
      case .suggested:
        adw_message_dialog_set_response_appearance(cast(), answer.id, ADW_RESPONSE_SUGGESTED)
      case .destructive:
        adw_message_dialog_set_response_appearance(cast(), answer.id, ADW_RESPONSE_DESTRUCTIVE)
      }
    }
    adw_message_dialog_set_default_response(cast(), preferred)
    answers.first.map { adw_message_dialog_set_close_response(cast(), $0.id) }
  }
}
