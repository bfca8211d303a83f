import ArgumentParser
import CommandLineKit
import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import LiveryRendering
import ThemeCSS
import ThemeModel
import ThemeSource

/// `livery-preview roles ocean --page controls` prints which role paints which specimens.
struct RolesCommand: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "roles",
    abstract: "Prints which role of a theme paints which specimens of the gallery.",
    discussion: """
      Each page is painted with one role changed at a time. A specimen that then has another pixel \
      is painted by the role. No display is needed: a private one is started where Xvfb or \
      gtk4-broadwayd is installed.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Argument(help: "A theme's file, its id, or '-'.", completion: .theme)
  var theme = "adwaita"

  @OptionGroup var appearance: AppearanceOption

  @Option(name: .customLong("page"), help: "A page to look at, or several; all without it.")
  var pages: [Page] = []

  @Option(
    name: .customLong("role"),
    help: ArgumentHelp("A role to look for, or several; all without it.", valueName: "role"))
  var roles: [RoleArgument] = []

  @Option(help: "How to print: text or json.") var format = Format.text

  @OptionGroup var input: InputOptions

  @OptionGroup var color: ColorOption

  func run() throws {
    let release = MainActor.assumeIsolated { Toolkit.release }
    let theme = try input.theme(theme, on: Target(release))
    let request = RolesRequest(
      theme, try appearance.single(of: theme), pages: pages.isEmpty ? Page.allCases : pages,
      roles: roles.isEmpty ? ColorRole.allCases : roles.map(\.role))
    do {
      let report = try MainActor.assumeIsolated { try request.report() }
      try Terminal.write(format == .json ? report.json.text + "\n" : report.text)
    } catch let problem as PicturesError {
      Terminal.printError("\(problem)")
      throw problem.status
    }
  }
}

/// The hidden command that the window starts to find the roles of a page.
struct RoleWorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "role-worker", abstract: "Finds the roles that standard input asks for.",
    shouldDisplay: false)

  func run() throws {
    let status = MainActor.assumeIsolated { RoleWorker.run() }
    if status != 0 { throw ExitCode(status) }
  }
}

/// A role as themes spell it.
struct RoleArgument: ExpressibleByArgument {
  let role: ColorRole

  init?(argument: String) {
    guard let role = ColorRole(name: argument) else { return nil }
    self.role = role
  }

  static var allValueStrings: [String] { ColorRole.allCases.map(\.name) }
}
