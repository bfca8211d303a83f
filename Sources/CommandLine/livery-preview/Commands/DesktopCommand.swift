import ArgumentParser
import CommandLineKit
import DesktopDiagnosis
import LiveryPreview
import LiverySystem
import ThemeInstall

extension DesktopQuestion: ExpressibleByArgument {}

/// The hidden command through which the window asks the desktop for something, since it may not
/// start programs itself.
///
/// If the answer is no, it exits with 1 and prints the reason on standard output.
struct DesktopCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: DesktopService.command, abstract: "Asks something of the desktop.",
    shouldDisplay: false)

  @Argument var question: DesktopQuestion

  func run() throws {
    let environment = Environment.variables
    switch question {
    case .report:
      guard let session = try? UserSession(environment: environment) else { throw Status.findings }
      try Terminal.write(Diagnosis(of: session).text())
    case .reload:
      guard let places = InstallPlaces(environment: environment) else { throw Status.findings }
      let reload = LiveReload(by: .motion, in: places)
      guard let reason = reload.run() ?? reload.lateReason else { return }
      try Terminal.write(reason + "\n")
      throw Status.findings
    }
  }
}
