import Adwaita
package import Console
import GTKKnowledge
import Gallery
import LiveryGTK
import System
import ThemeFormats
import ThemeModel
import ThemeSource

/// `render`: themes into a folder of pictures.
///
/// This process does not use GTK. It gives themes to workers, and moves what they paint to the
/// output when everything is painted.
package final class RenderRun {
  private let request: RenderRequest
  private let worker: [String]
  private var results = RenderResults()
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
      request.themes, in: request.appearance, as: request.format, on: request.target,
      folder: folder)
    guard !themes.themes.isEmpty else { return themes.status }
    if RegularFile.realPath("\(request.output)/\(RenderReport.file)") != nil,
      RenderReport(in: request.output) == nil
    {
      throw FileError(
        .write, request.output, reason: "its '\(RenderReport.file)' is no report of a render")
    }
    let output = try OutputFolder(request.output)
    sayWhatIsShown()
    do {
      let jobs = try jobs(for: themes.themes, pages, in: output)
      let lost = try work(on: jobs, themes.themes, folder, output)
      if results.count == 0 { output.discard() } else { try finish(themes.themes, pages, output) }
      return lost ? themes.status.worse(.findings) : themes.status
    } catch {
      output.discard()
      throw error
    }
  }

  /// Says once where colors and shapes are of two releases.
  private func sayWhatIsShown() {
    guard let target = request.target, target != Toolkit.release else { return }
    Terminal.say(
      "colors are those of GTK \(target), and shapes those of GTK \(Toolkit.version), which paints")
  }

  /// The pages that are painted: the one asked for, or the one of the specimen asked for.
  private func pages() throws -> [Page] {
    guard let id = request.specimen else { return request.page.map { [$0] } ?? Page.allCases }
    guard let folder = Resources.folder("ui"), let index = SpecimenIndex(folder: folder) else {
      throw PicturesError(Resources.noPages)
    }
    guard let page = index.page(of: id) else {
      throw PicturesError(
        "no specimen is called '\(id)'" + NameSuggestion.hint(for: id, among: index.all), .usage)
    }
    guard request.page == nil || request.page == page else {
      throw PicturesError("'\(id)' stands on the page '\(page.rawValue)'", .usage)
    }
    return [page]
  }

  /// A job for each theme and appearance, or for a part of their pages where there would be fewer
  /// jobs than processors.
  private func jobs(
    for themes: [RenderTheme], _ pages: [Page], in output: OutputFolder
  ) throws -> [RenderJob] {
    let looks = themes.reduce(0) { $0 + $1.appearances.count }
    let parts = min(pages.count, max(1, Program.processorCount / max(1, looks)))
    let chunk = (pages.count + parts - 1) / parts
    var jobs: [RenderJob] = []
    for (index, theme) in themes.enumerated() {
      for appearance in theme.appearances {
        let look = "\(theme.id)/\(appearance)"
        for page in pages { try output.makeRoom(for: file(look, page)) }
        try AtomicFile.createFolder("\(output.staging)/\(look)")
        for start in stride(from: 0, to: pages.count, by: chunk) {
          jobs.append(
            RenderJob(
              theme: index, id: theme.id, source: theme.source, format: request.format?.rawValue,
              appearance: appearance, pages: Array(pages[start..<min(start + chunk, pages.count)]),
              folder: "\(output.staging)/\(look)",
              looks: request.hasContactSheet && start == 0
                && appearance == theme.appearances.first ? theme.appearances : [],
              thumbnails: "\(output.staging)/.thumbnail-\(index)-\(appearance)"))
        }
      }
    }
    return jobs
  }

  private func file(_ look: String, _ page: Page) -> String {
    "\(look)/\(request.specimen ?? page.rawValue).png"
  }

  /// Lets the workers paint; returns whether a theme could not be painted.
  private func work(
    on jobs: [RenderJob], _ themes: [RenderTheme], _ folder: String, _ output: OutputFolder
  ) throws -> Bool {
    var pages: [Page] = []
    for job in jobs { pages += job.pages.filter { !pages.contains($0) } }
    let count = jobs.reduce(0) { $0 + $1.pages.count }
    var progress = Progress(count: count)
    defer { progress.clear() }
    let columns = Set(jobs.map(\.appearance)).count * pages.count
    let thumbnail =
      request.hasContactSheet
      ? ContactSheet.thumbnailSize(columns: columns, rows: themes.count).painted : nil
    let crew = RenderCrew(
      jobs: jobs, words: worker, environment: RenderEnvironment.variables(folder: folder),
      folder: folder, timeout: request.timeout
    ) { [request, pages] own in
      WorkerSetup(
        pages: pages, specimen: request.specimen, size: request.size, scale: request.scale,
        thumbnail: thumbnail, target: request.target?.rawValue, folder: own)
    }
    var notes: Set<String> = []
    try crew.run { event in
      switch event {
      case .environment(let found): environment = environment ?? found
      case .note(let text):
        guard notes.insert(text).inserted else { return }
        progress.clear()
        Terminal.say(text)
      case .picture(let picture, let job):
        results.add(picture, job, file: file("\(job.id)/\(job.appearance)", picture.page))
        progress.advance()
      case .summarized(let summary, let job):
        try AtomicFile.write(
          Array(summary.line.utf8), to: output.summary(job.theme), isDurable: false)
      case .audited, .unshown, .done: break
      case .lost(let job, let reason):
        results.lose(job.theme, because: reason)
        progress.clear()
        Terminal.complain("'\(themes[job.theme].argument)' is not painted: \(reason)")
      }
    }
    return !results.lost.isEmpty
  }

  /// Writes the report, and moves everything to the output.
  private func finish(
    _ themes: [RenderTheme], _ pages: [Page], _ output: OutputFolder
  ) throws {
    guard let environment else { throw PicturesError("no worker began") }
    let report = results.report(
      of: themes, pages: pages, target: request.target, environment: environment,
      settings: RenderReport.Settings(
        size: request.size?.description, scale: request.scale,
        only: request.specimen), extras: request.hasContactSheet ? [ContactSheet.file] : [])
    if request.hasContactSheet {
      let thumbnails = results.thumbnails
      try ContactSheet(
        report: report, pages: pages, thumbnail: { thumbnails[$0] },
        summary: { index in
          (try? RegularFile.read(output.summary(index), upTo: ThemeLibrary.readLimit))
            .flatMap { ThemeSummary(line: String(decoding: $0, as: UTF8.self)) }
        }
      ).write(to: "\(output.staging)/\(ContactSheet.file)")
    }
    try AtomicFile.write(
      Array((report.json.text + "\n").utf8), to: "\(output.staging)/\(RenderReport.file)",
      isDurable: false)
    let old = RenderReport(in: output.path)?.files ?? []
    try output.commit(report.files, replacing: old, report: RenderReport.file)
    Terminal.say(
      "\(results.count.counted("picture")) of "
        + "\((themes.count - results.lost.count).counted("theme")) in '\(output.path)'")
  }
}
