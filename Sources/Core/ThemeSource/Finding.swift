/// A finding in a file, printed in the format of compilers.
public struct Finding: Error, Hashable, Sendable, CustomStringConvertible {
  /// The severity of a finding, the worst last.
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

  /// The violated rule, such as `name/role`.
  public let rule: RuleID

  public let location: SourceLocation

  /// The problem and the expected value: lower case, no final period, names in single quotes.
  ///
  /// It is one line whatever names it quotes, with at most 1,000 characters.
  public let message: String

  /// The message without the content of `places`, for a list that shows them below it.
  public let headline: String

  /// A key for recognizing the finding in another report, if the message also has figures that
  /// change with other parts of the file.
  public let subject: String?

  /// The subjects of a finding that combines several; its message may name only the first.
  public let subjects: [String]

  /// The change that fixes it, if one is known.
  public let fix: Fix?

  /// The visible places of the problem, the worst first, if one cause has several.
  public let places: [Place]

  /// The maximum number of findings of one kind in a stylesheet; one more says that there are
  /// others.
  ///
  /// Nobody reads more, and a file of 1 MiB could have hundreds of thousands.
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
    // For 100,000 findings, joining strings takes half the time of interpolation.
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

  /// The findings without duplicates: a file may be read more than once.
  public var unique: [Finding] {
    var known: Set<Finding> = []
    return filter { known.insert($0).inserted }
  }

  /// The findings by file and location; those of one location keep their order.
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
