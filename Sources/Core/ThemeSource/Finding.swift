/// A finding in a file, printed the way compilers print theirs.
public struct Finding: Error, Hashable, Sendable, CustomStringConvertible {
  /// How bad a finding is, the worst last.
  public enum Severity: String, Hashable, Comparable, Sendable, CaseIterable {
    case note, warning, error

    public static func < (left: Severity, right: Severity) -> Bool {
      left.order < right.order
    }

    private var order: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  public let severity: Severity

  /// The rule that is broken, such as `name/role`.
  public let rule: RuleID

  public let location: SourceLocation

  /// What is wrong and what was expected: lower case, no final period, names in single quotes.
  ///
  /// It is one line whatever names it quotes, and has at most 1,000 characters.
  public let message: String

  /// The message without what `places` say, for a list that shows these below it.
  public let headline: String

  /// What it is about, where the message also has figures that change with other parts of the file;
  /// reports know the finding again by it.
  public let subject: String?

  /// The subjects of a finding that says several at once, of which its message may name the first alone.
  public let subjects: [String]

  /// The change that fixes it, where one is known.
  public let fix: Fix?

  /// Where people see it, the worst first, where it has one cause and is seen in several places.
  public let places: [Place]

  /// The most findings of one kind in a stylesheet; one more says that there are others.
  ///
  /// Nobody reads as many, and a file of a mebibyte may have some hundred thousand.
  public static let limit = 10_000

  public init(
    _ severity: Severity, _ rule: RuleID, at location: SourceLocation, _ message: String,
    headline: String? = nil, about subject: String? = nil, each subjects: [String] = [],
    fix: Fix? = nil, in places: [Place] = []
  ) {
    self.severity = severity
    self.rule = rule
    self.location = location
    self.message = message.utf8.shownOnOneLine(upTo: 1000)
    self.headline = headline?.utf8.shownOnOneLine(upTo: 1000) ?? self.message
    self.subject = subject
    self.subjects = subjects
    self.fix = fix
    self.places = places
  }

  public var description: String {
    // Of a hundred thousand findings, strings that are joined cost half of values that are printed.
    location.description + ": " + severity.rawValue + ": " + message + " [" + rule.rawValue + "]"
  }

  /// The same finding with another severity.
  public func with(_ severity: Severity) -> Finding {
    Finding(
      severity, rule, at: location, message, headline: headline, about: subject, each: subjects,
      fix: fix, in: places)
  }
}

extension Sequence where Element == Finding {
  /// Whether an error is among them.
  public var hasErrors: Bool { contains { $0.severity == .error } }

  /// The findings without those that are there twice: a file may be read more than once.
  public var unique: [Finding] {
    var known: Set<Finding> = []
    return filter { known.insert($0).inserted }
  }

  /// The findings by file and location, those of one location in the order they were found.
  public func sortedByLocation() -> [Finding] {
    let all = Array(self)
    let order = all.indices.sorted { left, right in
      guard all[left].location.file == all[right].location.file else {
        return all[left].location.file < all[right].location.file
      }
      return (all[left].location.start, left) < (all[right].location.start, right)
    }
    return order.map { all[$0] }
  }
}
