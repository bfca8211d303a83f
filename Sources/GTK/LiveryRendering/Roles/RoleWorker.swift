import CommandLineKit
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import LiverySystem
import ThemeFormats
import ThemeModel
import ThemeProject
import ThemeSource

/// The first line for a worker that finds roles.
nonisolated struct RoleJob: JSONLine, Hashable {
  let page: Page

  /// The ID of a built-in theme, or the theme's file.
  let theme: String

  /// A file with the theme as it is in the window, with unsaved edits; `nil` for a built-in one.
  let text: String?

  /// The release of GTK that provides the colors that the theme does not set.
  let release: String

  /// The names of the traits, joined by `+`.
  let appearance: String
}

/// The specimens that a role paints, as a line of JSON.
nonisolated struct RoleFinding: JSONLine, Hashable {
  /// The role as themes spell it.
  let role: String

  /// The specimens that it paints, in the order of the page.
  let specimens: [String]
}

/// A process that finds the specimens that roles paint on one page, for the window, on the window's
/// display.
///
/// It reads its job in a line, and then a role per line. The page is built once; after that, a role
/// takes as long as painting the page twice.
package enum RoleWorker {
  /// Does the jobs in the lines of standard input, and returns the exit status.
  package static func run() -> Int32 {
    Terminal.ignoreClosedPipes()
    guard let line = readLine(), let job = RoleJob(line: line), let probe = probe(for: job) else {
      return Status.internalFault.rawValue
    }
    while let name = readLine() {
      let role = ColorRole(name: name)
      let finding = RoleFinding(
        role: name, specimens: role.map(probe.specimens(paintedBy:)) ?? [])
      try? Terminal.write(finding.line + "\n")
    }
    return 0
  }

  private static func probe(for job: RoleJob) -> RoleProbe? {
    guard Toolkit.start(loadingDriver: GraphicsDriver.isUseful), let display = Display.standard,
      let folder = Resources.folder("gallery"),
      let theme = theme(of: job),
      let appearance = try? theme.appearance(parsing: job.appearance)
    else { return nil }
    Confinement.beginForGTK()
    Resources.folder("icons").map(display.addIconFolder)
    Toolkit.fontName = RenderEnvironment.font
    return try? RoleProbe(
      job.page, folder: folder, theme: theme, appearance: appearance, display: display)
  }

  private static func theme(of job: RoleJob) -> Theme? {
    guard let release = GTKRelease(rawValue: job.release) else { return nil }
    let library = ThemeLibrary.ofUser(on: release, paintedBy: Toolkit.release)
    guard let path = job.text else { return library.builtIn(job.theme)?.theme }
    guard let bytes = try? RegularFile.read(path, upTo: ThemeLibrary.readLimit) else { return nil }
    let source = SourceText(file: job.theme, bytes: bytes)
    return try? library.read(source, path: job.theme).theme
  }
}
