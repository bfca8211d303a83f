public import ThemeColor
public import ThemeModel
public import ThemeSource

/// The colors that a generator made of a wallpaper: names, each with a color in one scheme or two.
public struct Palette: Hashable, Sendable {
  /// Whose names the entries have.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The colors of the base16 and base24 specifications.
    case base16
    /// Material's: matugen, DankMaterialShell and noctalia.
    case material
    /// The 16 colors of a terminal: pywal, pywal16 and wallust.
    case pywal
  }

  /// A color in one scheme.
  public struct Entry: Hashable, Sendable {
    /// The name in the spelling of the file.
    ///
    /// The names of nested objects are joined by points: `terminal.normal.red`.
    public let name: String
    public let scheme: Appearance.Scheme
    public let color: Color
    /// The location of the color.
    public let location: SourceLocation
  }

  /// A text in the palette, such as the wallpaper's path.
  public struct Text: Hashable, Sendable {
    public let name: String
    public let text: String
    public let location: SourceLocation
  }

  public let kind: Kind

  /// The name of the palette: its own, or that of its file.
  public let name: String

  /// The schemes for which it has colors, light before dark; never empty.
  public let schemes: [Appearance.Scheme]

  /// The scheme for which it was made, which templates call `default`.
  public let preferred: Appearance.Scheme

  /// The colors in the order of the file.
  public let entries: [Entry]

  /// The other texts of the file, in its order.
  public let texts: [Text]
  private let indices: [Key: Int]

  private struct Key: Hashable {
    let name: String
    let scheme: Appearance.Scheme
  }

  /// Creates a palette; of two entries with one name in one scheme the first counts.
  init(
    _ kind: Kind, name: String, schemes: [Appearance.Scheme], preferred: Appearance.Scheme,
    entries: [Entry], texts: [Text]
  ) {
    (self.kind, self.name, self.schemes, self.preferred) = (kind, name, schemes, preferred)
    (self.entries, self.texts) = (entries, texts)
    let keys = entries.enumerated().map { (Key(name: $1.name, scheme: $1.scheme), $0) }
    indices = Dictionary(keys) { first, _ in first }
  }

  /// The entry with a name, in the file's spelling; `nil` if the scheme has none.
  public subscript(name: String, scheme: Appearance.Scheme) -> Entry? {
    indices[Key(name: name, scheme: scheme)].map { entries[$0] }
  }

  /// The text with a name; `nil` if there is none.
  public subscript(text name: String) -> Text? { texts.first { $0.name == name } }
}
