/// The files in a folder and its subfolders.
///
/// Hidden entries are left out, except the folders of a user's configuration and themes; so are
/// installed packages, the history of VS Code, and files that a `.gitignore` names, from the folder
/// of the repository on (gitignore(5)). Links to folders are not followed. Files to which links lead
/// outside of the repository (or of the listed folder, if it is in no repository) are marked.
package struct FolderWalk {
  /// The maximum number of folders inside one another.
  private static let depthLimit = 64

  /// The hidden folders in which programs keep their configuration and themes.
  private static let lookedInto: Set<String> = [".config", ".local", ".themes"]

  /// The folder for third-party packages that a package manager puts into a project.
  private static let packages = "node_modules"

  /// The folder in a folder of settings in which VS Code keeps earlier versions of files.
  private static let history: (settings: String, name: String) = ("User", "History")

  /// The maximum number of comparisons with patterns; they take some seconds.
  private static let stepLimit = 500_000_000

  /// The folder of the repository, or the listed folder if it is in none.
  private let root: String
  private var found: [Found] = []
  private var steps = stepLimit

  /// Why patterns were left out, if some were.
  private var problem: String?

  /// A file that was found.
  package struct Found: Hashable, Sendable {
    package let path: String

    /// Whether a name of the path is not UTF-8 and has escapes, so that no file is found by it.
    package let isMisnamed: Bool

    /// Whether it is a package folder, whose content is not listed.
    package let isFolder: Bool

    /// Whether it is a link that leads out of the folder.
    package let isElsewhere: Bool

    package init(
      _ path: String, isMisnamed: Bool = false, isFolder: Bool = false, isElsewhere: Bool = false
    ) {
      (self.path, self.isMisnamed, self.isFolder) = (path, isMisnamed, isFolder)
      self.isElsewhere = isElsewhere
    }
  }

  /// The files, sorted by name within each folder; `nil` if the folder cannot be read.
  ///
  /// `report` is called if there are too many patterns, so that ignored files may be listed.
  package static func files(
    in folder: String, report: (String) -> Void = { _ in }
  ) -> [Found]? {
    guard RegularFile.isFolder(folder), Folder.isReadable(folder) else { return nil }
    let absolute = RegularFile.realPath(folder) ?? RegularFile.path(folder, in: ".")
    var walk = FolderWalk(root: repository(around: absolute) ?? absolute)
    let inside = absolute.dropFirst(walk.root.count).split(separator: "/")
    var ignores = IgnorePatterns()
    for depth in 0..<inside.count {
      let path = ([walk.root] + inside.prefix(depth).map(String.init)).joined(separator: "/")
      walk.read(path, at: depth, into: &ignores)
    }
    walk.walk(folder, inside.map { Array($0.utf8) }, ignores)
    if let problem = walk.problem { report(problem) }
    return walk.found
  }

  private init(root: String) { self.root = root }

  /// The folder of the git repository that contains a folder.
  package static func repository(around folder: String) -> String? {
    var folder = folder
    while !RegularFile.exists("\(folder)/.git") {
      if folder == "/" || folder == "." { return nil }
      folder = RegularFile.folder(of: folder)
    }
    return folder
  }

  private mutating func read(_ folder: String, at depth: Int, into ignores: inout IgnorePatterns) {
    if let late = ignores.add(ofFolder: folder, at: depth) { problem = problem ?? late }
  }

  /// - Parameters:
  ///   - folder: The folder as messages show it.
  ///   - names: The names from the root to the folder.
  ///   - outer: The ignore patterns of the folders above.
  private mutating func walk(_ folder: String, _ names: [[UInt8]], _ outer: IgnorePatterns) {
    guard names.count <= Self.depthLimit else { return }
    var ignores = outer
    read(folder, at: names.count, into: &ignores)
    for entry in Folder.entries(in: folder) ?? [] {
      let name = entry.name
      let isHidden = name.hasPrefix(".")
      if isHidden && !Self.lookedInto.contains(name) || name == Self.packages { continue }
      if name == Self.history.name,
        names.last.map({ $0.elementsEqual(Self.history.settings.utf8) }) == true
      {
        continue
      }
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      let isFolder = entry.isMisnamed ? entry.isMisnamedFolder : RegularFile.isFolder(path)
      if isHidden, !isFolder { continue }
      let own = names + [Array(name.utf8)]
      if ignores.contain(own, isFolder: isFolder, steps: &steps) { continue }
      if steps <= 0 {
        let late = "the patterns of '.gitignore' take too long; none are applied from '\(path)' on"
        problem = problem ?? late
      }
      if entry.isMisnamed || !isFolder {
        found.append(
          Found(
            path, isMisnamed: entry.isMisnamed, isFolder: isFolder,
            isElsewhere: !entry.isMisnamed && RegularFile.isLink(path, outOf: root)))
      } else if !RegularFile.isLink(path) {
        walk(path, own, ignores)
      }
    }
  }
}
