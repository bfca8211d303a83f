/// How text is written in XML and HTML.
package enum Markup {
  /// Text for content and attributes.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { entities[$0] ?? String($0) }.joined()
  }

  private static let entities: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
  ]

  /// A file's path as an address relative to the page, each byte that means something escaped.
  package static func address(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte | 0x20)
        || "/._~-+".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain
        ? String(UnicodeScalar(byte)) : "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
