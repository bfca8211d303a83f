import ThemeColor
import ThemeSource

/// The colors that a value of a theme's file writes out, whether it is one or has some in
/// functions.
struct ValueLiterals {
  /// Each color with its bytes in the text.
  let literals: [ColorLiteral]

  /// Finds the colors in the bytes of a value, in its quotes where it has some.
  init(in text: SourceText, at range: Range<Int>) {
    let tokens = CSSTokenizer(text.bytes, range).map { $0 }
    let strings = tokens.filter { $0.kind == .string }
    guard !strings.isEmpty else {
      literals = ColorScan(text.bytes, tokens).literals
      return
    }
    literals = strings.flatMap { string -> [ColorLiteral] in
      guard string.range.count > 2 else { return [] }
      let content = string.range.lowerBound + 1..<string.range.upperBound - 1
      return ColorScan(text.bytes, CSSTokenizer(text.bytes, content).map { $0 }).literals
    }
  }

  /// The changes by some dials to the colors that they change.
  func edits(by dials: ColorDials) -> [SourceEdit] {
    literals.compactMap { $0.edit(by: dials) }
  }
}

extension ColorLiteral {
  /// The change by some dials; `nil` where the color stays.
  func edit(by dials: ColorDials) -> SourceEdit? {
    let new = dials.applied(to: color)
    let isSame = new.mapped().roundedToBytes == color.mapped().roundedToBytes
    return isSame ? nil : SourceEdit(replacing: range, with: Array(new.text.utf8))
  }
}

extension SourceText {
  /// The text after some changes, of which those to the same bytes count once.
  func applying(all edits: [SourceEdit]) -> SourceText {
    var bytes = bytes
    var end = Int.max
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
    where edit.range.upperBound <= end && edit.range.lowerBound < end {
      bytes.replaceSubrange(edit.range, with: edit.replacement)
      end = edit.range.lowerBound
    }
    return SourceText(file: file, bytes: bytes)
  }

  /// The bytes of a range after some changes to it, without the quotes around them.
  func value(at range: Range<Int>, applying edits: [SourceEdit]) -> String {
    var bytes = Array(bytes[range])
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let own =
        edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound
      bytes.replaceSubrange(own, with: edit.replacement)
    }
    let isQuoted = bytes.first == 0x22 || bytes.first == 0x27
    return String(decoding: isQuoted ? bytes.dropFirst().dropLast() : bytes[...], as: UTF8.self)
  }
}
