import LiverySystem
public import ThemeFormats
public import ThemeModel
public import ThemeSource

/// A palette for filling templates, with its original text.
public struct TemplatePalette: Sendable {
  public let palette: Palette
  public let text: SourceText

  public init(_ palette: Palette, _ text: SourceText) {
    (self.palette, self.text) = (palette, text)
  }

  /// The scheme for which the palette was made.
  public var preferredScheme: Appearance.Scheme { palette.preferred }

  /// Its name in messages: that of its file.
  public var name: String { RegularFile.name(of: text.file) }

  /// A color as the file writes it, without quotes; `nil` if the scheme does not have the entry.
  func written(_ name: String, in scheme: Appearance.Scheme) -> String? {
    guard let entry = palette[name, scheme] else { return nil }
    let bytes = text.bytes[entry.location.range]
    let isQuoted = bytes.count > 1 && bytes.first == UInt8(ascii: "\"") && bytes.first == bytes.last
    return String(decoding: isQuoted ? bytes.dropFirst().dropLast() : bytes, as: UTF8.self)
  }
}
