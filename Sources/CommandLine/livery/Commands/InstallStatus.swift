import ArgumentParser
import CommandLineKit
import ThemeInstall
import ThemeSource

/// `livery status` prints which theme is installed, and whether its files were changed since.
struct InstallStatus: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Says which theme is installed, and where.")

  @Option(help: "How to print: text or json.") var format = TableFormat.text

  func run() throws {
    let status = try Terminal.reportingErrors { () throws(InstallError) in
      try Installer.ofUser().status()
    }
    if format == .json {
      let files = status.files.map { file in
        JSONValue.members(["path": .string(file.path), "state": .string(file.state)])
      }
      let value = JSONValue.members([
        "id": JSONValue(status.id),
        "name": JSONValue(status.name), "follows": .boolean(status.follows), "files": .array(files),
        "warnings": .strings(status.warnings),
      ])
      return try Terminal.write(value.text + "\n")
    }
    let theme = status.id.map { "\($0)  \(status.name ?? $0)" } ?? "no theme is installed"
    let following = status.follows ? ["  follows the desktop's light and dark"] : []
    let lines = [theme] + following + status.files.map { "  \($0.path): \($0.state)" }
    try Terminal.write(lines.map { $0.escapingControls + "\n" }.joined())
    for warning in status.warnings { Terminal.say(warning) }
  }
}
