import CLiveryAdwaita

/// A question in a dialog over a window: inside it since libadwaita 1.5.
public enum MessageDialog {
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
    let type = Toolkit.hasDialogsInside ? "AdwAlertDialog" : "AdwMessageDialog"
    let content = """
      <property name='heading'>\(heading.escapedMarkup)</property>
      <property name='body'>\(body.escapedMarkup)</property>
      <property name='default-response'>\(preferred)</property>
      <property name='close-response'>\(answers.first?.id ?? "close")</property>
      <responses>\(answers.map(\.element).joined())</responses>
      """
    guard let dialog = Builder.widget(ofType: type, content) else { return }
    window.closePopovers()
    // A screen reader would say the label twice in GTK 4.8, with the underscore.
    for button in dialog.descendants.compactMap({ $0.as(Button.self) }) {
      guard let label = button.lend({ gtk_button_get_label($0) }) else { continue }
      let name = String(cString: label).filter { $0 != "_" }
      button.setAccessibleLabel(name)
    }
    dialog.onString("response", onAnswer)
    dialog.presentModal(over: window)
  }
}

extension MessageDialog.Answer {
  /// The answer in GtkBuilder's XML.
  fileprivate var element: String {
    let appearance =
      switch kind {
      case .plain: "default"
      case .suggested: "suggested"
      case .destructive: "destructive"
      }
    return "<response id='\(id)' appearance='\(appearance)'>\(label.escapedMarkup)</response>"
  }
}
