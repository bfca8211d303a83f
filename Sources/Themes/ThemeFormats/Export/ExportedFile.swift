import ThemeCSS

/// Recognizes files that Livery wrote.
package enum ExportedFile {
  /// The comment in a list of resources.
  static let resourcesComment =
    "The application's id with slashes for points: where AdwApplication looks."

  /// The generator's name in an HTML page, before the version.
  package static let pageGenerator = "Livery "

  /// The beginning of a comment about a change.
  package static let commentMark = "<!-- livery review -->"

  /// The beginning of a report about a change.
  private static let reviewStart = "{\n  \"livery-review\":"

  /// The number of bytes of an HTML page that are searched.
  private static let pageStart = 1_000

  /// Whether a file was written by Livery and can be replaced without loss.
  package static func isOurs(_ bytes: [UInt8]) -> Bool {
    bytes.isEmpty || StylesheetTitle.isFirst(in: bytes)
      || bytes.contains("<!-- \(resourcesComment) -->".utf8)
      || bytes.starts(with: commentMark.utf8) || bytes.starts(with: reviewStart.utf8)
      || bytes.prefix(pageStart).contains(
        "<meta name=\"generator\" content=\"\(pageGenerator)".utf8)
  }
}
