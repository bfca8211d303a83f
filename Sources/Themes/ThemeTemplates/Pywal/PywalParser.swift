import ThemeSource

/// Takes a template of pywal apart as pywal16 3.8 does: line by line, `{…}` is a marker unless
/// another brace stands beside it; then two braces become one.
struct PywalParser {
  private(set) var problems: [TemplateProblem] = []
  private(set) var nodes: [Node] = []
  private let bytes: [UInt8]

  /// A part of the template.
  enum Node: Sendable {
    case text(Range<Int>)
    case marker(PywalMarker, TemplatePlace)
  }

  /// A part of a line; text is replaced by markers one after the other.
  private enum Segment {
    case text(Range<Int>)
    case marker(PywalMarker, Range<Int>)
  }

  init(_ text: SourceText) {
    bytes = text.bytes
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0a { end += 1 }
      end = min(end + 1, bytes.count)
      read(line: start..<end)
      start = end
    }
  }

  private mutating func read(line: Range<Int>) {
    var segments: [Segment] = [.text(line)]
    for range in candidates(in: line) {
      do throws(PywalMarkerError) {
        let inner = (range.lowerBound + 1)..<(range.upperBound - 1)
        let marker = try PywalMarker(TextScanner(bytes, inner))
        replace(range, by: marker, in: &segments)
      } catch {
        report(error, range)
      }
    }
    for segment in segments {
      switch segment {
      case .text(let range): addText(range)
      case .marker(let marker, let range):
        let place = TemplatePlace(source: 0, range: range, entries: [marker.name])
        nodes.append(.marker(marker, place))
      }
    }
  }

  /// The ranges of `{…}` that have no brace before or after them.
  private func candidates(in line: Range<Int>) -> [Range<Int>] {
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    var found: [Range<Int>] = []
    var index = line.lowerBound
    while index < line.upperBound {
      let start = index
      index += 1
      guard bytes[start] == open, start == line.lowerBound || bytes[start - 1] != open else {
        continue
      }
      var end = start + 1
      while end < line.upperBound, bytes[end] != open, bytes[end] != close { end += 1 }
      guard end < line.upperBound, bytes[end] == close, end > start + 1,
        end + 1 == line.upperBound || bytes[end + 1] != close
      else { continue }
      found.append(start..<(end + 1))
      index = end + 1
    }
    return found
  }

  /// Replaces a marker where its text stands first in the line, be it between double braces.
  private func replace(
    _ range: Range<Int>, by marker: PywalMarker, in segments: inout [Segment]
  ) {
    let text = Array(bytes[range])
    for (index, segment) in segments.enumerated() {
      guard case .text(let whole) = segment,
        let start = TextScanner(bytes, whole).offset(of: text)
      else { continue }
      let end = start + text.count
      segments.replaceSubrange(
        index...index,
        with: [
          .text(whole.lowerBound..<start), .marker(marker, start..<end),
          .text(end..<whole.upperBound),
        ])
      return
    }
  }

  /// Adds text, of two braces the first, and of an end of a line only the line feed.
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

  private mutating func report(_ error: PywalMarkerError, _ range: Range<Int>) {
    let place = TemplatePlace(source: 0, range: range)
    let problem =
      switch error {
      case .syntax:
        TemplateProblem(
          .templateSyntax, place,
          "this is no marker, and pywal16 then writes nothing at all; double the braces that are text"
        )
      case .method(let name):
        TemplateProblem(.templateName, place, "colors of pywal have no method '\(name)'")
      case .property(let name):
        TemplateProblem(.templateName, place, "colors of pywal have no property '\(name)'")
      case .numbers(let name):
        TemplateProblem(
          .templateName, place, "expected one number for '\(name)', such as '\(name)(10%)'")
      }
    problems.append(problem)
  }
}
