import LiverySystem
public import ThemeFormats
public import ThemeSource

/// The palettes of a folder, or of Material Design, each read or generated on request.
public struct PaletteSupply: Sendable {
  private enum Source: Sendable {
    /// Files, by path, of a folder.
    case files([String], folder: String)
    /// The first palettes of Material Design's, of all levels of contrast or of one.
    case material(Int, contrast: Double?)
  }

  private let source: Source

  /// The largest file in bytes.
  private static let sizeLimit = 1024 * 1024

  /// How deep folders are searched.
  private static let depthLimit = 8

  /// The maximum number of palettes that are made.
  public static let materialLimit = 1_000_000

  /// Palettes of Material Design with evenly distributed seeds, types and levels of contrast; they
  /// are the same each time, and a smaller set is the beginning of a larger one.
  ///
  /// - Parameters:
  ///   - count: The number of palettes.
  ///   - contrast: Their level of contrast, `-1...1`; `nil` for all levels.
  public init(material count: Int, contrast: Double? = nil) {
    source = .material(count, contrast: contrast)
  }

  /// The palettes of a folder and its subfolders, without hidden ones; `nil` if it is unreadable.
  ///
  /// A link to a file must lead to a file in the folder; links to folders are not followed.
  public init?(folder: String, endings: [String] = [".json", ".yaml", ".yml"]) {
    guard RegularFile.isFolder(folder), Folder.readableNames(in: folder) != nil else { return nil }
    source = .files(
      PaletteSupply.files(in: folder, endings: endings, depth: 0), folder: folder)
  }

  public var count: Int {
    switch source {
    case .files(let paths, _): paths.count
    case .material(let count, _): count
    }
  }

  private static func files(in folder: String, endings: [String], depth: Int) -> [String] {
    guard depth < depthLimit else { return [] }
    return Folder.names(in: folder).filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = "\(folder)/\(name)"
      if endings.contains(where: name.lowercased().hasSuffix), !RegularFile.isFolder(path) {
        return [path]
      }
      let isOwnFolder = RegularFile.isFolder(path) && !RegularFile.isLink(path)
      return isOwnFolder ? files(in: path, endings: endings, depth: depth + 1) : []
    }
  }

  /// Reads a palette of a kind, or returns the error if it is not one.
  func palette(
    _ index: Int, of kind: Palette.Kind
  ) -> (palette: TemplatePalette?, findings: [Finding]) {
    switch source {
    case .files(let paths, let folder):
      return PaletteSupply.file(paths[index], in: folder, of: kind)
    case .material(_, let contrast):
      return PaletteSupply.palette(MaterialSeed(index: index, contrast: contrast).text, of: kind)
    }
  }

  private static func file(
    _ path: String, in folder: String, of kind: Palette.Kind
  ) -> (palette: TemplatePalette?, findings: [Finding]) {
    do throws(FileError) {
      let bytes = try RegularFile.read(path, inside: folder, upTo: PaletteSupply.sizeLimit)
      return PaletteSupply.palette(SourceText(file: path, bytes: bytes), of: kind)
    } catch {
      return (nil, [PaletteSupply.finding(path, "\(error)")])
    }
  }

  /// Reads a palette of a kind from a text.
  public static func palette(
    _ text: SourceText, of kind: Palette.Kind
  ) -> (palette: TemplatePalette?, findings: [Finding]) {
    let reading = Palette.read(text)
    guard let palette = reading.palette else {
      return (nil, reading.findings.filter { $0.severity == .error })
    }
    guard palette.kind == kind else {
      let message =
        "the template takes palettes of \(kind.title), and this is one of "
        + palette.kind.title
      return (nil, [finding(text.file, message)])
    }
    return (TemplatePalette(palette, text), [])
  }

  /// The palette of Material Design with a name such as `#3584e4 tonal_spot 0.5`, if it is one.
  public static func materialPalette(_ name: String) -> SourceText? {
    MaterialSeed(name: name)?.text
  }

  private static func finding(_ path: String, _ message: String) -> Finding {
    Finding(
      .error, "template/palette", at: SourceText(file: path, bytes: []).location(of: 0..<0),
      message)
  }
}

extension Palette.Kind {
  /// The name of the kind in messages.
  var title: String {
    switch self {
    case .base16: "base16 or base24"
    case .material: "Material"
    case .pywal: "pywal"
    }
  }
}
