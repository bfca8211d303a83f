import ArgumentParser
import Console
import Gallery
package import Pictures
import ThemeArguments
import ThemeFormats

/// `livery-preview audit ocean` finds what people cannot see or use in a theme.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Finds what cannot be read, seen or hit in what GTK paints in themes.",
    discussion: """
      Every text and icon of the gallery's pages is measured against what is really painted below \
      it, in every appearance and every state of widgets; so are focus rings, borders, cut texts \
      and small buttons. A finding names the declaration of the theme that does it. What stock \
      Adwaita has no better is no finding. No display is needed: a private one is started where \
      Xvfb or gtk4-broadwayd is installed. Exits with 1 where there is an error.
      """)

  @Argument(help: "Themes' files, their ids, folders of files, or '-'.", completion: .file())
  var themes: [String] = []

  @Option(name: .customLong("page"), help: "A page to look at, or several; all without it.")
  var pages: [Page] = []

  @Option(
    name: .customLong("ui"),
    help: ArgumentHelp(
      "A UI file of GtkBuilder's to look at instead of the gallery, or several.", valueName: "file"),
    completion: .file(extensions: ["ui"]))
  var uiFiles: [String] = []

  @Option(
    name: .customLong("state"),
    help: "A state to bring widgets into, or several; all without it.")
  var states: [AuditState] = []

  @OptionGroup var appearance: AppearanceOption

  @OptionGroup var release: ReleaseOption

  @Option(
    help: "How to print: \(AuditRequest.Format.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = AuditRequest.Format.text

  @Option(
    help: ArgumentHelp(
      "Write a picture of each finding, where it is worst, to a folder.", valueName: "folder"),
    completion: .directory)
  var pictures: String?

  @Flag(
    help: "Report also what is no worse than in stock Adwaita, and count warnings as errors.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "How long GTK may take for a page, in seconds.", valueName: "seconds", visibility: .hidden))
  var timeout = 60

  @OptionGroup var input: InputOptions

  func validate() throws {
    guard !themes.isEmpty else {
      throw ValidationError("expected a theme's file, its id, a folder of them, or '-'")
    }
    guard (1...3_600).contains(timeout) else {
      throw ValidationError("the timeout is from 1 to 3600 seconds")
    }
    guard themes.count(where: { $0 == "-" }) <= 1 else {
      throw ValidationError("standard input is one theme")
    }
  }

  func run() throws {
    var request = AuditRequest(themes: themes)
    request.uiFiles = uiFiles
    if !pages.isEmpty || !uiFiles.isEmpty {
      request.pages = Page.allCases.filter(pages.contains)
    }
    if !states.isEmpty { request.states = AuditState.allCases.filter(states.contains) }
    (request.appearance, request.target) = (appearance.appearance, release.target)
    (request.format, request.isStrict) = (format, strict)
    (request.themeFormat, request.timeout) = (input.from, timeout)
    request.pictures = pictures
    let asked = request
    let status = MainActor.assumeIsolated {
      AuditRun(asked, worker: ["/proc/self/exe", RenderWorkerCommand.name]).run()
    }
    if status != .fine { throw status }
  }
}

extension AuditState: ExpressibleByArgument {}

extension AuditRequest.Format: ExpressibleByArgument {}
