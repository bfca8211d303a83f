public import ThemeSource

/// Which theme the apps of a desktop show, why, and which problems there are.
public struct Diagnosis: Sendable {
  /// A part of the answer.
  public struct Section: Sendable {
    /// A short title.
    public let title: String

    /// The answer in a line.
    public var summary: String

    public var problems: [Problem] = []

    /// The files and values on which it is based.
    public var evidence: [String] = []

    init(_ title: String, _ summary: String) {
      (self.title, self.summary) = (title, summary)
    }
  }

  /// A problem, and its solution.
  public struct Problem: Hashable, Sendable {
    public let severity: Finding.Severity
    public let message: String

    /// Shell commands, or other steps, that solve it.
    public let remedies: [String]

    init(_ severity: Finding.Severity, _ message: String, _ remedies: String...) {
      (self.severity, self.message, self.remedies) = (severity, message, remedies)
    }
  }

  /// The sections, in the order in which people ask.
  public internal(set) var sections: [Section] = []

  /// The solutions for all errors and warnings, each step once.
  public var remedies: [String] {
    var seen: Set<String> = []
    return problems.filter { $0.severity > .note }.flatMap(\.remedies)
      .filter { seen.insert($0).inserted }
  }

  public var problems: [Problem] { sections.flatMap(\.problems) }

  /// Whether there is an error or a warning.
  public var hasFaults: Bool { problems.contains { $0.severity > .note } }
}

extension Diagnosis {
  /// Reads the desktop of a user, without changing anything.
  public init(of session: UserSession) {
    let desktop = ObservedDesktop(of: session)
    sections =
      [
        desktop.gtk4, desktop.libadwaita, desktop.gtk3, desktop.asked, desktop.toolkits,
      ] + desktop.stylesheets + [desktop.writers, desktop.leftovers]
  }
}

/// A path or a text, quoted for a shell.
func quoted(_ text: String) -> String {
  let plain = text.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/._-+:@%=".utf8.contains(byte)
    }
  }
  return plain && !text.isEmpty ? text : "'" + text.replacing("'", with: "'\\''") + "'"
}
