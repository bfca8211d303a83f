import ThemeColor
import ThemeModel
import ThemeSource

extension ThemeReader {
  /// A value of a property; `nil` and reported if the node has something else.
  mutating func value(_ node: SourceNode, of property: StyleProperty) -> StyleValue? {
    switch property.kind {
    case .color: return color(node).map(StyleValue.color)
    case .length(let range):
      return number(node, in: range, unit: " (px)").map { .lengths([$0]) }
    case .lengths(let range): return lengths(node, in: range)
    case .number(let range): return number(node, in: range, unit: "").map(StyleValue.number)
    case .fontSize(let range): return number(node, in: range, unit: " (pt)").map(StyleValue.points)
    case .time(let range):
      return number(node, in: range, unit: " (ms)").map(StyleValue.milliseconds)
    case .family: return string(node).map(StyleValue.family)
    case .text(let limit): return text(node, upTo: limit).map(StyleValue.text)
    case .keyword(let keywords):
      return choice(node, of: keywords).map(StyleValue.keyword)
    case .font:
      return choice(node, of: FontName.allCases.map(\.rawValue))
        .flatMap(FontName.init).map(StyleValue.font)
    case .shadow: return shadow(node)
    }
  }

  private mutating func text(_ node: SourceNode, upTo limit: Int) -> String? {
    guard let text = string(node) else { return nil }
    if text.utf8.count <= limit { return text }
    report(.range, at: node.location, "expected at most \(limit) bytes, not \(text.utf8.count)")
    return nil
  }

  mutating func choice(_ node: SourceNode, of choices: [String]) -> String? {
    guard let text = string(node) else { return nil }
    if choices.contains(text) { return text }
    report(
      .range, at: node.location,
      "expected \(choices.map { "'\($0)'" }.joined(separator: ", ")), not '\(text)'")
    return nil
  }

  private mutating func lengths(
    _ node: SourceNode, in range: ClosedRange<Double>
  ) -> StyleValue? {
    guard node.kind == .array else {
      return number(node, in: range, unit: " (px)").map { .lengths([$0]) }
    }
    var lengths: [Double] = []
    var count = 0
    for element in node.children {
      count += 1
      if let length = number(element, in: range, unit: " (px)") { lengths.append(length) }
    }
    guard [1, 2, 4].contains(count) else {
      report(
        .range, at: node.location, "expected one, two or four lengths, not \(count)")
      return nil
    }
    return lengths.count == count ? .lengths(lengths) : nil
  }

  /// A shadow: `none`, a size by name, or layers of `x y blur spread color`.
  private mutating func shadow(_ node: SourceNode) -> StyleValue? {
    if node.kind == .array {
      var layers: [Shadow<ColorExpression>] = []
      var isWhole = true
      for element in node.children {
        guard let content = element.content else {
          _ = string(element)
          isWhole = false
          continue
        }
        if let layer = shadowLayer(content, of: element) {
          layers.append(layer)
        } else {
          isWhole = false
        }
      }
      if node.childCount > StyleProperty.shadowLimit {
        report(
          .range, at: node.location,
          "expected at most \(StyleProperty.shadowLimit) shadows, not \(node.childCount)")
        return nil
      }
      return isWhole ? .shadow(layers) : nil
    }
    guard let content = node.content else {
      _ = string(node)
      return nil
    }
    if let layers = Shadow<ColorExpression>.named[String(decoding: content, as: UTF8.self)] {
      return .shadow(layers)
    }
    return shadowLayer(content, of: node).map { .shadow([$0]) }
  }

  private mutating func shadowLayer(
    _ content: ArraySlice<UInt8>, of node: SourceNode
  ) -> Shadow<ColorExpression>? {
    var rest = content
    var lengths: [Double] = []
    while lengths.count < 4 {
      rest = rest.drop { $0 == 0x20 }
      let word = rest.prefix { $0 != 0x20 }
      var text = String(decoding: word, as: UTF8.self)
      if text.hasSuffix("px") { text.removeLast(2) }
      guard let length = Double(text) else { break }
      let range: ClosedRange<Double> = lengths.count == 2 ? 0...64 : -128...128
      guard range.contains(length) else {
        report(
          .range, at: node.location(ofContent: word.startIndex..<word.endIndex),
          "expected a length from \(range.lowerBound.text) to \(range.upperBound.text) (px)")
        return nil
      }
      lengths.append(length)
      rest = rest.dropFirst(word.count)
    }
    guard lengths.count >= 2, !rest.isEmpty else {
      report(
        .notAColor, at: node.location,
        "expected 'none', 'small', 'medium', 'large' or 'x y blur spread color', "
          + "such as '0 2 6 0 #0005'")
      return nil
    }
    lengths += Array(repeating: 0, count: 4 - lengths.count)
    return color(rest, of: node).map {
      Shadow(x: lengths[0], y: lengths[1], blur: lengths[2], spread: lengths[3], color: $0)
    }
  }
}
