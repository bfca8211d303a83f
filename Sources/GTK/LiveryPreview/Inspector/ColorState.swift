import LiveryAdwaita
import LiverySystem
import ThemeColor
import ThemeLint
import ThemeModel
import ThemeSession
import ThemeSource

/// A color of a theme as the inspector shows it.
struct ColorState: Hashable {
  /// The color as it is painted, with the chosen color vision; `nil` if it has no value here.
  let painted: Color?

  /// The value as written; `nil` if no file of the chain sets it.
  let expression: String?

  /// Whether the theme's own file sets the value, and not a base theme.
  let isOwn: Bool

  /// The traits of the theme's own value; `nil` if its file has none.
  let ownTraits: TraitSet?

  /// The location of the value; `nil` if it is the toolkit's.
  let location: SourceLocation?

  /// A short description of the location.
  let place: String

  /// Whether the color can be inherited when the file does not set it.
  let canReset: Bool
  let isDark: Bool

  /// The palette color that the value refers to by its name alone; `nil` for another value.
  let entry: ColorName?

  /// The color in the other scheme; `nil` if the theme has one alone.
  let other: Color?

  /// The contrast of the color with its pair, if it has one.
  let contrast: Contrast?

  /// The contrast of a pair.
  struct Contrast: Hashable {
    let ratio: Double
    /// The required ratio, if any.
    let minimum: Double?
    let pair: String

    /// The roles of the text, unless a rule gives it its color, and of the surface.
    let text: ColorRole?
    let surface: ColorRole

    var isEnough: Bool { ratio + 1e-9 >= minimum ?? 0 }
  }
}

extension ColorState {
  /// The state of a role; `other` is the theme as it is painted in the other scheme.
  init(
    _ role: ColorRole, in loadedTheme: LoadedTheme, _ rows: [ContrastReport.Row],
    other: ResolvedTheme?
  ) {
    self.init(
      ColorSlot(role), in: loadedTheme, isInherited: true, contrast: Contrast(role, rows), other)
  }

  init(_ color: Theme.NamedColor, in loadedTheme: LoadedTheme, other: ResolvedTheme?) {
    self.init(color.slot, in: loadedTheme, isInherited: color.isInherited, contrast: nil, other)
  }

  private init(
    _ slot: ColorSlot, in loadedTheme: LoadedTheme, isInherited: Bool, contrast: Contrast?,
    _ other: ResolvedTheme?
  ) {
    let theme = loadedTheme.theme
    let value = theme.chain(of: slot, in: loadedTheme.appearance).first
    painted = theme.color(of: slot, in: loadedTheme.painted)
    expression = value.map { theme.text(of: $0) }
    let isOwn = value.map { $0.layer == theme.ownLayer && $0.layer > 0 } ?? false
    self.isOwn = isOwn
    let held = value.flatMap { $0.layer > 0 ? $0 : nil }
    ownTraits = isOwn ? value?.traits : nil
    location = held?.location
    place =
      held.map {
        $0.location.words(isOwn: isOwn, $0.traits, of: theme, in: theme.tokenFile(of: $0))
      } ?? ""
    canReset = isOwn && isInherited
    isDark = loadedTheme.appearance.scheme == .dark
    self.other = other.flatMap { theme.color(of: slot, in: $0) }
    entry = value.flatMap { value in
      guard case .reference(let named) = value.expression, value.layer == theme.ownLayer else {
        return nil
      }
      return theme.namedColors.first { $0.slot == named }?.name
    }
    self.contrast = contrast
  }
}

extension ColorState.Contrast {
  /// The pair of a text role and its surface, or of a surface and the text of its group.
  init?(_ role: ColorRole, _ rows: [ContrastReport.Row]) {
    let row =
      rows.first { $0.role == role }
      ?? rows.first { $0.surface == role && $0.role?.group == role.group }
    guard let row else { return nil }
    ratio = row.ratio
    minimum = row.minimum
    pair = translated("\(row.foreground) on \(row.surface.name)")
    (text, surface) = (row.role, row.surface)
  }
}

extension Theme {
  /// A value as written in its file, without quotes; a design token as a theme's file has it.
  func text(of value: AppliedValue) -> String {
    let text = source(of: value)
    return text.isOfToken ? value.expression.text(naming: name) : text
  }

  /// The file that has a design token, if that is another one than the theme's own.
  fileprivate func tokenFile(of value: AppliedValue) -> String? {
    let text = source(of: value)
    return text.namesTokenFile ? RegularFile.name(of: text) : nil
  }

  /// The text at the location of a value, without quotes.
  private func source(of value: AppliedValue) -> String {
    let bytes = sources[value.layer].bytes(at: value.location)
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    let isQuoted =
      bytes.count >= 2 && bytes.first == bytes.last && quotes.contains(bytes.first ?? 0)
    return String(decoding: isQuoted ? bytes.dropFirst().dropLast() : bytes, as: UTF8.self)
  }
}

extension String {
  /// Whether it names a file of tokens, as the file does that lists such files.
  fileprivate var namesTokenFile: Bool { hasSuffix(".json") }

  /// Whether it is a design token: an object, a reference in braces, or the name of its file.
  fileprivate var isOfToken: Bool { hasPrefix("{") || namesTokenFile }
}

extension LoadedTheme {
  /// The theme as it is painted in the other scheme; `nil` if it has one alone.
  var paintedInOtherScheme: ResolvedTheme? {
    guard theme.schemes.count > 1 else { return nil }
    let other = Appearance(appearance.scheme == .dark ? .light : .dark, appearance.options)
    return vision.painted(theme.resolved(other))
  }
}
