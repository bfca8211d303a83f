import ThemeCSS

/// The files that an export writes.
package enum ExportedFile {
  /// What a list of resources says of itself.
  static let resourcesComment =
    "The application's id with slashes for points: where AdwApplication looks."

  /// Whether a file was written by an export, now or earlier, and nobody can miss it.
  package static func isOurs(_ bytes: [UInt8]) -> Bool {
    bytes.isEmpty || StylesheetTitle.isFirst(in: bytes)
      || bytes.contains("<!-- \(resourcesComment) -->".utf8)
  }
}
