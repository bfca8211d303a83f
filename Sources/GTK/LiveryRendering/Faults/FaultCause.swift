package import ThemeSource

/// The declaration of a theme that a fault comes from.
package nonisolated struct FaultCause: Codable, Hashable {
  package var file: String

  /// The bytes of the file, and the positions of the first and of that after the last.
  package let lower, upper: Int
  package let startLine, startColumn, endLine, endColumn: Int

  /// What messages call it.
  package let name: String

  /// Whether it alone makes the difference to stock Adwaita.
  package let isCertain: Bool

  package init(_ location: SourceLocation, _ name: String, isCertain: Bool) {
    (file, lower, upper) = (location.file, location.range.lowerBound, location.range.upperBound)
    (startLine, startColumn) = (location.start.line, location.start.column)
    (endLine, endColumn) = (location.end.line, location.end.column)
    (self.name, self.isCertain) = (name, isCertain)
  }

  package var location: SourceLocation {
    SourceLocation(
      file: file, range: lower..<upper,
      start: SourcePosition(line: startLine, column: startColumn),
      end: SourcePosition(line: endLine, column: endColumn))
  }
}
