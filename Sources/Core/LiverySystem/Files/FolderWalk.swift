/// The files in a folder and in those inside it.
///
/// What is hidden is left out, and what a `.gitignore` names, from the folder of the repository on
/// (gitignore(5)). Links to folders are not followed.
package struct FolderWalk {
  /// The most folders inside one another.
  private static let depthLimit = 64

  /// The most bytes of a `.gitignore` that are read.
  private static let sizeLimit = 1024 * 1024

  /// Patterns, and how many names of a path lead to the folder that they are taken from.
  private struct Ignores {
    let depth: Int
    let patterns: [PathPattern]
  }

  /// The folder of the repository, or the walked one where it is in none.
  private let root: String
  private var files: [String] = []

  /// The paths of the files, sorted by name within each folder; `nil` where it cannot be read.
  package static func files(in folder: String) -> [String]? {
    guard RegularFile.isFolder(folder), Folder.isReadable(folder) else { return nil }
    let absolute = RegularFile.realPath(folder) ?? RegularFile.path(folder, in: ".")
    var walk = FolderWalk(root: repository(around: absolute) ?? absolute)
    let inside = absolute.dropFirst(walk.root.count).split(separator: "/")
    var ignores: [Ignores] = []
    for depth in 0..<inside.count {
      let path = ([walk.root] + inside.prefix(depth).map(String.init)).joined(separator: "/")
      walk.read(path, at: depth, into: &ignores)
    }
    walk.walk(folder, inside, ignores)
    return walk.files
  }

  private init(root: String) { self.root = root }

  /// The folder of the git repository that a folder is in.
  private static func repository(around folder: String) -> String? {
    var folder = folder
    while !RegularFile.exists("\(folder)/.git") {
      if folder == "/" || folder == "." { return nil }
      folder = RegularFile.folder(of: folder)
    }
    return folder
  }

  private func read(_ folder: String, at depth: Int, into ignores: inout [Ignores]) {
    let path = "\(folder)/.gitignore"
    guard let bytes = try? RegularFile.read(path, upTo: Self.sizeLimit) else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let patterns = lines.compactMap { PathPattern(String($0)) }
    if !patterns.isEmpty { ignores.append(Ignores(depth: depth, patterns: patterns)) }
  }

  /// - Parameters:
  ///   - folder: The folder as messages show it.
  ///   - names: The names that lead there from the root on.
  ///   - outer: What the folders around it ignore.
  private mutating func walk(_ folder: String, _ names: [Substring], _ outer: [Ignores]) {
    guard names.count <= Self.depthLimit else { return }
    var ignores = outer
    read(folder, at: names.count, into: &ignores)
    for name in Folder.names(in: folder) where !name.hasPrefix(".") {
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      let isFolder = RegularFile.isFolder(path)
      let own = names + [Substring(name)]
      if isIgnored(own, isFolder: isFolder, ignores) { continue }
      if !isFolder {
        files.append(path)
      } else if !RegularFile.isLink(path) {
        walk(path, own, ignores)
      }
    }
  }

  /// Whether the last pattern that matches a path says so.
  private func isIgnored(_ names: [Substring], isFolder: Bool, _ ignores: [Ignores]) -> Bool {
    for ignore in ignores.reversed() {
      let path = names.dropFirst(ignore.depth)
      if let last = ignore.patterns.last(where: { $0.matches(path, isFolder: isFolder) }) {
        return !last.isNegated
      }
    }
    return false
  }
}
