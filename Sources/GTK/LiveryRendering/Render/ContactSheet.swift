import CommandLineKit
import FoundationEssentials
import LiveryGTK
import LiveryGallery
import LiverySystem
import ThemeProject
import ThemeSource

/// All pictures of a render in one HTML file: themes down, appearances and pages across.
nonisolated struct ContactSheet {
  static let file = "index.html"

  let report: RenderReport
  let pages: [StagedContent]

  /// The file of a picture's thumbnail.
  let thumbnail: (_ picture: String) -> String?

  /// The summary of a theme, by its index in the report.
  let summary: (_ theme: Int) -> ThemeSummary?

  /// The size of thumbnails in px for so many columns and rows.
  ///
  /// Each has twice the resolution, unless that would make the file too large for a browser.
  static func thumbnailSize(columns: Int, rows: Int) -> (shown: WindowSize, painted: WindowSize) {
    let width =
      switch columns {
      case ...2: 380
      case 3...4: 300
      case 5...8: 220
      default: 176
      }
    let shown = WindowSize(width: width, height: width * 3 / 4)
    let fine = shown.scaled(by: 2)
    return (shown, fine.pixels * columns * rows <= mostPixels ? fine : shown)
  }

  /// The maximum number of pixels of all thumbnails, about 10 MB.
  private static let mostPixels = 64 << 20

  func write(to path: String) throws {
    let appearances = appearances
    let count = report.themes.count
    let shown = Self.thumbnailSize(columns: appearances.count * pages.count, rows: count).shown
    let page = try HTMLPage(
      path: path, title: "\(count.counted("theme")) – Livery",
      style: "contact-sheet",
      rules: ":root { --thumbnail: \(shown.width)px; --least: \(min(240, shown.width - 26))px; }\n")
    try page.write(heading)
    try page.write(
      "<main tabindex=\"0\" aria-label=\"Pictures of the themes\">\n<table role=\"table\">\n")
    try page.write(columnHeads(appearances))
    try page.write("<tbody role=\"rowgroup\">\n")
    for index in report.themes.indices { try writeRow(index, appearances, shown, to: page) }
    try page.write("</tbody>\n</table>\n</main>\n")
    try page.finish()
  }

  /// The variants of all themes, each once, the light ones first.
  private var appearances: [String] {
    var names: [String] = []
    for theme in report.themes {
      for appearance in theme.appearances where !names.contains(appearance.variant.name) {
        names.append(appearance.variant.name)
      }
    }
    return names.filter { $0.hasPrefix("light") } + names.filter { !$0.hasPrefix("light") }
  }

  private var heading: String {
    let pictures = report.themes.flatMap(\.appearances).reduce(0) { $0 + $1.pictures.count }
    let environment = report.environment
    return """
      <header>
      <h1>\(report.themes.count.counted("theme"))</h1>
      <p>\(pictures.counted("picture"))\(missing).
      GTK \(environment.gtk), libadwaita \(environment.libadwaita)\(colors). A picture opens in full.</p>
      </header>

      """
  }

  /// The release whose colors they have, if one was requested.
  private var colors: String { report.target.map { ", colors of GTK \($0)" } ?? "" }

  /// A note about themes without pictures, with a link to the first one.
  private var missing: String {
    let missing = report.themes.indices.filter { report.themes[$0].missing != nil }
    guard let first = missing.first else { return "" }
    let words = "\(missing.count.counted("theme")) not painted"
    return ", and <a href=\"#theme-\(first)\" class=\"bad\"><strong>\(words)</strong></a>"
  }

  private func columnHeads(_ appearances: [String]) -> String {
    var html = "<thead role=\"rowgroup\">\n<tr role=\"row\">"
    html += "<th role=\"columnheader\" scope=\"col\" rowspan=\"2\" class=\"corner\">Theme</th>"
    for appearance in appearances {
      html +=
        "<th role=\"columnheader\" scope=\"colgroup\" colspan=\"\(pages.count)\" class=\"look\">"
        + "<span>\(Markup.escaped(Self.spoken(appearance)))</span></th>"
    }
    html += "</tr>\n<tr role=\"row\" class=\"pages\">"
    for _ in appearances {
      for page in pages {
        html += "<th role=\"columnheader\" scope=\"col\">\(Markup.escaped(title(page)))</th>"
      }
    }
    return html + "</tr>\n</thead>\n"
  }

  private func title(_ content: StagedContent) -> String {
    switch content {
    case .page(let page): report.settings.only ?? page.title
    case .file(let path): RegularFile.name(of: path)
    }
  }

  /// The traits for people: `Dark, high contrast`.
  static func spoken(_ appearance: String) -> String {
    appearance.split(separator: "+").map { $0.replacing("-", with: " ") }
      .joined(separator: ", ").capitalizedFirst
  }

  private func writeRow(
    _ index: Int, _ appearances: [String], _ shown: WindowSize, to page: borrowing HTMLPage
  ) throws {
    let theme = report.themes[index]
    try page.write("<tr role=\"row\" id=\"theme-\(index)\">\n\(rowHead(theme, summary(index)))")
    if let reason = theme.missing {
      try page.write(
        "<td role=\"cell\" class=\"missing\" colspan=\"\(max(1, appearances.count * pages.count))\">"
          + "<p><strong class=\"bad\">Not painted.</strong> \(Markup.escaped(reason))</p></td>\n")
    } else {
      for name in appearances {
        let appearance = theme.appearances.first { $0.variant.name == name }
        for wanted in pages {
          let picture = appearance?.pictures.first { $0.page == wanted.name }
          try page.write(
            picture.map { cell($0, theme, name, wanted, shown) }
              ?? "<td role=\"cell\" class=\"none\"><span class=\"dim\">–</span></td>\n")
        }
      }
    }
    try page.write("</tr>\n")
  }

  private func cell(
    _ picture: RenderReport.Picture, _ theme: RenderReport.Theme, _ appearance: String,
    _ page: StagedContent, _ shown: WindowSize
  ) -> String {
    let words = "\(title(page)), \(Self.spoken(appearance).lowercased())"
    return "<td role=\"cell\"><a href=\"\(FileURL.encoded(picture.file))\">"
      + "<img alt=\"\(Markup.escaped("\(theme.name): \(words)"))\" loading=\"lazy\" "
      + "decoding=\"async\" width=\"\(shown.width)\" src=\"\(data(picture.file))\">"
      + "<span class=\"caption\" aria-hidden=\"true\">\(Markup.escaped(words))</span></a></td>\n"
  }

  private func data(_ picture: String) -> String {
    guard let file = thumbnail(picture), let bytes = try? RegularFile.read(file, upTo: .max)
    else { return "" }
    let kind = file.hasSuffix(".png") ? "png" : "jpeg"
    return "data:image/\(kind);base64,\(Data(bytes).base64EncodedString())"
  }
}
