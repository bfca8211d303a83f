import ArgumentParser
import CommandLineKit
import DesktopDiagnosis
import LiveryPreview
import LiverySystem
import ThemeInstall

extension DesktopQuestion: ExpressibleByArgument {}

/// What the window has asked of the desktop: it may start no program by itself.
///
/// It exits with 1 where the answer is no, and says on standard output why.
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
