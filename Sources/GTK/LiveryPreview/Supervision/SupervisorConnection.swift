import LiveryAdwaita
import LiveryRendering
import LiverySystem
import ThemeSession

/// The window's connection to the process that supervises it.
package final class SupervisorConnection {
  /// A message from the window.
  nonisolated enum Message: JSONLine, Hashable, Sendable {
    case trying

    /// The answer to a question: the main loop runs.
    case alive

    /// The frame clock begins the frame that shows a change.
    case inFrame

    case painted

    /// The window is about to exit, with a status.
    case leaving(Int)

    /// A theme's file is about to be read; `nil` when it was.
    case reading(path: String?)
  }

  /// The state to restore, if the window crashed before.
  let recovery: Recovery?

  /// The file for the window's state; `nil` for a screenshot, which is never restored.
  let file: SessionFile?

  /// Unsaved edits of a window that crashed at its start without a state to restore.
  let edits: [SessionSnapshot.Unsaved]

  /// The user's own stylesheet, if this window leaves it out.
  let leftOutSheet: UserSheet.LeftOut?

  /// Starts programs for the window, which itself may not.
  let starter: ProgramStarter?

  /// Audits pages for the window, which may not start programs that need a display.
  let supervisor: Helper?

  /// Tests stylesheets for the window; that needs a display, too.
  let trier: Helper?

  /// Sends requests to the desktop for the window, which may not start programs.
  let desktop: Helper?

  private let channel: ChildChannel

  init(
    channel: ChildChannel, file: SessionFile?, recovery: Recovery?,
    edits: [SessionSnapshot.Unsaved] = [], leftOutSheet: UserSheet.LeftOut? = nil,
    starter: ProgramStarter? = nil, supervisor: Helper? = nil, trier: Helper? = nil,
    desktop: Helper? = nil
  ) {
    (self.channel, self.file, self.recovery) = (channel, file, recovery)
    (self.edits, self.leftOutSheet, self.starter) = (edits, leftOutSheet, starter)
    (self.supervisor, self.trier, self.desktop) = (supervisor, trier, desktop)
  }

  func send(_ message: Message) {
    channel.send(Array(message.line.utf8))
  }

  /// The supervisor's check whether the main loop runs.
  nonisolated static let question: [UInt8] = [1]

  /// Answers the supervisor between the window's frames; `onLost` is called when that is killed.
  func answerQuestions(onLost: @escaping () -> Void) {
    MainLoop.onInput(of: channel.descriptor) { [weak self] in
      guard let self else { return false }
      switch channel.next() {
      case .message: send(.alive)
      case .nothing: break
      case .closed:
        onLost()
        return false
      }
      return true
    }
  }

  /// Reports which theme's file is read, from any thread.
  var reportReading: @Sendable (_ path: String?) -> Void {
    { [channel] path in channel.send(Array(Message.reading(path: path).line.utf8)) }
  }
}
