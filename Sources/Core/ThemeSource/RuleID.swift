/// The name of a rule as findings print it: its family, a slash, and the kind of problem.
public struct RuleID: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The part before the slash.
  public var family: Substring {
    rawValue.prefix { $0 != "/" }
  }

  public var description: String { rawValue }
}

extension RuleID: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}
