import CommandLineKit
import LiverySystem
import ThemeColor
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource
import ThemeTemplates

/// The page of `livery prove --html`: a table of the pairs that fail, with their colors.
enum ProofPage {
  static func write(_ proof: Proof, to path: String) throws {
    do {
      let page = try HTMLPage(
        path: path, title: "\(name(of: proof)) – livery prove", style: "proof")
      try page.write(header(proof))
      try page.write(problems(proof))
      try page.write("<table>\n<thead><tr>" + headings + "</tr></thead>\n<tbody>\n")
      for failure in proof.failures { try page.write(row(failure)) }
      try page.write("</tbody>\n</table>\n")
      try page.finish()
    } catch let error as FileError {
      Terminal.printError("\(error)")
      throw Status.unwritable
    }
  }

  private static func name(of proof: Proof) -> String { proof.template.text.file }

  private static let headings = [
    "Pair", "Palettes", "Worst", "Sample", "Ratio", "Line", "What passes with all",
  ].map { "<th scope=\"col\">\($0)</th>" }.joined()

  private static func header(_ proof: Proof) -> String {
    "<header><h1>\(Markup.escaped(name(of: proof)))</h1>\n"
      + "<p>\(Markup.escaped(proof.summary))</p></header>\n"
  }

  private static func problems(_ proof: Proof) -> String {
    guard !proof.problems.isEmpty else { return "" }
    let items = proof.problems.prefix(200).map {
      "<li><code>\(Markup.escaped("\($0.location)"))</code> \(Markup.escaped($0.message))</li>\n"
    }
    return "<ul class=\"problems\">\n\(items.joined())</ul>\n"
  }

  private static func row(_ failure: PairFailure) -> String {
    let worst = failure.worst
    let (foreground, background) = (hex(worst.foreground), hex(worst.background))
    let isError = failure.finding.severity == .error
    let cells = [
      "\(Markup.escaped(failure.foreground)) on \(Markup.escaped(failure.surface))",
      "\(failure.count)<br><span class=\"dim\">\(schemes(of: failure))</span>",
      "\(Markup.escaped(worst.palette))<br><span class=\"dim\">\(worst.scheme.rawValue)</span>",
      "<span class=\"sample\" style=\"color:\(foreground);background:\(background)\">Text</span>"
        + swatch(foreground, worst.foregroundEntries) + swatch(background, worst.backgroundEntries),
      "<span class=\"\(isError ? "bad" : "care")\">"
        + ContrastRatio.text(worst.ratio, below: worst.minimum) + "</span><br>"
        + "<span class=\"dim\">of&nbsp;\(ContrastRatio.short(worst.minimum))</span>",
      "\(failure.finding.location.start.line)",
      mapping(failure),
    ]
    return "<tr>" + cells.map { "<td>\($0)</td>" }.joined() + "</tr>\n"
  }

  /// The schemes in which a pair fails, unless it fails in all of them.
  private static func schemes(of failure: PairFailure) -> String {
    switch (failure.lightCount, failure.darkCount) {
    case (_, 0): "all&nbsp;light"
    case (0, _): "all&nbsp;dark"
    case (let light, let dark): "\(light)&nbsp;light, \(dark)&nbsp;dark"
    }
  }

  private static func swatch(_ color: String, _ entries: [String]) -> String {
    "<br><span class=\"swatch\" style=\"background:\(color)\"></span> <code>\(color)</code> "
      + "<span class=\"dim\">\(Markup.escaped(entries.joined(separator: ", ")))</span>"
  }

  private static func mapping(_ failure: PairFailure) -> String {
    guard !failure.mapping.isEmpty else {
      return failure.finding.severity == .error ? "<span class=\"bad\">none was found</span>" : ""
    }
    return failure.mapping.map {
      "\(Markup.escaped($0.role)): <code>\(Markup.escaped($0.value))</code>"
    }.joined(separator: "<br>")
  }

  private static func hex(_ color: Color) -> String { color.withAlpha(1).shortHex }

}
