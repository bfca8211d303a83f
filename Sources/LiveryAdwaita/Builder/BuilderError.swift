/// Why a UI file cannot be built.
public struct BuilderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let file: String

  /// The line, from 1, if GTK reports it.
  public let line: Int?

  /// The column, from 1, if GTK reports it.
  public let column: Int?

  public let message: String

  /// Creates an error about the whole file, or about one of its lines.
  public init(file: String, line: Int? = nil, message: String) {
    self.file = file
    (self.line, column) = (line, nil)
    self.message = message
  }

  /// The error with its location, in the format of compilers.
  public var description: String {
    ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
      + ": \(message)"
  }
}

extension BuilderError {
  /// Parses GTK's message: `PATH:LINE:COLUMN TEXT` for a wrong class or property,
  /// `Error on line LINE char COLUMN: TEXT` for wrong XML.
  init(file: String, gtkMessage text: String) {
    let xmlLocation = /Error on line (\d+) char (\d+): (.*)/.dotMatchesNewlines()
    let builderLocation = /:(\d+):(\d+) (.*)/.dotMatchesNewlines()
    if let match = text.wholeMatch(of: xmlLocation) {
      self.init(file: file, line: match.1, column: match.2, message: match.3)
    } else if text.hasPrefix(file),
      let match = text.dropFirst(file.count).wholeMatch(of: builderLocation)
    {
      self.init(file: file, line: match.1, column: match.2, message: match.3)
    } else {
      self.init(file: file, message: text)
    }
  }

  private init(file: String, line: Substring, column: Substring, message: Substring) {
    self.file = file
    (self.line, self.column) = (Int(line), Int(column))
    self.message = String(message)
  }
}
