public import ThemeColor

/// The accent color of the desktop.
public struct Accent: Hashable, Sendable {
  /// The opaque color; `nil` if the desktop has none.
  public let color: Color?

  /// No accent: themes have their own.
  public static let none = Accent(nil)

  private init(_ color: Color?) {
    self.color = color
  }

  /// Parses `none` or an opaque color in CSS notation.
  public init?(_ text: String) {
    if text == "none" {
      self = .none
    } else {
      guard let color = CSSColor(text)?.mapped(), color.alpha == 1 else { return nil }
      self.init(color)
    }
  }

  /// The color as six hexadecimal digits; `nil` if there is none.
  var digits: Substring? { color.map { $0.hex.dropFirst().prefix(6) } }
}

extension Accent: CustomStringConvertible {
  /// The accent in the parsed notation: `#rrggbb` or `none`.
  public var description: String { digits.map { "#\($0)" } ?? "none" }
}

extension Accent: Codable {
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let accent = Accent(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "'\(text)' is no accent"))
    }
    self = accent
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
