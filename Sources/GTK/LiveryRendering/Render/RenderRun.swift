package import CommandLineKit
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import LiverySystem
import ThemeFormats
import ThemeModel
import ThemeProject
import ThemeSource

/// The command `render`: paints themes into a folder of pictures.
///
/// This process does not use GTK. It gives themes to workers, and moves their pictures to the
/// output when all are painted.
package final class RenderRun {
  private let request: RenderRequest
  private let worker: [String]

  /// The UI files that can be painted.
  private var uiFiles = NamedUIFiles()

  /// All contents to paint, in order, and the names of their pictures.
  private var contents: [StagedContent] = []
  private var names = PictureNames([])
  private var results = RenderResults()
  private var overridden = OverriddenRules()
  private var environment: RenderEnvironment?

  /// Creates a run; `worker` is the command line that starts a worker.
  package init(_ request: RenderRequest, worker: [String]) {
    (self.request, self.worker) = (request, worker)
  }

  /// Paints everything, reports errors, and returns the exit status.
  package func run() -> Status { PrivateFolder.whileExisting(paint) }

  private func paint(in folder: String) throws -> Status {
    let pages = try pages()
    guard ScreenKind.available != nil else {
      throw PicturesError(PrivateScreen.advice, .unavailable)
    }
    let themes = try RenderThemes(
      request.variants, as: request.format, on: request.target, folder: folder,
      isStrict: request.isStrict)
    guard !themes.themes.isEmpty else { return themes.status }
    uiFiles = try NamedUIFiles(request.app)
    contents = pages.map(StagedContent.page) + uiFiles.files.map(StagedContent.file)
    names = PictureNames(contents)
    guard !contents.isEmpty else { return themes.status.worse(uiFiles.status) }
    let output = try RenderReport.output(request.output)
    sayWhatIsShown()
    do {
      let jobs = try jobs(for: themes.themes, contents, in: output)
      let lost = try work(on: jobs, themes.themes, folder, output)
      if results.count == 0 { output.discard() } else { try finish(themes.themes, output) }
      let status = themes.status.worse(uiFiles.status)
      return lost ? status.worse(.findings) : status
    } catch {
      output.discard()
      throw error
    }
  }

  /// Prints once that colors and shapes are from two different releases.
  private func sayWhatIsShown() {
    guard request.saysColors, let target = request.target, target != Toolkit.release else { return }
    Terminal.say(
      "colors are those of GTK \(target), and shapes those of GTK \(Toolkit.version), which paints")
  }

  /// The pages to paint: the requested ones, or the one of the requested specimen.
  private func pages() throws -> [Page] {
    guard let id = request.specimen else { return request.pages }
    guard let folder = Resources.folder("gallery"), let index = SpecimenIndex(folder: folder) else {
      throw PicturesError(Resources.noPages)
    }
    guard let page = index.page(of: id) else {
      throw PicturesError(
        "no specimen is called '\(id)'" + NameSuggestion.hint(for: id, among: index.all), .usage)
    }
    guard request.pages.contains(page) else {
      throw PicturesError("'\(id)' is on the page '\(page.rawValue)'", .usage)
    }
    return [page]
  }

  /// A job for each theme and variant, or for a part of its pages if processors would be idle.
  private func jobs(
    for themes: [RenderTheme], _ pages: [StagedContent], in output: OutputFolder
  ) throws -> [RenderJob] {
    let variants = themes.reduce(0) { $0 + $1.variants.count }
    let parts = min(pages.count, max(1, Program.processorCount / max(1, variants)))
    let chunk = (pages.count + parts - 1) / parts
    if request.hasContactSheet { try output.makeRoom(for: ContactSheet.file) }
    var jobs: [RenderJob] = []
    for (index, theme) in themes.enumerated() {
      for variant in theme.variants {
        let folder = "\(theme.id)/\(variant.name)"
        for page in pages { try output.makeRoom(for: file(folder, page)) }
        try AtomicFile.createFolder("\(output.staging)/\(folder)")
        for start in stride(from: 0, to: pages.count, by: chunk) {
          jobs.append(
            RenderJob(
              theme: index, id: theme.id, source: theme.source, format: request.format?.rawValue,
              variant: variant, contents: Array(pages[start..<min(start + chunk, pages.count)]),
              folder: "\(output.staging)/\(folder)",
              appearances: request.hasContactSheet && start == 0
                && variant == theme.variants.first ? theme.appearances : [],
              thumbnails: "\(output.staging)/.thumbnail-\(index)-\(variant.name)"))
        }
      }
    }
    return jobs
  }

  private func file(_ folder: String, _ page: StagedContent) -> String {
    "\(folder)/\(request.specimen ?? names[page]).png"
  }

  /// Runs the workers; returns whether a theme could not be painted.
  private func work(
    on jobs: [RenderJob], _ themes: [RenderTheme], _ folder: String, _ output: OutputFolder
  ) throws -> Bool {
    let count = jobs.reduce(0) { $0 + $1.contents.count }
    var progress = Progress(count: count)
    defer { progress.clear() }
    let columns = Set(jobs.map(\.variant)).count * contents.count
    let thumbnail =
      request.hasContactSheet
      ? ContactSheet.thumbnailSize(columns: columns, rows: themes.count).painted : nil
    let pool = RenderWorkerPool(
      jobs: jobs, words: worker,
      environment: request.app.mayHaveStyles
        ? AuditSetup.variables(folder: folder) : RenderEnvironment.variables(folder: folder),
      folder: folder, timeout: request.timeout
    ) { [request, contents, app = uiFiles.app] own in
      WorkerSetup(
        pages: contents.compactMap(\.page), app: app,
        specimen: request.specimen, size: request.size, scale: request.scale,
        thumbnail: thumbnail, target: request.target?.rawValue, folder: own)
    }
    var notes: Set<String> = []
    try pool.run { event in
      switch event {
      case .environment(let found): environment = environment ?? found
      case .note(let text):
        guard notes.insert(text).inserted else { return }
        progress.clear()
        Terminal.say(text)
      case .picture(let picture, let job):
        results.add(picture, job, file: file("\(job.id)/\(job.variant.name)", picture.content))
        progress.advance()
      case .summarized(let summary, let job):
        try AtomicFile.write(
          Array(summary.line.utf8), to: output.summary(job.theme), isDurable: false)
      case .unshown(let file, let reason):
        guard uiFiles.leaveOut(file) else { return }
        progress.clear()
        Terminal.printError("'\(file)' is not painted: \(reason)")
      case .overridden(let counts, let job): overridden.add(counts, of: job)
      case .audited, .done: break
      case .lost(let job, let reason):
        results.lose(job.theme, because: reason)
        progress.clear()
        Terminal.printError("'\(themes[job.theme].shown)' is not painted: \(reason)")
      }
    }
    return !results.lost.isEmpty
  }

  /// Writes the report, and moves everything to the output.
  private func finish(
    _ themes: [RenderTheme], _ output: OutputFolder
  ) throws {
    guard let environment else { throw PicturesError("no worker began") }
    let contents = contents.filter { $0.page != nil || uiFiles.files.contains($0.name) }
    var report = results.report(
      of: themes, pages: contents, target: request.target, environment: environment,
      settings: RenderReport.Settings(
        size: request.size?.description, scale: request.scale,
        only: request.specimen), extras: request.hasContactSheet ? [ContactSheet.file] : [])
    let painted = themes.enumerated().filter { results.lost[$0.offset] == nil }
    let rules = overridden.rules(of: painted.map { ($0.offset, $0.element) })
    report.overridden = rules
    if request.hasContactSheet {
      let thumbnails = results.thumbnails
      try ContactSheet(
        report: report, pages: contents, thumbnail: { thumbnails[$0] },
        summary: { index in
          (try? RegularFile.read(output.summary(index), upTo: ThemeLibrary.readLimit))
            .flatMap { ThemeSummary(line: String(decoding: $0, as: UTF8.self)) }
        }
      ).write(to: "\(output.staging)/\(ContactSheet.file)")
    }
    try report.commit(to: output)
    try FindingPrinter(stream: .output).write(
      rules.map(\.finding), of: SourceText(file: "", bytes: []))
    guard request.saysResult else { return }
    Terminal.say(
      "\(results.count.counted("picture")) of "
        + "\((themes.count - results.lost.count).counted("theme")) in '\(output.path)'")
  }
}
