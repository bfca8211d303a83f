import ThemeColor

/// A picture that a theme brings along: the content of a file, as it was when the theme was read.
public struct ThemePicture: Hashable, Sendable {
  /// The path of the file from the folder of the theme's file that names it.
  public let address: String

  /// The content of the file: PNG, JPEG, GIF or SVG, checked; empty for a theme that is in no
  /// folder.
  package let file: [UInt8]

  /// The difference between the picture and its file.
  package private(set) var change: PictureChange?

  /// The color matrix, once it is known.
  private var matrix: [Double]?

  package init(address: String, bytes: [UInt8], change: PictureChange? = nil) {
    (self.address, file, self.change) = (address, bytes, change)
  }

  /// The bytes to show: the content of the file, or an SVG around it if the picture is inverted or
  /// tinted; empty for a theme without a folder.
  public var bytes: [UInt8] {
    guard let matrix, !file.isEmpty else { return file }
    return FilteredPicture(matrix: matrix).bytes(of: file)
  }

  /// The value as in a theme's file, such as `invert(ship.svg)`.
  package var source: String {
    switch change {
    case nil: address
    case .inverted: "invert(\(address))"
    case .tinted(let role): "tint(\(address), $\(role.name))"
    }
  }

  /// The file's picture, unchanged.
  package var unchanged: ThemePicture { ThemePicture(address: address, bytes: file) }

  /// The picture made of its file, or of another picture's.
  package func changed(by change: PictureChange?) -> ThemePicture {
    ThemePicture(address: address, bytes: file, change: change)
  }

  /// The picture in the colors of a theme.
  func painted(with color: (ColorRole) -> Color) -> ThemePicture {
    var painted = self
    painted.matrix = change?.matrix(color)
    return painted
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(address)
    hasher.combine(file.count)
    hasher.combine(change)
  }
}

/// The name of a picture, for use in code like a role.
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

  /// The reason why it cannot be shown, for a message after the name of the file.
  case unusable(String)
}
