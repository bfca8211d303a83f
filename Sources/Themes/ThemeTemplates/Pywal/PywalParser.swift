import ThemeSource

/// Parses a template of pywal as pywal16 3.8 does: line by line, `{…}` is a marker unless another
/// brace is next to it; then two braces become one.
struct PywalParser {
  private(set) var problems: TemplateProblems
  private(set) var nodes: [Node] = []
  private let text: SourceText
  private var bytes: [UInt8] { text.bytes }

  /// A part of the template.
  enum Node: Sendable {
    case text(Range<Int>)
    case marker(PywalMarker, TemplatePlace)
  }

  /// A text in braces, with no brace inside.
  private struct Braced {
    let range: Range<Int>

    /// Whether no brace is next to it.
    let isAlone: Bool
    var marker: PywalMarker?
  }

  init(_ text: SourceText, within budget: ReadingBudget?) {
    self.text = text
    problems = TemplateProblems(budget)
    let bytes = text.bytes
    var start = 0
    while start < bytes.count, !problems.isFinal {
      var end = start
      while end < bytes.count, bytes[end] != 0x0a { end += 1 }
      end = min(end + 1, bytes.count)
      read(line: start..<end)
      start = end
    }
  }

  private mutating func read(line: Range<Int>) {
    var braced = braced(in: line)
    mark(&braced)
    var rest = line.lowerBound
    for part in braced {
      guard let marker = part.marker else { continue }
      addText(rest..<part.range.lowerBound)
      let place = TemplatePlace(source: 0, range: part.range, entries: [marker.name])
      nodes.append(.marker(marker, place))
      rest = part.range.upperBound
    }
    addText(rest..<line.upperBound)
  }

  private func braced(in line: Range<Int>) -> [Braced] {
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    var found: [Braced] = []
    var start: Int?
    for index in line {
      if bytes[index] == open {
        start = index
      } else if bytes[index] == close, let first = start {
        let isAlone =
          (first == line.lowerBound || bytes[first - 1] != open)
          && (index + 1 == line.upperBound || bytes[index + 1] != close)
        if index > first + 1 {
          found.append(Braced(range: first..<(index + 1), isAlone: isAlone))
        }
        start = nil
      }
    }
    return found
  }

  /// Marks the text that markers replace: each replaces the first remaining place in the line with
  /// its text.
  private mutating func mark(_ braced: inout [Braced]) {
    var places: [ArraySlice<UInt8>: [Int]] = [:]
    for index in braced.indices.reversed() {
      places[bytes[braced[index].range], default: []].append(index)
    }
    for part in braced where part.isAlone && !problems.isFinal {
      let place = TemplatePlace(source: 0, range: part.range)
      problems.step(at: place, of: text)
      do throws(PywalMarkerError) {
        let inner = (part.range.lowerBound + 1)..<(part.range.upperBound - 1)
        let marker = try PywalMarker(TextScanner(bytes, inner))
        guard let first = places[bytes[part.range]]?.popLast() else { continue }
        braced[first].marker = marker
      } catch {
        report(error, place)
      }
    }
  }

  /// Adds text: of two braces only the first, and of a line end only the line feed.
  private mutating func addText(_ range: Range<Int>) {
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let byte = bytes[index]
      let isDouble = index + 1 < range.upperBound && bytes[index + 1] == byte
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}"), isDouble {
        nodes.append(.text(start..<(index + 1)))
        index += 2
        start = index
      } else if byte == 0x0d, index + 1 < range.upperBound, bytes[index + 1] == 0x0a {
        nodes.append(.text(start..<index))
        index += 1
        start = index
      } else {
        index += 1
      }
    }
    nodes.append(.text(start..<range.upperBound))
  }

  private mutating func report(_ error: PywalMarkerError, _ place: TemplatePlace) {
    switch error {
    case .syntax:
      problems.add(
        .templateSyntax, place,
        "this is no marker, and pywal16 then writes nothing at all; double the braces that are text"
      )
    case .method(let name):
      problems.add(.templateName, place, "colors of pywal have no method '\(name)'")
    case .property(let name):
      problems.add(.templateName, place, "colors of pywal have no property '\(name)'")
    case .numbers(let name):
      problems.add(
        .templateName, place, "expected one number for '\(name)', such as '\(name)(10%)'")
    }
  }
}
