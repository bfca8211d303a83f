import ThemeSource

/// Lines of a template's texts, such as those that cannot be filled.
struct LineSet: Sendable {
  /// The lines of each text: ranges of bytes sorted by start; none is adjacent to another.
  private var ranges: [Int: [Range<Int>]] = [:]

  mutating func add(_ problems: [TemplateProblem], of texts: [SourceText]) {
    for (source, problems) in Dictionary(grouping: problems, by: \.source) {
      let text = texts[source].bytes
      let places = problems.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
      var lines: [Range<Int>] = []
      for place in places {
        // After the last line each byte is checked once.
        let known = lines.last?.upperBound ?? 0
        let last = max(place.upperBound - 1, place.lowerBound)
        if last < known { continue }
        var start = max(place.lowerBound, known)
        while start > known, text[start - 1] != 0x0a { start -= 1 }
        let end = text[min(last, text.count)...].firstIndex(of: 0x0a).map { $0 + 1 } ?? text.count
        if start == known, let before = lines.popLast() {
          lines.append(before.lowerBound..<end)
        } else {
          lines.append(start..<end)
        }
      }
      ranges[source] = LineSet.merged(ranges[source, default: []] + lines)
    }
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  /// Whether a place touches one of the lines.
  func overlaps(_ place: TemplatePlace) -> Bool {
    next(after: place.range.lowerBound, of: place.source)?.overlaps(place.range) ?? false
  }

  /// The parts of a place outside of the lines, in order.
  func remainder(of place: TemplatePlace) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = place.range.lowerBound
    while start < place.range.upperBound, let line = next(after: start, of: place.source),
      line.lowerBound < place.range.upperBound
    {
      if start < line.lowerBound { parts.append(start..<line.lowerBound) }
      start = line.upperBound
    }
    if start < place.range.upperBound { parts.append(start..<place.range.upperBound) }
    return parts
  }

  /// The first range that ends after an offset.
  private func next(after offset: Int, of source: Int) -> Range<Int>? {
    guard let ranges = ranges[source] else { return nil }
    let next = ranges.partitioningIndex { $0.upperBound > offset }
    return next < ranges.count ? ranges[next] : nil
  }
}
