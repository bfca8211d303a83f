import CommandLineKit
import LiverySystem
import ThemeFormats

/// Lets `livery-preview` load a theme's stylesheet in GTK before it is installed.
///
/// Every GTK application reads the user's stylesheet, so one that crashes GTK breaks the whole
/// desktop.
struct InstallCrashTest {
  private let stylesheet: [UInt8]

  init(of written: WrittenTheme) {
    stylesheet = written.files.first?.bytes ?? []
  }

  /// Refuses a theme that crashes GTK; prints a note if the theme cannot be tested.
  func check(_ theme: String) throws {
    guard ScreenKind.available != nil, let program = PreviewProgram.candidates.first else {
      return Terminal.say(
        "'\(theme)' was not tried before: that needs 'livery-preview', and a display or Xvfb")
    }
    guard let helper = Helper([program, "trial"]) else { return sayUntried(theme, nil) }
    Terminal.ignoreClosedPipes()
    helper.send(String(decoding: stylesheet, as: UTF8.self))
    helper.finish()
    while !helper.isSilent {
      Helper.wait(for: [helper], milliseconds: 1_000)
      guard let reason = helper.nextLine() else { continue }
      guard helper.wait() == .exit(Int(Status.findings.rawValue)) else {
        return sayUntried(theme, reason)
      }
      Terminal.printError(
        "'\(theme)' is not installed, since no application would start with it: \(reason); "
          + "nothing is changed. 'livery check' may name the cause")
      throw Status.findings
    }
    if helper.wait() != .exit(0) { sayUntried(theme, nil) }
  }

  private func sayUntried(_ theme: String, _ reason: String?) {
    Terminal.say("'\(theme)' was not tried before: \(reason ?? "'livery-preview' does not run")")
  }
}
