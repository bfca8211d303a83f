extension TOMLReader {
  /// Reads the string at the current offset, on one or several lines.
  ///
  /// Without escapes its content is read from the file; otherwise it is stored in `decoded`.
  mutating func readString() -> (DocumentBuilder.Spelling, Ending) {
    let quote = bytes[offset]
    let isMultiline = byte(at: offset + 1) == quote && byte(at: offset + 2) == quote
    return isMultiline ? readMultilineString(quote) : readLineString(quote)
  }

  private mutating func readLineString(_ quote: UInt8) -> (DocumentBuilder.Spelling, Ending) {
    let start = offset
    let findingCount = findings.count
    var decodedStart: Int?
    var run = start + 1
    offset = run
    while true {
      offset = endOfPlainText(from: offset, quote: quote)
      guard offset < end else { break }
      let byte = bytes[offset]
      if byte == quote {
        let string = endString(
          from: start, content: start + 1, quotes: 1, decodedStart: decodedStart, run: run)
        return (string, .clean)
      }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        if decodedStart == nil { decodedStart = builder.decoded.count }
        builder.decoded += bytes[run..<offset]
        readEscape()
        run = offset
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        break
      } else {
        offset &+= 1
      }
    }
    findings.discard(after: findingCount)
    return (unclosed(from: start, quote: quote), .broken)
  }

  /// The offset of the next byte that may end a string on one line, or begin an escape.
  private func endOfPlainText(from start: Int, quote: UInt8) -> Int {
    let text = bytes.span
    var probe = start
    while probe < end, text[probe] != quote, text[probe] != UInt8(ascii: "\\"),
      text[probe] >= 0x20
    {
      probe &+= 1
    }
    return probe
  }

  private mutating func unclosed(from start: Int, quote: UInt8) -> DocumentBuilder.Spelling {
    var last = offset
    while last > start + 1, Self.isSpace(bytes[last - 1]) { last -= 1 }
    let mark = quote == UInt8(ascii: "'") ? "\"'\"" : "'\"'"
    findings.report(start..<last, "unclosed string, expected \(mark) before the end of the line")
    return .init(range: Extent(start, last), content: Extent(start + 1, last))
  }

  private mutating func readMultilineString(_ quote: UInt8) -> (DocumentBuilder.Spelling, Ending) {
    let start = offset
    let findingCount = findings.count
    offset += 3
    skipNewline()
    let contentStart = offset
    var decodedStart: Int?
    var run = contentStart
    while offset < end {
      let byte = bytes[offset]
      if byte == quote {
        let quotes = countQuotes(quote)
        guard quotes >= 3 else {
          offset += quotes
          continue
        }
        // Up to two quotes may precede the closing three.
        offset += min(quotes, 5) - 3
        let string = endString(
          from: start, content: contentStart, quotes: 3, decodedStart: decodedStart, run: run)
        return (string, .clean)
      }
      let isEscape = byte == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"")
      guard isEscape || byte == UInt8(ascii: "\r") else {
        offset &+= 1
        continue
      }
      if decodedStart == nil { decodedStart = builder.decoded.count }
      builder.decoded += bytes[run..<offset]
      if isEscape {
        if let next = StringEscape.endOfContinuation(at: offset, in: bytes) {
          offset = next
        } else {
          readEscape()
        }
      } else {
        skipNewline()
        builder.decoded.append(UInt8(ascii: "\n"))
      }
      run = offset
    }
    findings.discard(after: findingCount)
    return unclosedMultiline(from: start, contentStart: contentStart, quote: quote)
  }

  /// Reports a string that is never closed, and continues at the next header.
  private mutating func unclosedMultiline(
    from start: Int, contentStart: Int, quote: UInt8
  ) -> (DocumentBuilder.Spelling, Ending) {
    let mark = quote == UInt8(ascii: "'") ? "\"'''\"" : "'\"\"\"'"
    findings.report(start..<start + 3, "unclosed string, expected \(mark) at its end")
    offset = contentStart
    while offset < end {
      offset = lineEnd(from: offset)
      skipNewline()
      if current == UInt8(ascii: "["), isAtStatement() { break }
    }
    let spelling = DocumentBuilder.Spelling(
      range: Extent(start, offset), content: Extent(contentStart, offset))
    return (spelling, .unwound)
  }

  private mutating func skipNewline() {
    if current == UInt8(ascii: "\r") {
      offset += byte(at: offset + 1) == UInt8(ascii: "\n") ? 2 : 1
    } else if current == UInt8(ascii: "\n") {
      offset += 1
    }
  }

  private func countQuotes(_ quote: UInt8) -> Int {
    var probe = offset
    while probe < end, bytes[probe] == quote, probe - offset < 5 { probe += 1 }
    return probe - offset
  }

  private mutating func readEscape() { decode(StringEscape.toml(at: offset, in: bytes)) }
}
