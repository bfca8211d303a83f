package import ThemeSource

/// An SVG inside a `data:` address.
///
/// It is judged as text: a part that a parser might interpret is refused, even if it would not.
package struct DataDrawing {
  /// The largest size in bytes; the cost of a drawing does not depend on its size in pixels.
  private static let byteLimit = 64 << 10

  /// The number of pixels at its own size, in which GTK paints it first.
  let pixels: Int

  init?(_ text: String, problem: inout String?) {
    let scanner = TextScanner(Array(text.utf8))
    problem = DataDrawing.problem(scanner)
    guard problem == nil else { return nil }
    guard let sizes = DataDrawing.sizes(scanner) else {
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

  /// The reason why a drawing in a file is too costly; `nil` if it is not.
  ///
  /// If `allowsImages` is set, it may have `image` elements, whose pictures were checked before.
  package static func cost(
    of scanner: TextScanner, pixels limit: Int, allowsImages: Bool = false
  ) -> String? {
    let elements = allowsImages ? costlyElements.subtracting(["image"]) : costlyElements
    if let word = costlyWord(scanner, elements) { return "it has '\(word)'" }
    if hasSizeInStyle(scanner) { return "its size is in a style, not in attributes" }
    if hasLargeText(scanner) { return "it has text, and numbers beyond \(Int(textLimit))" }
    guard let sizes = sizes(scanner) else {
      return "its 'svg' gives neither 'width' and 'height' nor 'viewBox' as numbers"
    }
    let largest = sizes.map { $0.width * $0.height }.max() ?? 0
    return largest <= Double(limit) ? nil : "it has more than \(limit) pixels"
  }

  /// Content that costs GTK much time: filters, repeated drawing, and text that could hide these.
  private static func problem(_ scanner: TextScanner) -> String? {
    guard scanner.end <= byteLimit else {
      return "expected an SVG of at most \(byteLimit / 1024) KiB"
    }
    if let word = costlyWord(scanner, costlyElements) { return "expected an SVG without '\(word)'" }
    if hasLargeText(scanner) {
      return "expected an SVG without text, or without numbers beyond \(Int(textLimit))"
    }
    return hasSizeInStyle(scanner)
      ? "expected an SVG with its size in attributes, not in a style" : nil
  }

  /// The largest number beside text, which may scale it.
  private static let textLimit = 4_096.0

  /// Whether there is text that may become very large.
  private static func hasLargeText(_ scanner: TextScanner) -> Bool {
    var scanner = scanner
    var (hasText, isLarge) = (false, false)
    while let next = scanner.next, !(hasText && isLarge) {
      if next == UInt8(ascii: "<"), scanner.acceptTag(of: ["text", "tspan"]) {
        hasText = true
      } else if let number = scanner.takeNumber() {
        isLarge = isLarge || number > textLimit
      } else {
        scanner.position += 1
      }
    }
    return hasText && isLarge
  }

  private static func costlyWord(_ scanner: TextScanner, _ elements: Set<String>) -> String? {
    var scanner = scanner
    while let next = scanner.next {
      let start = scanner.position
      let isCostly =
        switch next {
        case UInt8(ascii: "f"): scanner.accept("filter")
        case UInt8(ascii: "m"): scanner.accept("mix-blend-mode")
        case UInt8(ascii: "&"): scanner.accept("&#")
        case UInt8(ascii: "\\"): scanner.accept("\\")
        case UInt8(ascii: "<"):
          scanner.accept("<!ENTITY") || scanner.acceptTag(of: elements)
        default: false
        }
      if isCostly { return scanner.text(start..<scanner.position) }
      scanner.position = start + 1
    }
    return nil
  }

  private static let costlyElements: Set<String> = [
    "use", "image", "pattern", "mask", "marker", "foreignObject",
  ]

  /// A size in a style sheet overrides that of the element.
  private static func hasSizeInStyle(_ scanner: TextScanner) -> Bool {
    var scanner = scanner
    while scanner.next != nil {
      let word = scanner.take { TextScanner.isWord($0) || $0 == UInt8(ascii: "-") }
      if word.isEmpty { scanner.position += 1 }
      // A match at the start of the text is not a style.
      guard word.lowerBound > 0, ["width", "height"].contains(scanner.text(word)) else { continue }
      scanner.skipSpace()
      if scanner.accept(":") { return true }
    }
    return false
  }

  /// The sizes in px of all `svg` elements, one of which is the drawing; `nil` if one has no size.
  private static func sizes(_ scanner: TextScanner) -> [(width: Double, height: Double)]? {
    var scanner = scanner
    var sizes: [(Double, Double)] = []
    while let tag = scanner.offset(of: Array("<svg".utf8)) {
      scanner.position = tag + 4
      guard let size = scanner.takeAttributes().flatMap(size) else { return nil }
      sizes.append(size)
    }
    return sizes
  }

  private static func size(_ attributes: [String: String]) -> (Double, Double)? {
    let own = ["width", "height"].map { attributes[$0] ?? "100%" }
    let lengths = own.compactMap(length)
    if lengths.count == 2 { return (lengths[0], lengths[1]) }
    let box = (attributes["viewBox"] ?? "").split { $0 == " " || $0 == "," }.compactMap {
      Double($0)
    }
    // If only one length is given, the other follows from the box's proportions.
    guard box.count == 4, box[2] > 0, box[3] > 0,
      own.allSatisfy({ length($0) != nil || $0 == "100%" })
    else { return nil }
    let scale = max(1, (lengths.first ?? 1) / min(box[2], box[3]))
    return (box[2] * scale, box[3] * scale)
  }

  /// A length in px (CSS Values 3, section 6.2); `nil` for a share of something.
  private static func length(_ text: String) -> Double? {
    let units = [
      "": 1.0, "px": 1, "pt": 4 / 3.0, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96,
      "em": 16, "ex": 16,
    ]
    var scanner = TextScanner(Array(text.utf8))
    scanner.skipSpace()
    _ = scanner.accept("+")
    guard let number = scanner.takeNumber() else { return nil }
    let unit = scanner.text(scanner.take { $0.isASCIILowercase })
    scanner.skipSpace()
    guard scanner.isAtEnd, let factor = units[unit] else { return nil }
    return number * factor
  }
}

extension TextScanner {
  /// Takes a number without a sign (SVG 1.1, section 4.2); `nil` if there is none.
  fileprivate mutating func takeNumber() -> Double? {
    let start = position
    guard !takeDecimal().isEmpty || accept(".") && !takeDigits().isEmpty else {
      position = start
      return nil
    }
    var end = position
    if accept("e") || accept("E") {
      _ = accept("+") || accept("-")
      if !takeDigits().isEmpty { end = position }
    }
    position = end
    return Double(text(start..<end))
  }
}
