import ArgumentParser
import CommandLineKit
import LiveryAudit
import LiveryGallery
package import LiveryRendering
import LiverySystem
import ThemeLint
import ThemeProject
import ThemeSource

/// `livery-preview audit ocean` finds problems that make a theme hard to see or use.
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

  @OptionGroup var since: SinceOption

  @OptionGroup var input: InputOptions

  @OptionGroup var color: ColorOption

  func validate() throws {
    if since.since != nil, known.writeBaseline != nil {
      throw ValidationError("'--since' and '--write-baseline' exclude each other")
    }
  }

  func run() throws {
    let files = try since.files(around: painting.themes)
    let themes = try painting.changed(in: files, as: input.from)
    guard !themes.isEmpty || files == nil else { return }
    var request = AuditRequest(try painting.wanted(of: themes))
    request.app = own.app
    if !pages.isEmpty || !own.uiFiles.isEmpty {
      request.pages = Page.allCases.filter(pages.contains)
    }
    if !states.isEmpty { request.states = AuditState.allCases.filter(states.contains) }
    request.target = release.target
    (request.format, request.isStrict) = (format, strict)
    (request.themeFormat, request.timeout) = (input.from, painting.timeout)
    (request.pictures, request.config, request.known) = (pictures, project.config, known)
    if let files { request.earlier = try earlierFindings(of: themes, in: files, request) }
    let asked = request
    let status = MainActor.assumeIsolated {
      AuditRun(asked, worker: ["/proc/self/exe", RenderWorkerCommand.name]).run()
    }
    withExtendedLifetime(files) {}
    if status != .fine { throw status }
  }

  /// The findings of themes as they were at a revision.
  private func earlierFindings(
    of themes: [String], in files: RevisionFiles, _ request: AuditRequest
  ) throws -> FindingBaseline {
    let copies = themes.compactMap { EarlierFile(of: $0, in: files)?.path }
    let mark = "\(files.repository)/\(ConfigurationFile.name)"
    guard !copies.isEmpty else { return FindingBaseline(of: [], at: mark) }
    var request = request
    request.variants = try painting.wanted(of: copies)
    request.variants.shown = Dictionary(copies.map { ($0, files.shown($0)) }) { first, _ in first }
    (request.isSilent, request.isStrict, request.pictures) = (true, true, nil)
    request.known = BaselineOption(baseline: nil, writeBaseline: nil)
    // Both sides are judged by the configuration of today.
    request.config =
      project.config ?? ConfigurationFile.path(for: RegularFile.folder(of: themes[0]))
    let asked = request
    let findings = MainActor.assumeIsolated {
      let run = AuditRun(asked, worker: ["/proc/self/exe", RenderWorkerCommand.name])
      _ = run.run()
      return run.findings
    }
    return FindingBaseline(of: findings.map(EarlierFile(allOf: files).present), at: mark)
  }
}

extension AuditState: ExpressibleByArgument {}
