package import LiverySystem
package import ThemeSource

/// A file as it was at a revision, and its present name.
package struct EarlierFile: Sendable {
  /// The private copy.
  package let path: String

  /// The present file, as messages show it.
  package let shown: String

  /// Whether it had another name.
  package let isRenamed: Bool

  private let folder, repository: String
  private let renames: [String: String]

  /// The earlier state of a present file; `nil` if there was none.
  package init?(of shown: String, in files: RevisionFiles) {
    guard let name = files.name(of: shown) else { return nil }
    let earlier = files.earlierName(of: name)
    let path = files.path(of: earlier)
    guard files.has(earlier) || RegularFile.exists(path) else { return nil }
    (self.path, self.shown, isRenamed) = (path, shown, earlier != name)
    (folder, repository, renames) = (files.folder, files.repository, files.present)
  }

  /// All files of the repository, whose names may have changed.
  package init(allOf files: RevisionFiles) {
    (path, shown, isRenamed) = (files.folder, files.repository, false)
    (folder, repository, renames) = (files.folder, files.repository, files.present)
  }

  /// Changes a finding in the copy to one in the present file.
  package func present(_ finding: Finding) -> Finding {
    let place = finding.location
    return Finding(
      finding.severity, finding.rule,
      at: SourceLocation(
        file: presentPath(place.file), range: place.range, start: place.start, end: place.end),
      present(finding.message), headline: present(finding.headline),
      about: finding.subject.map(present), each: finding.subjects.map(present),
      in: finding.places)
  }

  /// The present path of a file, given its path in the folder of copies.
  private func presentPath(_ path: String) -> String {
    if path == self.path { return shown }
    let full = RegularFile.path(path, in: ".")
    guard full.hasPrefix(folder + "/") else { return path }
    let name = String(full.dropFirst(folder.count + 1))
    return "\(repository)/\(renames[name] ?? name)"
  }

  /// A text that may quote paths in the folder of copies, with the present paths instead.
  private func present(_ text: String) -> String {
    guard text.contains(folder) else { return text }
    let beside = shown.contains("/") ? RegularFile.folder(of: shown) + "/" : ""
    return text.replacing(path, with: shown)
      .replacing(RegularFile.folder(of: path) + "/", with: beside)
      .replacing(folder, with: repository)
  }
}
