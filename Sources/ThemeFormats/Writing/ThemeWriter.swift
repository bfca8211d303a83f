public import ThemeCSS
public import ThemeModel

/// Writes a theme in any of the formats that Livery reads.
public struct ThemeWriter: Sendable {
  public let theme: Theme

  /// The appearance that a format with room for one gets; the theme's first unless told otherwise.
  public var appearance: Appearance?

  /// The GTK that a stylesheet is for.
  public var target = Target.gtk4_8

  public init(_ theme: Theme) {
    self.theme = theme
  }

  /// Writes the theme.
  ///
  /// - Parameters:
  ///   - format: What to write.
  ///   - name: What the file will be called; its ending tells TOML from JSON, and tokens from a resolver.
  /// - Returns: The files and what they have no place for.
  public func written(as format: ThemeFormat, named name: String) -> WrittenTheme {
    switch format {
    case .livery:
      let text = LiveryWriter(theme).text(asJSON: name.hasSuffix(".json"))
      return WrittenTheme(files: [.init(name: name, text: text)], omissions: [])
    case .gradience: return GradienceWriter(theme, in: chosen).written(named: name)
    case .base16, .base24:
      return SchemeWriter(theme, in: chosen, format: format).written(named: name)
    case .dtcg: return DTCGWriter(theme, in: chosen).written(named: name)
    case .gtkCSS: return stylesheet(named: name)
    }
  }

  private var chosen: Appearance { appearance ?? theme.appearances[0] }

  private func stylesheet(named name: String) -> WrittenTheme {
    let isOld = target == .gtk3_24
    var omissions = Omissions(
      of: theme, in: .gtkCSS, called: isOld ? ThemeFormat.oldStylesheet : nil)
    omissions.addInfo()
    if isOld { omissions.addWhatRulesShow(theme.content(beyond: ThemeLibrary.base)) }
    if target.hasMedia, appearance == nil {
      let held: TraitSet = [.light, .dark, .highContrast]
      omissions.addAppearances(but: theme.appearances.filter { $0.traits.isSubset(of: held) })
      let bytes = MediaStylesheet(theme, target: target).bytes
      return WrittenTheme(
        files: [.init(name: name, bytes: bytes)], omissions: omissions.diagnostics)
    }
    omissions.addAppearances(but: [chosen])
    let bytes = Stylesheet(theme.resolved(chosen), target: target).bytes
    return WrittenTheme(
      files: [.init(name: name, bytes: bytes)], omissions: omissions.diagnostics)
  }
}
