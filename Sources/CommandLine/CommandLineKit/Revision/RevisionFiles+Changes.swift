package import LiverySystem
package import ThemeFormats

extension RevisionFiles {
  /// The themes whose files differ from the revision, or whose name changed.
  ///
  /// - Parameters:
  ///   - arguments: Files and folders in the repository.
  ///   - library: Reads the themes; a named file that cannot be read counts as changed.
  ///   - format: The format of the files, instead of recognizing it.
  /// - Returns: Their files, in order.
  /// - Throws: A status if a configuration cannot be read; the error is printed.
  package func changedThemes(
    among arguments: [String], in library: ThemeLibrary, as format: ThemeFormat?
  ) throws -> [String] {
    let projects = ProjectConfigurations(saysWarnings: false)
    let found = try arguments.flatMap { try ThemeArgument.expand($0, in: projects) }
    return found.filter { !$0.isExcluded && $0.problem == nil }.filter { file in
      do {
        return try !isUnchanged(library.read(file.text, as: format), of: file.text)
      } catch {
        return !file.isListed
      }
    }.map(\.text)
  }

  /// Whether all files of a theme have the same bytes as at the revision.
  package func isUnchanged(_ reading: ThemeReading, of file: String) -> Bool {
    guard let earlier = EarlierFile(of: file, in: self), !earlier.isRenamed else { return false }
    return reading.files.allSatisfy { file in
      guard let name = name(of: file) else { return true }
      let read = { (path: String) in try? RegularFile.read(path, upTo: 1 << 26) }
      return read(file) == read(path(of: earlierName(of: name)))
    }
  }
}
