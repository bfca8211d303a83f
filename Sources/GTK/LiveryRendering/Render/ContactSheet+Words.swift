import CommandLineKit
import ThemeSource

nonisolated extension ContactSheet {
  /// A theme's name and summary.
  func rowHead(_ theme: RenderReport.Theme, _ summary: ThemeSummary?) -> String {
    var html = "<th role=\"rowheader\" scope=\"row\"><h2>\(Markup.escaped(theme.name))</h2>"
    if theme.name.lowercased().replacing(" ", with: "-") != theme.id {
      html += "<p class=\"dim\"><code>\(Markup.escaped(theme.id))</code></p>"
    }
    guard let summary else { return html + "</th>\n" }
    for contrast in summary.contrast { html += words(contrast) }
    html += findings(summary)
    return html + "</th>\n"
  }

  private func words(_ contrast: ThemeSummary.Contrast) -> String {
    let appearance = Markup.escaped(Self.spoken(contrast.appearance))
    guard !contrast.short.isEmpty else {
      return "<p class=\"fact\"><span class=\"good\" aria-hidden=\"true\">✓</span> \(appearance): "
        + "all \(contrast.pairs.counted("pair")) can be read</p>"
    }
    let worst = contrast.short[0]
    let items = contrast.short.map { pair in
      "<li>\(Markup.escaped(pair.name)): <strong>\(Markup.escaped(pair.ratio))</strong>, "
        + "needs \(Markup.escaped(pair.minimum))</li>"
    }
    return "<details class=\"fact\"><summary><span class=\"care\">\(appearance): "
      + "\(contrast.short.count) of \(contrast.pairs.counted("pair")) too low</span>, "
      + "down to \(Markup.escaped(worst.ratio))</summary><ul>\(items.joined())</ul></details>"
  }

  private func findings(_ summary: ThemeSummary) -> String {
    let counts = [
      (summary.errors, "error", "bad"), (summary.warnings, "warning", "care"),
      (summary.notes, "note", "dim"),
    ].filter { $0.0 > 0 }
    guard !counts.isEmpty else {
      return "<p class=\"fact\"><span class=\"good\" aria-hidden=\"true\">✓</span> No findings</p>"
    }
    let words = counts.map { count, thing, style in
      "<span class=\"\(style)\">\(count.counted(thing))</span>"
    }
    let rest = summary.errors + summary.warnings + summary.notes - summary.findings.count
    let items = summary.findings.map { "<li>\(Markup.escaped($0))</li>" }
    let more = rest > 0 ? "<li class=\"dim\">and \(rest) more</li>" : ""
    return "<details class=\"fact\"><summary>\(words.joined(separator: ", "))</summary>"
      + "<ul>\(items.joined())\(more)</ul></details>"
  }
}
