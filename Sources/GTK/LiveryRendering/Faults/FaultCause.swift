package import ThemeSource

/// The theme's declaration that causes a fault.
package nonisolated struct FaultCause: Codable, Hashable {
  package var file: String

  /// The bytes in the file, and the positions of the first byte and after the last.
  package let lower, upper: Int
  package let startLine, startColumn, endLine, endColumn: Int

  /// Its name in messages.
  package let name: String

  /// Whether it alone causes the difference from stock Adwaita.
  package let isCertain: Bool

  /// The name of the second most likely declaration, if the first is not certain.
  package let other: String?

  package init(
    _ location: SourceLocation, _ name: String, isCertain: Bool, or other: String? = nil
  ) {
    (file, lower, upper) = (location.file, location.range.lowerBound, location.range.upperBound)
    (startLine, startColumn) = (location.start.line, location.start.column)
    (endLine, endColumn) = (location.end.line, location.end.column)
    (self.name, self.isCertain, self.other) = (name, isCertain, other)
  }

  package var location: SourceLocation {
    SourceLocation(
      file: file, range: lower..<upper,
      start: SourcePosition(line: startLine, column: startColumn),
      end: SourcePosition(line: endLine, column: endColumn))
  }
}
