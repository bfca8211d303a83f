package import ThemeModel

extension Appearance.Scheme {
  /// The media query of the scheme; a display without a preference shows the light one.
  var condition: String {
    self == .dark ? "(prefers-color-scheme: dark)" : "(not (prefers-color-scheme: dark))"
  }
}

extension StylesheetWriter {
  /// Appends what GTK 4.20 applies in one scheme alone.
  mutating func append(
    mediaFor scheme: Appearance.Scheme, _ write: (inout StylesheetWriter) -> Void
  ) {
    append(string: "\n@media \(scheme.condition) {\n")
    write(&self)
    append("}\n")
  }
}

extension ThemeContent {
  /// The CSS that the files of a theme add, as one text; that of each scheme alone in its block,
  /// which GTK applies since 4.20.
  package var extraText: String {
    guard hasDarkCSS else { return ThemeContent.text(of: extraCSS) }
    var writer = StylesheetWriter()
    for (scheme, sheets) in [(Appearance.Scheme.light, extraCSS), (.dark, darkCSS)] {
      let text = ThemeContent.text(of: sheets)
      if !text.isEmpty { writer.append(mediaFor: scheme) { $0.append(string: text) } }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The CSS of files for light, or for every scheme, as one text.
  package var extraTextInLight: String { ThemeContent.text(of: extraCSS) }

  private static func text(of sheets: [ExtraCSS]) -> String {
    sheets.filter { !$0.css.isEmpty }.map { $0.css.hasSuffix("\n") ? $0.css : $0.css + "\n" }
      .joined(separator: "\n")
  }
}
