/// A picture that a theme brings along: the content of a file, as it was when the theme was read.
public struct ThemePicture: Hashable, Sendable {
  /// The path of the file from the folder of the theme's file that names it.
  public let address: String

  /// The content: PNG, JPEG, GIF or SVG, checked; empty for a theme that is in no folder.
  public let bytes: [UInt8]

  package init(address: String, bytes: [UInt8]) {
    (self.address, self.bytes) = (address, bytes)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(address)
    hasher.combine(bytes.count)
  }
}

/// The name of a picture, so that code asks for it as for a role.
///
/// ```swift
/// extension PictureName {
///   static let ship: PictureName = "ship"
/// }
/// let picture = theme[picture: .ship]
/// ```
public struct PictureName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as `[pictures]` spells it.
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

/// The result of looking up a picture that a theme names.
package enum PictureLookup: Sendable {
  case found(ThemePicture)

  /// Why it cannot be shown, as a message says it after the name of the file.
  case unusable(String)
}
