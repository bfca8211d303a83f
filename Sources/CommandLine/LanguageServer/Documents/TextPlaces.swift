import ThemeSource

/// Finds the places of many offsets in a text, even if it has a single long line.
struct TextPlaces {
  private let text: SourceText
  private let encoding: PositionEncoding

  /// The code units before each stretch of the text.
  private let units: [Int]
  private static let stretch = 1024

  init(_ text: SourceText, _ encoding: PositionEncoding) {
    (self.text, self.encoding) = (text, encoding)
    var units = [0]
    for start in stride(from: 0, to: text.bytes.count, by: TextPlaces.stretch) {
      let end = min(start + TextPlaces.stretch, text.bytes.count)
      units.append((units.last ?? 0) + encoding.units(in: text.bytes[start..<end]))
    }
    self.units = units
  }

  /// A range of bytes as a `Range` of the protocol.
  func value(of range: Range<Int>) -> JSONValue {
    ["start": place(of: range.lowerBound), "end": place(of: range.upperBound)]
  }

  /// A `TextEdit` of the protocol.
  func edit(_ range: Range<Int>, _ replacement: String) -> JSONValue {
    ["range": value(of: range), "newText": .string(replacement)]
  }

  private func place(of offset: Int) -> JSONValue {
    let offset = min(max(offset, 0), text.bytes.count)
    let place = text.position(at: offset)
    let character = units(before: offset) - units(before: offset - (place.column - 1))
    return TextPosition(line: place.line - 1, character: character).value
  }

  private func units(before offset: Int) -> Int {
    let index = offset / TextPlaces.stretch
    return units[index] + encoding.units(in: text.bytes[(index * TextPlaces.stretch)..<offset])
  }
}
