/// A line and a column, both from 1; a column counts UTF-8 bytes.
public struct SourcePosition: Hashable, Comparable, Sendable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A range of a file.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file as messages show it.
  public let file: String

  /// The bytes of the file that the location covers.
  public let range: Range<Int>

  public let start: SourcePosition

  /// The position after the last byte.
  public let end: SourcePosition

  public init(file: String, range: Range<Int>, start: SourcePosition, end: SourcePosition) {
    self.file = file
    self.range = range
    self.start = start
    self.end = end
  }

  /// The location as compilers print it, on one line: `FILE:LINE:COLUMN`.
  public var description: String {
    file.escapingControls + ":" + String(start.line) + ":" + String(start.column)
  }
}
