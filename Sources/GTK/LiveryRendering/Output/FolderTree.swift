import LiverySystem

/// Lists folders with all of their content.
nonisolated enum FolderTree {
  /// The files in a folder and its subfolders, as relative paths, sorted.
  ///
  /// A link counts as a file, wherever it leads: two links that lead back would be followed
  /// forever.
  static func files(in folder: String, includingHidden: Bool = false) -> [String] {
    Folder.names(in: folder).filter { includingHidden || !$0.hasPrefix(".") }.flatMap { name in
      let path = "\(folder)/\(name)"
      guard RegularFile.isFolder(path), !RegularFile.isLink(path) else { return [name] }
      return files(in: path, includingHidden: includingHidden).map { "\(name)/\($0)" }
    }
  }

  /// Whether a folder is another one, or inside it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    let names = { (path: String) in RegularFile.resolved(path).split(separator: "/") }
    return names(path).starts(with: names(folder))
  }
}
