import CommandLineKit
import LiveryGallery
import LiverySystem
import ThemeSource

/// The report of a comparison as a page: the differences, with pictures.
nonisolated struct ComparisonPage {
  static let file = "index.html"

  let report: ComparisonReport

  /// Writes the page beside its pictures.
  func write(to path: String) throws {
    let page = try HTMLPage(path: path, title: "\(title) – Livery", style: "comparison")
    try page.write(heading)
    try page.write("<main>\n")
    for theme in report.unpainted {
      try page.write(
        "<article><h2>\(Markup.escaped(theme.theme))</h2><p><strong class=\"bad\">Not painted."
          + "</strong> \(Markup.escaped(theme.reason))</p></article>\n")
    }
    for picture in report.differing { try page.write(card(picture)) }
    let same = report.pictures.filter { $0.state == .same }
    if !same.isEmpty {
      try page.write(
        "<details class=\"same\"><summary>\(same.count.counted("picture")) the same"
          + "</summary><ul>\n")
      for picture in same { try page.write("<li>\(Markup.escaped(picture.file))</li>\n") }
      try page.write("</ul></details>\n")
    }
    try page.write("</main>\n")
    try page.finish()
  }

  private var title: String {
    let count = report.changed.count + report.unpainted.count
    if count > 0 { return count.counted("difference") }
    return report.differing.isEmpty ? "Nothing differs" : "Nothing differs but what is flaky"
  }

  private var heading: String {
    var html = "<header>\n<h1>\(title)</h1>\n"
    html += "<p>From <code>\(Markup.escaped(report.old))</code> to "
    html += "<code>\(Markup.escaped(report.new))</code>. "
    if let channels = report.channels {
      html += "Colors with at most \(channels) of 255 between their channels "
    } else {
      let threshold = ComparisonReport.Picture.number(report.threshold)
      html += "Colors less than \(threshold) apart in OKLab "
    }
    html += "count as the same.</p>\n"
    if !report.circumstances.isEmpty {
      html += "<div class=\"notice\" role=\"note\"><p><strong>The pictures were painted under "
      html += "different circumstances</strong>, so that what differs says nothing of the themes:"
      html += "</p><ul>"
      for circumstance in report.circumstances {
        html += "<li>\(Markup.escaped(circumstance))</li>"
      }
      html += "</ul></div>\n"
    }
    return html + "</header>\n"
  }

  private func card(_ picture: ComparisonReport.Picture) -> String {
    var html = "<article><h2>\(Markup.escaped(picture.file))</h2>"
    let hasPictures = picture.shown != nil || !picture.specimens.isEmpty
    guard hasPictures else {
      if picture.state == .unreadable {
        return html + "<p><strong class=\"bad\">Not compared.</strong> "
          + Self.sentence(picture.flaw ?? "") + "</p></article>\n"
      }
      return html + "<p class=\"dim\">\(Self.sentence(picture.sentence))</p></article>\n"
    }
    if let flaw = picture.flaw {
      html += "<p>It does not count: \(Markup.escaped(flaw)).</p>"
    }
    if let resizing = picture.resizing { html += "<p>\(Self.sentence(resizing))</p>" }
    html += "<p>\(picture.pixels.counted("pixel")), by up to "
    html += "<strong>\(ComparisonReport.Picture.number(picture.distance))</strong></p>"
    html += parts(picture)
    if let shown = picture.shown {
      html += Self.figure(
        shown, of: "\(picture.file): the old picture, the new one, and what differs",
        "Old, new, and in magenta what differs")
    }
    for part in picture.orderedParts {
      guard let shown = picture.specimens[part.id] else { continue }
      html += Self.figure(shown, of: "\(part.id): old and new", "\(part.id): old and new")
    }
    return html + "</article>\n"
  }

  private static func figure(_ file: String, of text: String, _ caption: String) -> String {
    let address = FileURL.encoded(file)
    return "<figure><a href=\"\(address)\"><img loading=\"lazy\" src=\"\(address)\" alt=\""
      + "\(Markup.escaped(text))\"></a><figcaption class=\"dim\">\(Markup.escaped(caption))"
      + "</figcaption></figure>"
  }

  /// The specimens of a picture that differ, the least different ones collapsed.
  private func parts(_ picture: ComparisonReport.Picture) -> String {
    let items = picture.orderedParts.map { part in
      "<li><code>\(Markup.escaped(part.id))</code> "
        + "<span class=\"dim\">\(part.pixels.counted("pixel"))</span></li>"
    }
    let list = { (items: ArraySlice<String>) in "<ul class=\"parts\">\(items.joined())</ul>" }
    let named = ComparisonReport.Picture.namedParts
    guard items.count > named else { return list(items[...]) }
    return list(items[..<named])
      + "<details><summary>\(items.count - named) more</summary>\(list(items[named...]))</details>"
  }

  /// Words as a sentence, with a capital and a full stop.
  private static func sentence(_ words: String) -> String {
    Markup.escaped(words.capitalizedFirst) + "."
  }

}
