import LiverySystem

/// Why an import that leads to no file is no mistake of the stylesheet.
enum AbsentImport: Hashable {
  case cached, generated, ignored, built, installed, inHome

  /// The file is found from another folder, where a link may lead to the stylesheet.
  case linked(folder: String)

  /// A script of the repository names the file.
  case scripted(by: String)

  /// A message about some imports, given their names.
  func message(_ names: String, areSeveral: Bool) -> String {
    let (be, them) = areSeveral ? ("are", "them") : ("is", "it")
    let absence = "\(names) \(be) not imported: "
    return switch self {
    case .cached: absence + "a program writes \(them) into its cache when it runs"
    case .generated: absence + "a color generator writes \(them) when it runs"
    case .ignored: absence + "git ignores \(them), so something else writes \(them)"
    case .built: absence + "the build writes \(them)"
    case .installed: absence + "a program that is not installed here has \(them)"
    case .inHome: absence + "the home folder of another user has \(them)"
    case .scripted(let script): absence + "'\(script)' names \(them), and may write \(them)"
    case .linked(let folder):
      "\(names) \(be) found from '\(folder)', not from here: a link in '\(folder)' may lead here"
    }
  }
}

/// Finds why imported files do not exist.
struct AbsentImports {
  /// The maximum length of a path, as for the system.
  private static let lengthLimit = 4096

  /// The folders of programs and their settings.
  private static let programs = ["/usr/", "/etc/", "/opt/", "/nix/", "/app/", "/snap/"]

  private var generated = GeneratedFiles()
  private var ignored = IgnoredFiles()
  private var built = BuiltFiles()
  private var scripted = ScriptedFiles()

  /// The reason for a file that does not exist; `nil` if it is just missing.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the file.
  ///   - sheet: The path of the stylesheet that imports it.
  ///   - roots: The folders of the theme.
  /// - Returns: The reason.
  mutating func reason(
    for path: String, importedBy sheet: String, of roots: [String]
  ) -> AbsentImport? {
    guard path.utf8.count < Self.lengthLimit, RegularFile.realPath(path) == nil else { return nil }
    if let reason = ownReason(for: path, sheet, roots) { return reason }
    return Self.target(ofBrokenLink: path).flatMap { ownReason(for: $0, sheet, roots) }
  }

  private mutating func ownReason(
    for path: String, _ sheet: String, _ roots: [String]
  ) -> AbsentImport? {
    let folder = RegularFile.folder(of: sheet)
    if path.contains("/.cache/"), !sheet.contains("/.cache/") { return .cached }
    if generated.contain(path, importedIn: folder) { return .generated }
    if built.contain(path) { return .built }
    // If git ignores the stylesheet as well, that says nothing about one file.
    if ignored.contains(path), !ignored.contains(sheet) { return .ignored }
    if let script = scripted.script(naming: path) { return .scripted(by: script) }
    guard !roots.contains(where: { RelativePath.of(path, below: $0) != nil }) else { return nil }
    if HomePath.isOfAnother(path, than: folder) { return .inHome }
    let isOfProgram = Self.programs.contains { path.hasPrefix($0) && !sheet.hasPrefix($0) }
    return isOfProgram ? .installed : nil
  }

  /// The path to which a file or one of its folders leads, if it is a link; `nil` without such a
  /// link.
  private static func target(ofBrokenLink path: String) -> String? {
    for place in RegularFile.folders(from: path) {
      if RegularFile.isLink(place) {
        return RegularFile.steps(ofLink: place).last.map { $0 + path.dropFirst(place.count) }
      }
      if RegularFile.exists(place) { return nil }
    }
    return nil
  }
}
