/// A property of a registered component that CSS does not have, such as the size of a gauge's glow.
///
/// Its value is available in Swift, `theme[gauge, .glow]`, and since GTK 4.16 as a variable.
public struct OwnProperty: Hashable, Sendable {
  /// The kind of its values.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case color, length, number, text
  }

  /// The name as theme files spell it, such as `glow`.
  public let name: String

  public let kind: Kind

  /// A short description; `nil` if there is none.
  public let summary: String?

  /// The name of the component that has it.
  public let component: String

  package init(name: String, kind: Kind, summary: String?, component: String) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.component = component
  }

  /// The CSS variable with its value on the component's node, such as `--gauge-glow`.
  public var variable: String { "--\(component)-\(name)" }

  /// The limits of numbers and of lengths, and the maximum number of bytes of a text.
  static let numbers = -1_000_000.0...1_000_000
  static let lengths = -1024.0...1024
  static let textLimit = 1024
}
