import ThemeCSS

/// Files that say that Livery wrote them.
package enum ExportedFile {
  /// What a list of resources says of itself.
  static let resourcesComment =
    "The application's id with slashes for points: where AdwApplication looks."

  /// What a page of HTML names as its generator, before the version.
  package static let pageGenerator = "Livery "

  /// What a comment about a change begins with.
  package static let commentMark = "<!-- livery review -->"

  /// What a report about a change begins with.
  private static let reviewStart = "{\n  \"livery-review\":"

  /// The part of a page of HTML that is looked at.
  private static let pageStart = 1_000

  /// Whether a file was written by Livery, now or earlier, and nobody can miss it.
  package static func isOurs(_ bytes: [UInt8]) -> Bool {
    bytes.isEmpty || StylesheetTitle.isFirst(in: bytes)
      || bytes.contains("<!-- \(resourcesComment) -->".utf8)
      || bytes.starts(with: commentMark.utf8) || bytes.starts(with: reviewStart.utf8)
      || bytes.prefix(pageStart).contains(
        "<meta name=\"generator\" content=\"\(pageGenerator)".utf8)
  }
}
