package import CommandLineKit
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import LiveryRendering
import LiverySystem
import ThemeFormats
import ThemeProject
package import ThemeSource

/// `audit`: finds what people cannot see or use in themes.
///
/// This process does not use GTK. It gives themes to workers, and joins what they find.
package final class AuditRun {
  private let request: AuditRequest
  private let worker: [String]

  /// The UI files that can be looked at.
  private var uiFiles = NamedUIFiles()

  /// What was found, by the themes.
  package private(set) var findings: [Finding] = []

  /// Creates a run; `worker` is the command line that starts a worker.
  package init(_ request: AuditRequest, worker: [String]) {
    (self.request, self.worker) = (request, worker)
  }

  /// Audits everything, prints the findings and the errors, and returns the exit status.
  package func run() -> Status { PrivateFolder.whileExisting(audit) }

  private func audit(in folder: String) throws -> Status {
    guard ScreenKind.available != nil else {
      throw PicturesError(PrivateScreen.advice, .unavailable)
    }
    let themes = try RenderThemes(
      request.variants, as: request.themeFormat, on: request.target, folder: folder)
    guard !themes.themes.isEmpty else { return themes.status }
    uiFiles = try NamedUIFiles(request.app)
    guard !contents.isEmpty else { return themes.status.worse(uiFiles.status) }
    let pictures = try request.pictures.map(AuditPictures.init)
    do {
      return try report(on: themes, in: folder, pictures)
    } catch {
      pictures?.discard()
      throw error
    }
  }

  /// Looks at the themes, keeps the pictures, and prints the findings.
  private func report(
    on themes: RenderThemes, in folder: String, _ pictures: AuditPictures?
  ) throws -> Status {
    // What is wrong with a configuration is reported before the work.
    let project = AuditProject(request.config, request.known)
    for theme in themes.themes { try project.prepare(for: theme.argument) }
    let (faults, lost) = try work(on: themes.themes, folder)
    // What was not looked at is not without faults.
    var audited = try themes.themes.indices.filter { !contents.isEmpty && !lost.contains($0) }.map {
      index in
      let theme = themes.themes[index]
      let reading = try reading(of: theme)
      let needed = NeededRelease(reading)?.release
      let places = faults[index] ?? []
      let found = AuditFinding.all(
        of: needed.map { $0 > Toolkit.release } == true ? places.map(\.doubtingRelease) : places,
        in: reading.text, theme.variants)
      let counted = try project.counted(found, of: reading, at: theme.argument)
      return AuditedTheme(reading, new(among: counted))
    }
    findings = audited.flatMap { $0.findings.map(\.finding) }
    if request.isSilent { return themes.status }
    if request.known.writeBaseline != nil {
      pictures?.discard()
      try request.known.write(audited.flatMap { $0.findings.map(\.finding) })
      return lost.isEmpty ? themes.status.worse(uiFiles.status) : .findings
    }
    try pictures?.keep(&audited)
    try AuditReport(audited, request.format, isStrict: request.isStrict).write()
    let worst = audited.flatMap(\.findings).map(\.finding.severity).max() ?? .note
    let fails = worst == .error || worst == .warning && request.isStrict
    let status = themes.status.worse(uiFiles.status)
    return fails || !lost.isEmpty ? status.worse(.findings) : status
  }

  /// The findings that are new or worse than at the revision.
  private func new(among findings: [AuditFinding]) -> [AuditFinding] {
    guard let earlier = request.earlier else { return findings }
    let new = Set(earlier.new(among: findings.map(\.finding)))
    return findings.filter { new.contains($0.finding) }
  }

  /// Reads a theme as messages name it: standard input was copied for the workers.
  private func reading(of theme: RenderTheme) throws -> ThemeReading {
    guard InheritedInput(theme.argument) != nil else {
      return try library.read(theme.source, as: request.themeFormat)
    }
    let bytes = try RegularFile.read(theme.source, upTo: ThemeLibrary.readLimit)
    return try library.read(
      SourceText(file: theme.argument, bytes: bytes), path: nil, as: request.themeFormat)
  }

  private var library: ThemeLibrary {
    ThemeLibrary.ofUser(on: request.target ?? Toolkit.release, paintedBy: Toolkit.release)
  }

  /// Lets the workers look at the themes; returns what they found, and the themes that failed.
  private func work(
    on themes: [RenderTheme], _ folder: String
  ) throws -> (faults: [Int: [AuditFinding.Place]], lost: Set<Int>) {
    let jobs = jobs(for: themes)
    var progress = Progress(count: jobs.count)
    defer { progress.clear() }
    let setup = AuditSetup(
      states: request.states, isStrict: request.isStrict, paints: request.pictures != nil)
    let app = uiFiles.app
    let pool = RenderWorkerPool(
      jobs: jobs, words: worker, environment: AuditSetup.variables(folder: folder),
      folder: folder, timeout: request.timeout
    ) { [request] folder in
      WorkerSetup(
        pages: request.pages, app: app, specimen: nil, size: nil, scale: 1, thumbnail: nil,
        target: request.target?.rawValue, folder: folder, audit: setup)
    }
    var found: [RenderJob: [AuditFinding.Place]] = [:]
    var lost: Set<Int> = []
    var notes: Set<String> = []
    try pool.run { event in
      switch event {
      case .note(let text):
        guard notes.insert(text).inserted else { return }
        progress.clear()
        Terminal.say(text)
      case .unshown(let file, let reason):
        guard uiFiles.leaveOut(file) else { return }
        progress.clear()
        Terminal.printError("'\(file)' is not audited: \(reason)")
      case .audited(let faults, let job):
        let theme = themes[job.theme]
        found[job, default: []] += faults.map { fault in
          AuditFinding.Place(
            fault: fault.renaming(theme.source, theme.argument), variant: job.variant)
        }
      case .done: progress.advance()
      case .lost(let job, let reason):
        lost.insert(job.theme)
        progress.clear()
        Terminal.printError("'\(themes[job.theme].shown)' is not audited: \(reason)")
      case .environment, .picture, .summarized, .overridden: break
      }
    }
    // Workers end in any order, and one that takes over from another says again what that said.
    var (faults, seen) = ([Int: [AuditFinding.Place]](), [Int: Set<AuditFinding.Place>]())
    for job in jobs {
      for place in found[job] ?? [] where seen[job.theme, default: []].insert(place).inserted {
        faults[job.theme, default: []].append(place)
      }
    }
    return (faults, lost)
  }

  /// All that is looked at, in order.
  private var contents: [StagedContent] {
    request.pages.map(StagedContent.page) + uiFiles.files.map(StagedContent.file)
  }

  /// A job for each theme and cell.
  private func jobs(for themes: [RenderTheme]) -> [RenderJob] {
    themes.enumerated().flatMap { index, theme in
      theme.variants.map { variant in
        RenderJob(
          theme: index, id: theme.id, source: theme.source, format: request.themeFormat?.rawValue,
          variant: variant,
          contents: contents, folder: "", appearances: [], thumbnails: "")
      }
    }
  }
}
