import ArgumentParser
import CommandLineKit
import DesktopDiagnosis
import LiverySystem
import ThemeInstall
import ThemeSource

/// `livery doctor` prints which theme the apps of this desktop get, why, and which problems it has.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Says which theme apps get on this desktop, and why.",
    discussion: """
      It reads GTK's configuration and what has been written there by which program, the desktop's \
      settings, variables, themes and Flatpak's overrides, and changes nothing. It exits with 1 where \
      there is something to do. 'gsettings' and 'gdbus' are asked, where they are installed, for a \
      second at most.
      """)

  @Option(help: "How to print: text or json.") var format = TableFormat.text
  @Flag(help: "Print notes, too, and the reason of each answer.") var verbose = false
  @Option(
    help: ArgumentHelp(
      "Show an app with your stylesheet and without it, out of sight, and say what differs.",
      valueName: "command"),
    completion: .shellCommand("compgen -c"))
  var app: String?

  func validate() throws {
    guard app == nil || format == .text else {
      throw ValidationError("'--app' prints text, and goes without '--format'")
    }
    if let app, app.allSatisfy({ $0 == " " }) {
      throw ValidationError("'--app' expects an app's command line")
    }
  }

  func run() throws {
    let session = try Terminal.reportingErrors { () throws(InstallError) in
      try UserSession(environment: Environment.variables)
    }
    let diagnosis = Diagnosis(of: session)
    switch format {
    case .json: try Terminal.write(DiagnosisTable(diagnosis).json.text + "\n")
    case .text: try Terminal.write(diagnosis.text(isVerbose: verbose))
    }
    if let app { try AppComparison(of: app, with: session.stylesheet).run() }
    if diagnosis.hasFaults { throw Status.findings }
  }
}
