import CommandLineKit
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import LiverySystem
package import ThemeFormats
import ThemeModel
import ThemeProject
import ThemeSource

/// A process that runs the jobs that it reads, on a screen of its own.
///
/// A theme that crashes or hangs GTK ends only this process; its parent notices.
package final class RenderWorker {
  /// The largest memory of a worker in bytes; a theme that needs more ends it.
  private static let memory = 4 << 30

  private let setup: WorkerSetup
  private let addingRules: (_ theme: String) -> String
  private let screen: PrivateScreen
  private let stage: RenderStage
  private let display: Display
  private let index: SpecimenIndex
  private let library: ThemeLibrary
  private let auditor: (any PageAuditing)?
  private let overrides: OverrideFinder?
  private let names: PictureNames
  private let resources = AppResources()
  private let stylesheets = AppStylesheets()

  /// Runs the jobs from the lines of standard input, and returns the exit status.
  ///
  /// `auditor` creates the object that finds faults on the pages of a stage, with a temporary
  /// folder. `addingRules` returns rules to add to those of the theme with a name; tests crash GTK
  /// with them.
  package static func run(
    auditor: (RenderStage, ThemeLibrary, String, AuditSetup) -> any PageAuditing,
    addingRules: @escaping (_ theme: String) -> String = { _ in "" }
  ) -> Int32 {
    Terminal.ignoreClosedPipes()
    Program.limitMemory(to: memory)
    guard let line = readLine(), let setup = WorkerSetup(line: line) else { return 70 }
    do {
      // A copy of a process with threads may fail, and GTK starts some.
      let probe = setup.app.uiFiles.isEmpty ? nil : PictureProbe()
      let worker = try RenderWorker(setup, auditor, addingRules, probe)
      worker.screen.note.map { say(.note($0)) }
      say(.ready(worker.environment))
      while let line = readLine(), let job = RenderJob(line: line) { worker.work(on: job) }
      worker.screen.end()
      return 0
    } catch {
      say(.unable(reason: "\(error)", status: error.status.rawValue))
      return error.status.rawValue
    }
  }

  private static func say(_ message: WorkerMessage) {
    try? Terminal.write(message.line + "\n")
  }

  private init(
    _ setup: WorkerSetup,
    _ auditor: (RenderStage, ThemeLibrary, String, AuditSetup) -> any PageAuditing,
    _ addingRules: @escaping (_ theme: String) -> String, _ probe: PictureProbe?
  ) throws(PicturesError) {
    (self.setup, self.addingRules) = (setup, addingRules)
    names = PictureNames(setup.contents)
    library = .ofUser(
      on: setup.target.flatMap(GTKRelease.init(rawValue:)) ?? Toolkit.release,
      paintedBy: Toolkit.release)
    guard let folder = Resources.folder("gallery"),
      let index = SpecimenIndex(of: setup.pages, folder: folder)
    else {
      throw PicturesError(Resources.noPages)
    }
    let screen = try PrivateScreen.start(in: setup.folder, scale: setup.scale)
    let display = try screen.open()
    (self.index, self.screen, self.display) = (index, screen, display)
    Confinement.beginForGTK()
    for file in setup.app.resources {
      Self.say(.building(file: file))
      try resources.add(file, to: display)
    }
    do {
      stage = try RenderStage(
        setup.pages, Self.ownContents(setup.app.uiFiles, resources, probe), size: setup.size,
        folder: folder, library: library, display: display, paintsChanges: screen.paintsChanges)
    } catch {
      throw PicturesError(error.description)
    }
    let named = setup.app.stylesheets
    let (stylesheets, resources) = (stylesheets, resources)
    let files =
      named.isEmpty
      ? resources.automaticStylesheets
      : AppStylesheet.withSets(named) { RegularFile.exists($0) || resources.has($0) }
    stage.stylesheets = stylesheets
    for file in files {
      Self.say(.building(file: file))
      try stylesheets.add(file, in: resources, to: display)
      // This distinguishes an app's stylesheet that crashes GTK from a theme that does.
      stage.paintOnce(dark: false)
    }
    for note in stylesheets.notes { Self.say(.note(note)) }
    let (stage, library) = (stage, library)
    let stock = try? library.read(ThemeLibrary.stockID)
    overrides =
      setup.audit == nil
      ? stock.flatMap { OverrideFinder(stylesheets, on: stage, stock: $0) } : nil
    self.auditor = setup.audit.map { auditor(stage, library, setup.folder, $0) }
  }

  /// The contents of UI files; for one that cannot be shown, the parent receives the reason.
  private static func ownContents(
    _ files: [String], _ resources: AppResources, _ probe: PictureProbe?
  ) -> [AppUIContent] {
    files.compactMap { file in
      say(.building(file: file))
      do throws(BuilderError) {
        let content = try AppUIContent(reading: file, or: resources, probe: probe)
        for note in content.notes { say(.note(note)) }
        return content
      } catch {
        say(.unshown(file: file, reason: error.description))
        return nil
      }
    }
  }

  private var environment: RenderEnvironment { RenderEnvironment(of: stage, on: screen) }

  private func work(on job: RenderJob) {
    do {
      let reading = try reading(of: job)
      guard let theme = reading.theme else {
        return Self.say(.failed(reason: "the theme has errors"))
      }
      let appearance = try theme.appearance(parsing: job.variant.appearance)
      if !job.appearances.isEmpty {
        let appearances = try job.appearances.map { try theme.appearance(parsing: $0) }
        Self.say(.summarized(ThemeSummary(reading, theme, in: appearances, on: library.release)))
      }
      let rules = addingRules(theme.name)
      if let auditor {
        try auditor.audit(reading, in: appearance, job.variant, on: job.contents, adding: rules) {
          Self.say(.audited($0))
        }
      } else {
        let overrides = overrides.flatMap { $0.concerns(theme, in: appearance) ? $0 : nil }
        try overrides?.prepare(job.contents, in: appearance.scheme)
        try stage.show(reading, in: appearance, job.variant, adding: rules)
        for content in job.contents where stage.has(content) { try paint(content, of: job) }
        overrides.map {
          Self.say(.overridden($0.overridden(on: job.contents, in: appearance.scheme)))
        }
      }
      // Errors of the screen arrive late, and belong to this theme.
      display.synchronize()
      Self.say(.done)
    } catch let problem as FileError {
      Self.say(.unwritable(reason: problem.description))
    } catch {
      Self.say(.failed(reason: "\(error)"))
    }
  }

  private func reading(of job: RenderJob) throws -> ThemeReading {
    guard let text = job.text else {
      return try library.read(job.source, as: job.format.flatMap { ThemeFormat(rawValue: $0) })
    }
    let bytes = try RegularFile.read(text, upTo: ThemeLibrary.readLimit)
    return try library.read(SourceText(file: job.source, bytes: bytes), path: job.source)
  }

  private func paint(_ content: StagedContent, of job: RenderJob) throws {
    let name = setup.specimen ?? names[content]
    guard
      let shot = try stage.paint(
        content, specimens: content.page.map { index[$0] } ?? [], only: setup.specimen,
        scale: setup.scale)
    else {
      throw PicturesError("nothing is seen of '\(setup.specimen ?? content.name)'")
    }
    try AtomicFile.write(shot.texture.png, to: "\(job.folder)/\(name).png", isDurable: false)
    var thumbnail: String?
    if let size = setup.thumbnail {
      let small = shot.texture.thumbnail(width: size.width, height: size.height)
      let file = "\(job.thumbnails)-\(name)." + (small?.mediaType == "image/png" ? "png" : "jpeg")
      try AtomicFile.write(small?.bytes ?? [], to: file, isDurable: false)
      thumbnail = file
    }
    Self.say(
      .picture(
        PictureRecord(
          content: content, width: shot.texture.width, height: shot.texture.height,
          specimens: shot.specimens, thumbnail: thumbnail)))
  }
}
