import CommandLineKit
import LiveryGallery
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
    let look = Markup.escaped(Self.spoken(contrast.appearance))
    guard !contrast.short.isEmpty else {
      return "<p class=\"fact\"><span class=\"good\" aria-hidden=\"true\">✓</span> \(look): "
        + "all \(contrast.pairs.counted("pair")) can be read</p>"
    }
    let worst = contrast.short[0]
    let items = contrast.short.map { pair in
      "<li>\(Markup.escaped(pair.name)): <strong>\(Markup.escaped(pair.ratio))</strong>, "
        + "needs \(Markup.escaped(pair.minimum))</li>"
    }
    return "<details class=\"fact\"><summary><span class=\"care\">\(look): "
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

nonisolated extension ContactSheet {
  /// A table whose heads stay visible; on a narrow screen, a card for each theme.
  static let style = """
    table { border-collapse: separate; border-spacing: 0; }
    th { text-align: left; vertical-align: top; font-weight: 400; }
    td { padding: 12px 6px; vertical-align: top; border-top: 1px solid var(--line); }
    td:last-child { padding-right: 24px; }
    td a { display: block; color: inherit; text-decoration: none; }
    td img {
      display: block; width: var(--thumbnail); height: auto; border-radius: 8px;
      background: var(--card); box-shadow: 0 0 0 1px var(--line), 0 1px 4px rgb(0 0 0 / 0.18);
    }
    td a:hover img { box-shadow: 0 0 0 2px var(--accent), 0 2px 10px rgb(0 0 0 / 0.3); }
    td.none, td.missing { vertical-align: middle; }
    td.none { text-align: center; }
    td.missing { padding: 16px; background: var(--mark); }
    tr:target > th { box-shadow: inset 4px 0 var(--accent); }
    tbody th {
      padding: 12px 16px 12px 24px; border-top: 1px solid var(--line); background: var(--page);
      min-width: 300px; max-width: 300px;
    }
    .fact { margin-top: 4px; font-size: 0.87rem; }
    .caption { display: none; margin-top: 4px; font-size: 0.8rem; color: var(--dim); }
    @media (min-width: 761px) {
      html, body { height: 100%; }
      body { display: grid; grid-template-rows: auto minmax(0, 1fr); }
      main { overflow: auto; }
      thead th { position: sticky; z-index: 2; background: var(--page); }
      thead tr:first-child th { top: 0; height: 34px; padding: 6px; font-weight: 650; }
      thead tr.pages th {
        top: 34px; height: 30px; padding: 2px 6px 6px; color: var(--dim); font-size: 0.87rem;
        border-bottom: 1px solid var(--line);
      }
      thead th.corner {
        left: 0; z-index: 3; padding: 6px 16px 6px 24px !important;
        border-bottom: 1px solid var(--line);
      }
      thead th.look span { position: sticky; left: 306px; }
      tbody th { position: sticky; left: 0; z-index: 1; }
      tbody tr { scroll-margin-top: 66px; }
      tbody tr:first-child > * { border-top: 0; }
    }
    @media (max-width: 760px) {
      header { padding: 16px; }
      main { padding: 0 12px 24px; }
      table, tbody, tr, th, td { display: block; }
      thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
      tr {
        display: grid; grid-template-columns: repeat(auto-fill, minmax(var(--least), 1fr)); gap: 12px;
        margin-bottom: 16px; padding: 14px; border: 1px solid var(--line); border-radius: 14px;
        background: var(--card);
      }
      tbody th { grid-column: 1 / -1; padding: 0; border: 0; background: none; max-width: none; min-width: 0; }
      td, td:last-child { padding: 0; border: 0; }
      td.none { display: none; }
      td.missing { grid-column: 1 / -1; padding: 12px; border-radius: 8px; }
      td img { width: 100%; }
      .caption { display: block; }
      summary { padding: 4px 0; }
    }
    """
}
