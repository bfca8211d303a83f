import ArgumentParser
import CommandLineKit
import LiveryAudit
import LiveryGallery
package import LiveryRendering
import ThemeLint

/// `livery-preview audit ocean` finds what people cannot see or use in a theme.
struct AuditCommand: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Finds what cannot be read, seen or hit in what GTK paints in themes.",
    discussion: """
      Every text and icon of the gallery's pages is measured against what is really painted below \
      it, in every appearance and every state of widgets; so are focus rings, borders, cut texts \
      and small buttons. A finding names the declaration of the theme that does it. What stock \
      Adwaita has no better is no finding, and neither is what the theme, the project's \
      'livery.toml' or a baseline allows. No display is needed: a private one is started where \
      Xvfb or gtk4-broadwayd is installed. Exits with 1 where there is an error.
      """)

  @OptionGroup var painting: PaintingOptions

  @Option(name: .customLong("page"), help: "A page to look at, or several; all without it.")
  var pages: [Page] = []

  @OptionGroup var own: AppUIOptions

  @Option(
    name: .customLong("state"),
    help: "A state to bring widgets into, or several; all without it.")
  var states: [AuditState] = []

  @OptionGroup var release: ReleaseOption

  @Option(help: "How to print: \(ReportFormat.choices).") var format = ReportFormat.text

  @Option(
    help: ArgumentHelp(
      "Write a picture of each finding, where it is worst, to a folder.", valueName: "folder"),
    completion: .directory)
  var pictures: String?

  @Flag(
    help: "Report also what is no worse than in stock Adwaita, and count warnings as errors.")
  var strict = false

  @OptionGroup var project: ProjectOption

  @OptionGroup var known: BaselineOption

  @OptionGroup var input: InputOptions

  @OptionGroup var color: ColorOption

  func run() throws {
    var request = AuditRequest(try painting.wanted())
    request.app = own.app
    if !pages.isEmpty || !own.uiFiles.isEmpty {
      request.pages = Page.allCases.filter(pages.contains)
    }
    if !states.isEmpty { request.states = AuditState.allCases.filter(states.contains) }
    request.target = release.target
    (request.format, request.isStrict) = (format, strict)
    (request.themeFormat, request.timeout) = (input.from, painting.timeout)
    (request.pictures, request.config, request.known) = (pictures, project.config, known)
    let asked = request
    let status = MainActor.assumeIsolated {
      AuditRun(asked, worker: ["/proc/self/exe", RenderWorkerCommand.name]).run()
    }
    if status != .fine { throw status }
  }
}

extension AuditState: ExpressibleByArgument {}
