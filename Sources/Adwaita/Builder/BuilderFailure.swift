extension Builder {
  /// What keeps a file from being built.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public let file: String

    /// The line, from 1, where GTK knows it.
    public let line: Int?

    /// The column, from 1, where GTK knows it.
    public let column: Int?

    public let message: String

    /// A failure of the file as a whole, or of one of its lines.
    public init(file: String, line: Int? = nil, message: String) {
      self.file = file
      (self.line, column) = (line, nil)
      self.message = message
    }

    /// The failure with its place as compilers print it.
    public var description: String {
      ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
        + ": \(message)"
    }
  }
}

extension Builder.Failure {
  /// Takes the place out of what GTK says: `PATH:LINE:COLUMN TEXT` of a wrong class or property,
  /// `Error on line LINE char COLUMN: TEXT` of wrong XML.
  init(file: String, saying text: String) {
    let xmlPlace = /Error on line (\d+) char (\d+): (.*)/.dotMatchesNewlines()
    let builderPlace = /:(\d+):(\d+) (.*)/.dotMatchesNewlines()
    if let match = text.wholeMatch(of: xmlPlace) {
      self.init(file: file, line: match.1, column: match.2, message: match.3)
    } else if text.hasPrefix(file),
      let match = text.dropFirst(file.count).wholeMatch(of: builderPlace)
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
