package import LiverySystem
import ThemeFormats

/// A theme's file before and after a change.
package struct ThemeSides: Sendable {
  package let earlier, present: String

  package init(earlier: String, present: String) {
    (self.earlier, self.present) = (earlier, present)
  }
}

/// Links to both sides of themes; a theme has the same ID on both, even if its file was renamed.
package struct PaintedSides {
  package let before, after: [String]

  /// Creates the links.
  ///
  /// - Parameters:
  ///   - themes: The themes.
  ///   - folder: A private folder, which gets the folders `before` and `after`.
  ///   - name: The id of a theme, by its index and its present file.
  /// - Throws: An error if a folder cannot be made.
  package init(
    of themes: [ThemeSides], in folder: String, name: (Int, String) -> String
  ) throws(FileError) {
    let ids = themes.enumerated().map { name($0.offset, $0.element.present) }
    before = try Self.links(to: themes.map(\.earlier), called: ids, in: "\(folder)/before")
    after = try Self.links(to: themes.map(\.present), called: ids, in: "\(folder)/after")
  }

  private static func links(
    to files: [String], called ids: [String], in folder: String
  ) throws(FileError) -> [String] {
    try AtomicFile.createFolder(folder)
    return zip(files, ids).map { file, id in
      let name = RegularFile.name(of: file)
      let ending =
        ThemeFormat.endings.filter { name.lowercased().hasSuffix($0) }.max { $0.count < $1.count }
      let link = "\(folder)/\(id)\(ending ?? "")"
      RegularFile.link(link, to: RegularFile.path(file, in: "."))
      return link
    }
  }
}
