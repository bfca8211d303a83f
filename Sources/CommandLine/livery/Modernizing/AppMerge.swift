import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeSource

/// An app's stylesheets for appearances, which become blocks of its `style.css`, and its lists of
/// resources without them.
struct AppMerge {
  /// The path of `style.css`, and its text with the blocks.
  let path: String
  let merged: MergedAppStylesheet

  /// The files that are merged into it.
  let parts: [SourceText]

  /// The lists of resources that name some of them, before and after.
  let lists: [(before: SourceText, after: SourceText)]

  /// The real paths of those files.
  let removed: Set<String>

  /// Why the files stay as they are; `nil` where they are joined.
  let problem: String?

  var isPossible: Bool { problem == nil }

  /// Reads the stylesheets of a folder; `nil` if there are none to merge.
  ///
  /// - Parameters:
  ///   - path: The folder's `style.css`.
  ///   - files: The stylesheets and the lists of resources of the run.
  ///   - target: The releases that will read it.
  ///   - library: Reads what the stylesheet imports.
  /// - Throws: An error if one cannot be read.
  init?(
    _ path: String, among files: [String], for target: Target, in library: ThemeLibrary
  ) throws(FileError) {
    guard target.hasMedia, !target.isForGTK3 else { return nil }
    let folder = RegularFile.folder(of: path)
    var others: [(kind: AppStylesheet, text: SourceText)] = []
    for kind in AppStylesheet.allCases {
      let other = RegularFile.path("\(folder)/\(kind.rawValue)", in: ".")
      guard let file = files.first(where: { RegularFile.path($0, in: ".") == other }) else {
        continue
      }
      others.append((kind, try Self.text(file)))
    }
    guard !others.isEmpty else { return nil }
    self.path = path
    let common = try Self.text(path)
    merged = MergedAppStylesheet(
      common, with: Self.imported(common, in: library), others, for: target)
    parts = others.map(\.text)
    var lists: [(SourceText, SourceText)] = []
    let removed = Set(parts.compactMap { RegularFile.realPath($0.file) })
    let given = files.filter { $0.hasSuffix(Self.listEnding) }
    for file in given {
      let list = ResourceList(try Self.text(file))
      let named = list.paths(among: removed)
      if let after = list.removing(Set(named)) { lists.append((list.text, after)) }
    }
    (self.lists, self.removed) = (lists, removed)
    let known = Set(given.compactMap(RegularFile.realPath))
    let other = Self.lists(above: folder).first { file in
      guard let real = RegularFile.realPath(file), !known.contains(real),
        let text = try? Self.text(file)
      else { return false }
      return !ResourceList(text).paths(among: removed).isEmpty
    }
    problem =
      merged.problem
      ?? other.map { "'\($0)' names it, and is none of the files here; name its folder, too" }
  }

  /// The lists of resources in the folders around a folder that an app's build may have them in.
  private static func lists(above folder: String) -> [String] {
    let above = RegularFile.folders(from: RegularFile.path(folder, in: ".")).dropFirst().prefix(2)
    return above.flatMap { folder in
      Folder.names(in: folder).filter { $0.hasSuffix(listEnding) }.map { "\(folder)/\($0)" }
    }
  }

  /// A stylesheet with all that it imports in place; `nil` if something could not be read.
  private static func imported(_ text: SourceText, in library: ThemeLibrary) -> CSSStylesheet? {
    guard let reading = try? library.read(text, path: text.file, as: .gtkCSS),
      let files = reading.stylesheet, files.isWhole, files.darkCondition == nil
    else { return nil }
    return reading.sheet
  }

  static let listEnding = ".gresource.xml"

  private static func text(_ path: String) throws(FileError) -> SourceText {
    SourceText(file: path, bytes: try RegularFile.read(path, upTo: ThemeLibrary.readLimit))
  }

  /// The result for each file, a line each.
  var lines: [String] {
    if let problem {
      return parts.map { "\($0.file): left: it is not joined with '\(path)': \(problem)" }
    }
    return parts.map { "\($0.file): rewritten: joined with '\(path)'" }
      + lists.map { "\($0.before.file): rewritten: without the stylesheets that are joined" }
  }

  /// Writes the lists and removes the files that were joined; `style.css` has to be written before.
  func finish() throws(FixError) {
    for (before, after) in lists {
      try FixedFile.replace(before.file, holding: before, with: after)
    }
    for part in parts {
      do throws(FileError) {
        guard try RegularFile.read(part.file, upTo: part.bytes.count + 1) == part.bytes else {
          throw FileError(.write, part.file, reason: "it was changed meanwhile")
        }
        try AtomicFile.remove(part.file)
      } catch {
        throw .file(error)
      }
    }
  }
}

extension ResourceList {
  /// The paths in the list that lead to one of some files, which are named by their real paths.
  fileprivate func paths(among files: Set<String>) -> [String] {
    let folder = RegularFile.folder(of: text.file)
    return paths.filter { path in
      RegularFile.realPath(RegularFile.path(path, in: folder)).map(files.contains) ?? false
    }
  }
}
