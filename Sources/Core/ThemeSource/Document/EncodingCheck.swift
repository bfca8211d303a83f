/// Searches a text for bytes that are not UTF-8 and for control characters.
struct EncodingCheck {
  /// Reports the first such byte of each line, and only one carriage return.
  ///
  /// Tabs, line feeds and carriage returns are allowed. TOML does not allow U+007F, or a carriage
  /// return without a line feed (TOML 1.0, Newline and Comment); JSON does.
  static func run(
    on bytes: [UInt8], asTOML isTOML: Bool, allowing allowed: UInt8? = nil,
    into findings: inout ReaderFindings
  ) {
    var offset = 0
    var isReturnReported = !isTOML
    while offset < bytes.count, !findings.isStopped {
      if offset + chunk <= bytes.count, isPlain(bytes.span.extracting(offset..<offset + chunk)) {
        offset &+= chunk
        continue
      }
      let byte = bytes[offset]
      if byte == 0x0D {
        if !isReturnReported, offset + 1 == bytes.count || bytes[offset + 1] != 0x0A {
          // A file from an old Mac has a carriage return at the end of each line.
          isReturnReported = true
          findings.reportEncoding(
            offset..<offset + 1, "carriage return without a line feed; a line ends with LF or CR LF"
          )
        }
        offset += 1
      } else if isPlain(byte) {
        offset &+= 1
      } else if byte < 0x80 {
        if byte != 0x7F && byte != allowed || byte == 0x7F && isTOML {
          findings.reportEncoding(
            offset..<offset + 1,
            "control character U+\(hexadecimal(byte)), which a text file may not have")
        }
        offset += 1
      } else {
        let length = lengthOfCharacter(at: offset, in: bytes)
        if length == 0 {
          findings.reportEncoding(
            offset..<offset + 1,
            "bad UTF-8: byte 0x\(hexadecimal(byte).suffix(2)), save the file as UTF-8")
        }
        offset += max(length, 1)
      }
    }
  }

  /// The number of bytes that are checked at once, since most of them are plain.
  private static let chunk = 64

  /// Whether there are only plain bytes; without branches, so that many are compared at once.
  private static func isPlain(_ bytes: Span<UInt8>) -> Bool {
    var odd: UInt8 = 0
    for offset in bytes.indices {
      let byte = bytes[offset]
      odd |=
        (byte &- 0x20 < 0x5F ? 0 : 1) & (byte == 0x0A ? 0 : 1) & (byte == 0x09 ? 0 : 1)
    }
    return odd == 0
  }

  /// Whether a byte is ASCII that is allowed anywhere.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x09
  }

  /// The length in bytes of the non-ASCII character at `offset`; 0 if the bytes are not a
  /// character.
  ///
  /// Unicode 15, table 3-7.
  static func lengthOfCharacter(at offset: Int, in bytes: [UInt8]) -> Int {
    func isNext(_ distance: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      offset + distance < bytes.count && range.contains(bytes[offset + distance])
    }
    switch bytes[offset] {
    case 0xC2...0xDF: return isNext(1) ? 2 : 0
    case 0xE0: return isNext(1, 0xA0...0xBF) && isNext(2) ? 3 : 0
    case 0xED: return isNext(1, 0x80...0x9F) && isNext(2) ? 3 : 0
    case 0xE1...0xEF: return isNext(1) && isNext(2) ? 3 : 0
    case 0xF0: return isNext(1, 0x90...0xBF) && isNext(2) && isNext(3) ? 4 : 0
    case 0xF1...0xF3: return isNext(1) && isNext(2) && isNext(3) ? 4 : 0
    case 0xF4: return isNext(1, 0x80...0x8F) && isNext(2) && isNext(3) ? 4 : 0
    default: return 0
    }
  }

  /// A byte as four hexadecimal digits.
  static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
