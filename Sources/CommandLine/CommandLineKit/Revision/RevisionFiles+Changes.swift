package import LiverySystem
package import ThemeFormats

extension RevisionFiles {
  /// The themes that read other bytes than at the revision, or have another name.
  ///
  /// - Parameters:
  ///   - arguments: Files and folders in the repository.
  ///   - library: Reads them; a file that is named and cannot be read counts as changed.
  ///   - format: What the files are, instead of recognizing it.
  /// - Returns: Their files, in order.
  /// - Throws: A status if a configuration cannot be read; that is printed.
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

  /// Whether all that a theme is read from has the bytes that it had.
  package func isUnchanged(_ reading: ThemeReading, of file: String) -> Bool {
    guard let earlier = EarlierFile(of: file, in: self), !earlier.isRenamed else { return false }
    return reading.files.allSatisfy { file in
      guard let name = name(of: file) else { return true }
      let read = { (path: String) in try? RegularFile.read(path, upTo: 1 << 26) }
      return read(file) == read(path(of: earlierName(of: name)))
    }
  }
}
