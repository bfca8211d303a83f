package import LiverySystem
package import ThemeFormats

/// The files of themes that were added, removed or renamed since a revision, as messages show them.
package struct ThemeFileChanges: Sendable {
  package let added, removed: [String]
  package let renamed: [(earlier: String, present: String)]

  /// Finds which files were added, removed or renamed.
  ///
  /// - Parameters:
  ///   - themes: The present themes.
  ///   - arguments: The files and folders that the user named.
  ///   - files: The files of the revision.
  ///   - library: Decides which removed files were themes.
  ///   - isIncluded: Whether a removed file would be judged if it still existed.
  package init(
    of themes: [String], in arguments: [String], since files: RevisionFiles,
    library: ThemeLibrary, where isIncluded: (String) throws -> Bool = { _ in true }
  ) rethrows {
    let earlier = themes.map { (shown: $0, file: EarlierFile(of: $0, in: files)) }
    added = earlier.filter { $0.file == nil }.map(\.shown)
    renamed = earlier.compactMap { theme in
      guard let file = theme.file, file.isRenamed else { return nil }
      return (files.relative(file.path), theme.shown)
    }
    removed = try Self.removed(from: arguments, since: files).filter { file in
      guard try isIncluded(file.shown) else { return false }
      return (try? library.read(file.copy))?.theme != nil
    }.map(\.shown)
  }

  /// The files with names of themes that are in folders of the revision and not there any more.
  private static func removed(
    from arguments: [String], since files: RevisionFiles
  ) -> [(shown: String, copy: String)] {
    arguments.filter(RegularFile.isFolder).flatMap { argument in
      guard let name = files.name(of: argument) else { return [(shown: String, copy: String)]() }
      let folder = files.path(of: name)
      return (FolderWalk.files(in: folder) ?? []).compactMap { found in
        let lower = found.path.lowercased()
        guard !found.isMisnamed, ThemeFormat.endings.contains(where: lower.hasSuffix) else {
          return nil
        }
        let earlier = files.relative(found.path)
        let present = files.present[earlier] ?? earlier
        guard !RegularFile.exists("\(files.repository)/\(present)") else { return nil }
        let rest = String(found.path.dropFirst(folder.count + 1))
        return (argument == "." ? rest : "\(argument)/\(rest)", found.path)
      }
    }
  }

  /// Lines that name them, the first five of each kind.
  package func lines(since revision: String) -> [String] {
    let renamed = renamed.map { "'\($0.earlier)' to '\($0.present)'" }
    return [
      ("new", added.map { "'\($0)'" }), ("renamed", renamed),
      ("removed", removed.map { "'\($0)'" }),
    ].filter { !$0.1.isEmpty }.map { "\($0.0) since '\(revision)': \($0.1.firstFive)" }
  }
}

extension [String] {
  /// The first five, and how many more there are.
  package var firstFive: String {
    let more = count - 5
    return (prefix(5) + (more > 0 ? ["\(more) more"] : [])).joined(separator: ", ")
  }
}
