import ArgumentParser
import Console
import ThemeInstall
import ThemeSource

/// `livery status` prints which theme is installed, and whether somebody changed its files.
struct InstallStatus: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Says which theme is installed, and where.")

  func run() throws {
    let status = try Terminal.reportingErrors { () throws(InstallError) in
      try Installer.ofUser().status()
    }
    let theme = status.id.map { "\($0)  \(status.name ?? $0)" } ?? "no theme is installed"
    let lines = [theme] + status.files.map { "  \($0.path): \($0.state)" }
    try Terminal.write(lines.map { $0.escapingControls + "\n" }.joined())
  }
}
