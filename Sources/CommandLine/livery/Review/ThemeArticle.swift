import FoundationEssentials
import LiverySystem
import ThemeLint
import ThemeSource

/// The section of a page about one theme.
struct ThemeArticle {
  let theme: ThemeReview

  /// The folder of its pictures.
  let folder: String

  var html: String {
    var html = "<article>\n<h2\(theme.isWorse ? " class=\"bad\"" : "")>"
    html += "\(Markup.escaped(theme.name)) <code>\(Markup.escaped(theme.file))</code></h2>\n"
    html += "<p class=\"dim\">\(Markup.escaped(theme.event))</p>\n"
    if let note = theme.note { html += "<p class=\"care\">\(Markup.escaped(note))</p>\n" }
    html += findings("New or worse", theme.new) + contrast
    for section in theme.sections { html += differences(section) }
    return html + pictures + findings("Solved or better", theme.solved) + "</article>\n"
  }

  /// The pictures, as a part of the page, so that it is one file.
  private var pictures: String {
    let figures = theme.pictures.map { picture in
      let bytes = (try? RegularFile.read("\(folder)/\(picture.file)", upTo: 1 << 26)) ?? []
      return "<figure><img loading=\"lazy\" alt=\"\(Markup.escaped(picture.words))\" "
        + "src=\"data:image/png;base64,\(Data(bytes).base64EncodedString())\">"
        + "<figcaption>\(Markup.escaped(picture.words))</figcaption></figure>\n"
    }
    guard !figures.isEmpty else { return "" }
    return "<h3>Painted in another way</h3>\n<div class=\"pictures\">\n\(figures.joined())</div>\n"
  }

  private func findings(_ heading: String, _ findings: [Finding]) -> String {
    let items = findings.map { finding in
      "<li><strong class=\"\(finding.severity > .note ? "bad" : "dim")\">"
        + "\(finding.severity.rawValue)</strong> "
        + "<code>\(Markup.escaped("\(finding.location)"))</code> "
        + "\(Markup.escaped(finding.message)) <span class=\"dim\">"
        + "\(Markup.escaped(finding.rule.rawValue))</span></li>\n"
    }
    return items.isEmpty ? "" : "<h3>\(heading)</h3>\n<ul>\n\(items.joined())</ul>\n"
  }

  private var contrast: String {
    let rows = theme.contrast.map { change in
      let ratio = { (ratio: Double?) in
        ratio.map { ContrastRatio.text($0, below: change.minimum) } ?? "none"
      }
      return [
        "<code>\(Markup.escaped(change.name))</code>", Markup.escaped(change.pair.appearance),
        ratio(change.before),
        change.isWorse
          ? "<strong class=\"bad\">\(ratio(change.after))</strong>" : ratio(change.after),
        change.minimum.map(ContrastRatio.short) ?? "",
      ]
    }
    return table("Contrast", ["Pair", "Appearance", "Before", "After", "Needed"], rows)
  }

  private func differences(_ section: ThemeDifference.Section) -> String {
    table(
      "Differences: \(Markup.escaped(section.heading))", ["Name", "Before", "After", "Apart"],
      section.lines.map { line in
        [
          "<code>\(Markup.escaped(line.name))</code>", value(line.first), value(line.second),
          line.distance.map { $0.fixed(3) } ?? "",
        ]
      })
  }

  /// A value; a color has a sample before it.
  private func value(_ text: String) -> String {
    let swatch =
      MarkdownText.isColor(text)
      ? "<span class=\"swatch\" style=\"background:\(text)\"></span> " : ""
    return "\(swatch)<code>\(Markup.escaped(text))</code>"
  }

  private func table(_ heading: String, _ columns: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    let line = { (tag: String, variants: [String]) in
      "<tr>\(variants.map { "<\(tag)>\($0)</\(tag.prefix(2))>" }.joined())</tr>\n"
    }
    return "<h3>\(heading)</h3>\n<table>\n\(line("th scope=\"col\"", columns))"
      + rows.map { line("td", $0) }.joined() + "</table>\n"
  }
}
