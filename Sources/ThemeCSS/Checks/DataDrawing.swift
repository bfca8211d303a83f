/// An SVG that an address of `data:` carries along.
///
/// It is judged as text: what a parser might see in it is refused even where it would not.
package struct DataDrawing {
  /// The most bytes; what a drawing costs does not follow from its size in pixels.
  private static let byteLimit = 64 << 10

  /// How many pixels it comes to at its own size, in which GTK paints it first.
  let pixels: Int

  /// Reads a drawing; `nil` where there is a problem.
  init?(_ text: String, problem: inout String?) {
    problem = DataDrawing.problem(in: text)
    guard problem == nil else { return nil }
    guard let sizes = DataDrawing.sizes(in: text) else {
      problem = "expected an SVG whose 'svg' gives 'width' and 'height', or 'viewBox', as numbers"
      return nil
    }
    let largest = sizes.map { $0.width * $0.height }.max() ?? 0
    guard largest <= Double(DataPicture.pixelLimit) else {
      problem = "expected an SVG of at most \(DataPicture.pixelLimit) pixels"
      return nil
    }
    pixels = Int(largest)
  }

  /// What makes a drawing in a file too costly; `nil` where nothing does.
  package static func cost(of text: String, pixels limit: Int) -> String? {
    if let word = costlyWord(in: text) { return "it has '\(word)'" }
    if hasSizeInStyle(text) { return "its size is in a style, not in attributes" }
    guard let sizes = sizes(in: text) else {
      return "its 'svg' gives neither 'width' and 'height' nor 'viewBox' as numbers"
    }
    let largest = sizes.map { $0.width * $0.height }.max() ?? 0
    return largest <= Double(limit) ? nil : "it comes to more than \(limit) pixels"
  }

  /// What GTK spends its time on: filters, what is drawn over and over, and what hides such words.
  private static func problem(in text: String) -> String? {
    guard text.utf8.count <= byteLimit else {
      return "expected an SVG of at most \(byteLimit / 1024) KiB"
    }
    if let word = costlyWord(in: text) { return "expected an SVG without '\(word)'" }
    return hasSizeInStyle(text)
      ? "expected an SVG with its size in attributes, not in a style" : nil
  }

  private static func costlyWord(in text: String) -> Substring? {
    let costly =
      #/filter|<(?:[\w.\-]+:)?(?:use|image|pattern|mask|marker|foreignObject)\b|<!ENTITY|&#|\\/#
    return text.firstMatch(of: costly)?.0
  }

  /// A size in a style sheet wins over that of the element.
  private static func hasSizeInStyle(_ text: String) -> Bool {
    text.contains(#/[^\w\-](?:width|height)\s*:/#)
  }

  /// The sizes in px of all elements `svg`, one of which is the drawing; `nil` where one has none.
  private static func sizes(in text: String) -> [(width: Double, height: Double)]? {
    let tag = #/<svg((?:\s+[\w:.\-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/#
    let tags = text.matches(of: tag)
    guard tags.count == text.matches(of: #/<svg/#).count else { return nil }
    var sizes: [(Double, Double)] = []
    for tag in tags {
      var attributes: [Substring: Substring] = [:]
      for match in tag.1.matches(of: #/([\w:.\-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/#) {
        attributes[match.1] = match.2 ?? match.3 ?? ""
      }
      guard let size = size(attributes) else { return nil }
      sizes.append(size)
    }
    return sizes
  }

  private static func size(_ attributes: [Substring: Substring]) -> (Double, Double)? {
    let own = ["width", "height"].map { attributes[$0] ?? "100%" }
    let lengths = own.compactMap(length)
    if lengths.count == 2 { return (lengths[0], lengths[1]) }
    let box = (attributes["viewBox"] ?? "").split { $0 == " " || $0 == "," }.compactMap {
      Double($0)
    }
    // Of one length the other follows by the proportions of the box.
    guard box.count == 4, box[2] > 0, box[3] > 0,
      own.allSatisfy({ length($0) != nil || $0 == "100%" })
    else { return nil }
    let scale = max(1, (lengths.first ?? 1) / min(box[2], box[3]))
    return (box[2] * scale, box[3] * scale)
  }

  /// A length in px (CSS Values 3, section 6.2); `nil` for a share of something.
  private static func length(_ text: Substring) -> Double? {
    let units = [
      "": 1.0, "px": 1, "pt": 4 / 3.0, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96,
      "em": 16, "ex": 16,
    ]
    guard
      let match = text.wholeMatch(of: #/\s*\+?([0-9]*\.?[0-9]+(?:[eE][+\-]?[0-9]+)?)([a-z]*)\s*/#),
      let number = Double(match.1), let factor = units[String(match.2)]
    else { return nil }
    return number * factor
  }
}
