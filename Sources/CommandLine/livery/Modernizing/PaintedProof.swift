import CommandLineKit
import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeProject
import ThemeSource

/// Files as they are and as they would be, both painted by the installed GTK.
struct PaintedProof {
  /// The folder that keeps the pictures.
  let folder: String

  /// The UI files of an app that are painted instead of the gallery, with the files as its stylesheets.
  let ui: [String]

  /// The schemes, each in high contrast, too, as options of `livery-preview render`.
  private static func appearances(_ schemes: [Appearance.Scheme]) -> [String] {
    schemes.flatMap { scheme in
      ["--appearance", scheme.rawValue, "--appearance", "\(scheme.rawValue)+high-contrast"]
    }
  }

  /// The result of painting.
  enum Outcome {
    /// Nothing was painted, for a reason.
    case unpainted(String)

    /// The specimens that differ, of each file in its order.
    case painted([[ReviewPicture]])
  }

  /// Paints files for a target, together with the others of the same folder.
  ///
  /// - Parameters:
  ///   - files: The files; the pictures have the same order.
  ///   - joined: For files into which others are merged: the names of these others.
  ///   - target: The releases that will read them.
  /// - Returns: The specimens that differ, or why nothing was painted.
  /// - Throws: An error if the folder cannot be used.
  func paint(
    _ files: [ModernizedFile], joined: [String: [String]], for target: Target
  ) throws(FileError) -> Outcome {
    guard let release = TargetOption.installedRelease else {
      return .unpainted("there is no GTK here")
    }
    guard target.contains(release) else {
      return .unpainted("GTK \(release) is installed, which is not to read them")
    }
    guard let program = PreviewProgram.candidates.first else {
      return .unpainted("'\(PreviewProgram.name)' is not installed")
    }
    guard !RegularFile.exists(folder) || Folder.names(in: folder).isEmpty else {
      throw FileError(
        .write, folder, reason: "it is not empty; name a folder that is, or a new one")
    }
    var pictures: [[ReviewPicture]] = Array(repeating: [], count: files.count)
    for (index, file) in files.enumerated() {
      let parts = joined[file.path] ?? []
      let sides = ThemeSides(
        earlier: try copy(file, file.before.bytes, "old-\(index)"),
        present: try copy(file, file.after.bytes, "new-\(index)", without: parts))
      let isOfApp = !parts.isEmpty || !ui.isEmpty && file.path.hasSuffix(".css")
      let found =
        isOfApp
        ? try paintApp(sides, index, by: program) : try paintTheme(sides, index, by: program)
      guard let found else { return .unpainted("painting failed") }
      pictures[index] = found
    }
    return .painted(pictures)
  }

  /// Paints a theme in the schemes for which it is made; `nil` if that fails.
  private func paintTheme(
    _ sides: ThemeSides, _ index: Int, by program: String
  ) throws(FileError) -> [ReviewPicture]? {
    let theme = (try? ThemeLibrary(userFolder: nil).read(sides.present))?.theme
    let options = Self.appearances(theme?.schemes ?? [.light])
    return try paint(sides, index, by: program, (options, options))
  }

  private func paint(
    _ sides: ThemeSides, _ index: Int, by program: String, _ options: ReviewPainter.Options
  ) throws(FileError) -> [ReviewPicture]? {
    let scratch = "\(folder)/pictures-\(index)"
    try AtomicFile.createFolder(scratch)
    let found = ReviewPainter(program: program, scratch: scratch).paint([sides], with: options)
    return RegularFile.isFolder("\(scratch)/report") ? found[0] : nil
  }

  /// Paints the stylesheet of an app over Adwaita, on its own pages or on the gallery; `nil` if
  /// that fails.
  private func paintApp(
    _ sides: ThemeSides, _ index: Int, by program: String
  ) throws(FileError) -> [ReviewPicture]? {
    let stock = "\(folder)/files/adwaita.livery.toml"
    try AtomicFile.write(Array("livery = 1\nname = \"Adwaita\"\n".utf8), to: stock)
    let pages = Self.appearances(Appearance.Scheme.allCases) + ui.flatMap { ["--ui", $0] }
    return try paint(
      ThemeSides(earlier: stock, present: stock), index, by: program,
      (pages + ["--css", sides.earlier], pages + ["--css", sides.present]))
  }

  /// Writes a text into a folder, with links to everything beside the original file.
  private func copy(
    _ file: ModernizedFile, _ bytes: [UInt8], _ name: String, without parts: [String] = []
  ) throws(FileError) -> String {
    let own = "\(folder)/files/\(name)"
    return try LinkedCopy(of: file.path, bytes, in: own, without: parts).path
  }
}
