import ThemeCSS
import ThemeSource

/// Decides whether a file is a picture that can be shown without harm.
enum PictureCheck {
  /// The largest size of a picture, and of an SVG, in bytes.
  static let byteLimit = 8 << 20
  private static let drawingByteLimit = 1 << 20

  /// The maximum number of pixels: a picture of 8K has 33 million.
  private static let pixelLimit = 40_000_000

  /// The reason why some bytes cannot be shown; `nil` if they can.
  static func problem(in bytes: [UInt8]) -> String? {
    if let size = PictureSize(of: bytes) {
      return size.pixels <= pixelLimit && size.pixels > 0
        ? nil : "it has \(size.width) times \(size.height) pixels"
    }
    guard let text = String(validating: bytes, as: UTF8.self), text.utf8.contains("<svg".utf8)
    else {
      return "it is no PNG, JPEG, GIF, WebP or SVG"
    }
    guard bytes.count <= drawingByteLimit else { return "an SVG has at most 1 MiB" }
    let scanner = TextScanner(bytes)
    return script(scanner) ?? link(scanner)
      ?? DataDrawing.cost(of: scanner, pixels: pixelLimit, allowsImages: true)
  }

  /// A part that could run code.
  private static func script(_ text: TextScanner) -> String? {
    var scanner = text
    var isAfterSpace = false
    while let next = scanner.next {
      let start = scanner.position
      if acceptScript(&scanner, isAfterSpace: isAfterSpace) {
        return "it has a script, '\(scanner.text(start..<scanner.position))'"
      }
      isAfterSpace = TextScanner.isSpace(next) || "\"'".utf8.contains(next)
      scanner.position = start + 1
    }
    return nil
  }

  /// Skips a `script` element, an event attribute, or the address of a script.
  private static func acceptScript(_ scanner: inout TextScanner, isAfterSpace: Bool) -> Bool {
    switch scanner.next {
    case UInt8(ascii: "<"): return scanner.acceptTag(of: ["script"])
    case UInt8(ascii: "j"), UInt8(ascii: "J"): return scanner.acceptInAnyCase("javascript:")
    case UInt8(ascii: "o"):
      guard isAfterSpace, scanner.accept("on") else { return false }
      let event = scanner.take { $0.isASCIILetter }
      scanner.skipSpace()
      return !event.isEmpty && scanner.accept("=")
    default: return false
    }
  }

  /// The maximum number of pictures inside an SVG, and of all their pixels.
  private static let embeddedLimit = 16
  private static let embeddedPixelLimit = 4 << 20

  /// A part that refers to another file, or embeds something other than bitmap pictures.
  private static func link(_ text: TextScanner) -> String? {
    var scanner = text
    var (count, pixels) = (0, 0)
    while scanner.next != nil {
      let start = scanner.position
      if let size = acceptEmbedded(&scanner) {
        (count, pixels) = (count + 1, pixels + size.pixels)
        guard count <= embeddedLimit else {
          return "it has more than \(embeddedLimit) pictures inside"
        }
        guard pixels <= embeddedPixelLimit else {
          return "the pictures inside it have more than \(embeddedPixelLimit) pixels"
        }
        continue
      }
      scanner.position = start
      guard acceptLink(&scanner) else {
        scanner.position = start + 1
        continue
      }
      scanner.skipSpace()
      let address = scanner.text(
        scanner.take { !TextScanner.isSpace($0) && !"\"')>".utf8.contains($0) })
      if !address.hasPrefix("#") { return "it has a link to '\(address.prefix(80))'" }
    }
    return text.offset(of: Array("<?xml-stylesheet".utf8)) == nil
      ? nil : "it has a link to a stylesheet"
  }

  /// Skips an `href` with a bitmap picture in a `data:` address, and returns the picture's size.
  private static func acceptEmbedded(_ scanner: inout TextScanner) -> PictureSize? {
    guard scanner.accept("href") else { return nil }
    scanner.skipSpace()
    guard scanner.accept("=") else { return nil }
    scanner.skipSpace()
    guard let quote = scanner.next, "\"'".utf8.contains(quote) else { return nil }
    scanner.position += 1
    let address = scanner.take { $0 != quote }
    guard scanner.next == quote else { return nil }
    return DataBitmap.size(of: scanner.bytes[address])
  }

  /// Skips the text before an address, including its quote.
  private static func acceptLink(_ scanner: inout TextScanner) -> Bool {
    switch scanner.next {
    case UInt8(ascii: "h"):
      guard scanner.accept("href") else { return false }
      scanner.skipSpace()
      guard scanner.accept("=") else { return false }
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      guard scanner.acceptInAnyCase("url(") else { return false }
    case UInt8(ascii: "@"):
      guard scanner.acceptInAnyCase("@import") else { return false }
    default: return false
    }
    scanner.skipSpace()
    _ = scanner.accept("\"") || scanner.accept("'")
    return true
  }
}
