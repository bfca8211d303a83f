/// Why a UI file cannot be built.
public struct BuilderError: Error, Hashable, Sendable, CustomStringConvertible {
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
    self =
      BuilderError(file: file, xmlMessage: text) ?? BuilderError(file: file, builderMessage: text)
      ?? BuilderError(file: file, message: text)
  }

  private init?(file: String, xmlMessage text: String) {
    let start = "Error on line "
    let words = text.dropFirst(start.count)
      .split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
    guard text.hasPrefix(start), words.count == 4, words[1] == "char", words[2].last == ":" else {
      return nil
    }
    self.init(file: file, line: words[0], column: words[2].dropLast(), message: words[3])
  }

  private init?(file: String, builderMessage text: String) {
    guard text.hasPrefix(file) else { return nil }
    let words = text.dropFirst(file.count)
      .split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let place = words[0].split(separator: ":", omittingEmptySubsequences: false)
    guard words.count == 2, place.count == 3, place[0].isEmpty else { return nil }
    self.init(file: file, line: place[1], column: place[2], message: words[1])
  }

  private init?(file: String, line: Substring, column: Substring, message: Substring) {
    guard let line = Int(line), let column = Int(column) else { return nil }
    self.file = file
    (self.line, self.column) = (line, column)
    self.message = String(message)
  }
}
