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

  /// The UI files of an app that are painted instead of the gallery, with the files as its
  /// stylesheets.
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

    /// The result for each file, in their order.
    case painted([FileOutcome])
  }

  /// The result for a file.
  enum FileOutcome {
    /// Every picture after the change is the one before it.
    case same

    /// The pictures or specimens that differ, the worst first.
    case different([ReviewPicture])

    /// Not all pictures could be painted and compared, for a reason.
    case failed(String)
  }

  /// Paints files for a target, together with the others of the same folder.
  ///
  /// - Parameters:
  ///   - groups: The files, each with those that it imports and that change with it; the pictures have
  ///     the same order.
  ///   - joined: For files into which others are merged: the names of these others.
  ///   - target: The releases that will read them.
  /// - Returns: What differs, or why nothing was painted.
  /// - Throws: An error if the folder cannot be used.
  func paint(
    _ groups: [[ModernizedFile]], joined: [String: [String]], for target: Target
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
    guard ScreenKind.available != nil else {
      return .unpainted("there is no display, and neither Xvfb nor gtk4-broadwayd")
    }
    guard !RegularFile.exists(folder) || Folder.names(in: folder).isEmpty else {
      throw FileError(
        .write, folder, reason: "it is not empty; name a folder that is, or a new one")
    }
    var outcomes: [FileOutcome] = []
    for (index, group) in groups.enumerated() {
      let path = group[0].path
      let parts = joined[path] ?? []
      let sides = ThemeSides(
        earlier: try ChangedCopies(of: group, \.before, in: "\(folder)/files/old-\(index)").path,
        present: try ChangedCopies(
          of: group, \.after, in: "\(folder)/files/new-\(index)", without: parts
        ).path)
      let theme = Self.theme(of: sides)
      // GTK reads on after an error, in what is no theme as well.
      let isOfApp =
        !parts.isEmpty || path.lowercased().hasSuffix(".css") && (!ui.isEmpty || theme == nil)
      let painting = try isOfApp ? paintingForApp(sides) : painting(of: sides, theme)
      outcomes.append(try paint(painting.sides, index, by: program, painting.words))
    }
    return .painted(outcomes)
  }

  /// What is painted on the two sides.
  private typealias Painting = (sides: ThemeSides, words: ReviewPainter.Options)

  /// The theme after the change; `nil` if one of both sides is none.
  private static func theme(of sides: ThemeSides) -> Theme? {
    let library = ThemeLibrary(userFolder: nil)
    let themes = [sides.earlier, sides.present].map { (try? library.read($0))?.theme }
    return themes.allSatisfy { $0 != nil } ? themes[1] : nil
  }

  /// A theme in the schemes for which it is made.
  private func painting(of sides: ThemeSides, _ theme: Theme?) -> Painting {
    let options = Self.appearances(theme?.schemes ?? [.light])
    return (sides, (options, options))
  }

  /// The stylesheet of an app over Adwaita, on its own pages or on the gallery.
  private func paintingForApp(_ sides: ThemeSides) throws(FileError) -> Painting {
    let stock = "\(folder)/files/adwaita.livery.toml"
    try AtomicFile.write(Array("livery = 1\nname = \"Adwaita\"\n".utf8), to: stock)
    let pages = Self.appearances(Appearance.Scheme.allCases) + ui.flatMap { ["--ui", $0] }
    return (
      ThemeSides(earlier: stock, present: stock),
      (pages + ["--css", sides.earlier], pages + ["--css", sides.present])
    )
  }

  /// The most that a channel may differ: what rounding makes of equal colors.
  private static let channels = 1

  private func paint(
    _ sides: ThemeSides, _ index: Int, by program: String, _ options: ReviewPainter.Options
  ) throws(FileError) -> FileOutcome {
    let scratch = "\(folder)/pictures-\(index)"
    try AtomicFile.createFolder(scratch)
    do throws(FileError) {
      let report = try ReviewPainter(program: program, scratch: scratch).report(
        on: [sides], with: options, comparing: ["--channels", "\(Self.channels)"])
      return FileOutcome(report, in: scratch)
    } catch {
      return .failed("\(error)")
    }
  }
}

extension PaintedProof.FileOutcome {
  /// The result of a comparison of all pictures, in the folder of these and of the report.
  init(_ report: PictureReport, in folder: String) {
    if let lost = report.unpainted.first {
      self = .failed(lost.reason)
      return
    }
    guard !report.pictures.isEmpty else {
      self = .failed("nothing was painted")
      return
    }
    var found: [ReviewPicture] = []
    for picture in report.pictures where picture.state != "same" {
      guard picture.state == "different", let appearance = picture.place?.appearance else {
        self = .failed("'\(picture.file)' is \(picture.problem ?? picture.state)")
        return
      }
      let sides = ["before", "after"].map { "\(folder)/\($0)-pictures/\(picture.file)" }
      let whole = sides.joined(separator: "' and '")
      found += picture.specimens.map { specimen in
        ReviewPicture(
          file: specimen.picture.map { "\(folder)/report/\($0)" } ?? whole, appearance: appearance,
          specimen: specimen.id, pixels: specimen.pixels, distance: specimen.distance)
      }
      // A page of another size may have no pixel that differs.
      if picture.specimens.isEmpty {
        found.append(
          ReviewPicture(
            file: whole, appearance: appearance, specimen: picture.file, pixels: picture.pixels,
            distance: picture.distance))
      }
    }
    found.sort { ($1.distance, $0.file) < ($0.distance, $1.file) }
    self = found.isEmpty ? .same : .different(found)
  }
}
