/// The name of an app's own color, for use in code like a role.
///
/// ```swift
/// extension CustomColor {
///   static let bodyText: CustomColor = "body-text"
/// }
/// let color = theme[.bodyText]
/// ```
public struct CustomColor: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as `[custom-colors]` spells it.
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}
