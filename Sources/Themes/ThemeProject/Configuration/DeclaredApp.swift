/// An app that a project declares, for taking pictures of it.
public struct DeclaredApp: Hashable, Sendable {
  public let name: String

  /// Its command line; never empty.
  public let command: [String]

  /// The path of the script for the app; `nil` if it has none.
  public let script: String?

  /// Whether this user or root wrote the file that names it, so that its command may be run.
  public internal(set) var isTrusted = true

  public init(name: String, command: [String], script: String? = nil) {
    (self.name, self.command, self.script) = (name, command, script)
  }

  /// Whether a text may be the name of an app or of a picture, which becomes part of a file's name.
  public static func isName(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count) && text.first != "."
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
  }
}
