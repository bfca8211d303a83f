package import ThemeSource

/// The list of an app's resources, a `.gresource.xml` (glib-compile-resources(1)).
package struct ResourceList: Sendable {
  package let text: SourceText

  package init(_ text: SourceText) { self.text = text }

  /// The list without some files, by their paths in the list; `nil` if it has none of them.
  ///
  /// A line without other content is removed completely; everything else stays.
  package func removing(_ paths: Set<String>) -> SourceText? {
    let edits = entries.filter { paths.contains($0.path) }.map { entry in
      SourceEdit(replacing: lines(around: entry.range), with: [])
    }
    return edits.isEmpty ? nil : text.applying(edits)
  }

  /// The paths of the files.
  package var paths: [String] { entries.map(\.path) }

  /// Each `<file>` with its path, without those in comments.
  private var entries: [(range: Range<Int>, path: String)] {
    var found: [(Range<Int>, String)] = []
    let bytes = text.bytes
    var index = 0
    while let start = bytes.start(of: "<", from: index) {
      if bytes.isAt(start, "<!--") {
        guard let end = bytes.start(of: "-->", from: start) else { break }
        index = end + 3
        continue
      }
      index = start + 1
      let next = start + 5 < bytes.count ? bytes[start + 5] : 0
      guard bytes.isAt(start, "<file"), next == UInt8(ascii: ">") || next <= 0x20,
        let open = bytes.start(of: ">", from: start), bytes[open - 1] != UInt8(ascii: "/"),
        let close = bytes.start(of: "<", from: open), bytes.isAt(close, "</file>")
      else { continue }
      let path = String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
      index = close + 7
      found.append(
        (start..<index, path.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
    }
    return found
  }

  /// A range with its line, if there is nothing else on the line.
  private func lines(around range: Range<Int>) -> Range<Int> {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0d }
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower > 0, isSpace(text.bytes[lower - 1]) { lower -= 1 }
    while upper < text.bytes.count, isSpace(text.bytes[upper]) { upper += 1 }
    guard lower == 0 || text.bytes[lower - 1] == 0x0a, upper < text.bytes.count,
      text.bytes[upper] == 0x0a
    else { return range }
    return lower..<(upper + 1)
  }
}

extension [UInt8] {
  fileprivate func isAt(_ index: Int, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      index + text.count <= count && text.indices.allSatisfy { self[index + $0] == text[$0] }
    }
  }

  /// The next place of a text.
  fileprivate func start(of text: StaticString, from index: Int) -> Int? {
    (index..<count).first { isAt($0, text) }
  }
}
