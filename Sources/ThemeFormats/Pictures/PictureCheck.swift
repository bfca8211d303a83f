import ThemeCSS
import ThemeSource

/// Decides whether a file is a picture that can be shown without harm.
enum PictureCheck {
  /// The most bytes of a picture, and of one that is an SVG.
  static let byteLimit = 8 << 20
  private static let drawingByteLimit = 1 << 20

  /// The most pixels: a picture of 8K has 33 million.
  private static let pixelLimit = 40_000_000

  /// What keeps some bytes from being shown; `nil` where nothing does.
  static func problem(in bytes: [UInt8]) -> String? {
    if let size = PictureSize(of: bytes) {
      return size.pixels <= pixelLimit && size.pixels > 0
        ? nil : "it has \(size.width) times \(size.height) pixels"
    }
    guard let text = String(validating: bytes, as: UTF8.self), text.contains("<svg") else {
      return "it is no PNG, JPEG, GIF or SVG"
    }
    guard bytes.count <= drawingByteLimit else { return "an SVG has at most 1 MiB" }
    return script(in: text) ?? link(in: text) ?? DataDrawing.cost(of: text, pixels: pixelLimit)
  }

  /// What could run.
  private static func script(in text: String) -> String? {
    let script = #/<(?:[\w.\-]+:)?script\b|[\s"']on[a-zA-Z]+\s*=|[jJ]ava[sS]cript:/#
    return text.firstMatch(of: script).map { found in
      "it has a script, '\(found.0.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" })'"
    }
  }

  /// What leads out of the file.
  private static func link(in text: String) -> String? {
    let links = #/(?:href\s*=\s*["']?|url\(\s*["']?|@import\s*["']?)\s*([^"')>\s]*)/#
    for match in text.matches(of: links) where !match.1.hasPrefix("#") {
      return "it has a link to '\(match.1.prefix(80))'"
    }
    return text.contains("<?xml-stylesheet") ? "it has a link to a stylesheet" : nil
  }
}
