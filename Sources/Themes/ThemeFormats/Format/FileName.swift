import LiverySystem
import ThemeSource

/// Reads the name of a theme's file.
package enum FileName {
  /// The ID from a file's name: without its first known ending, and with `-` for bytes that an ID
  /// cannot have.
  package static func id(of path: String, without endings: [String]) -> String {
    let file = RegularFile.name(of: path)
    let ending = ending(of: file, among: endings)
    let stem = file.utf8.dropLast(ending.utf8.count)
    var bytes = stem.map { isAllowed($0) ? $0 : UInt8(ascii: "-") }
    // An ID begins with a letter or a digit.
    if let first = bytes.first, "._+-".utf8.contains(first) { bytes = Array("theme".utf8) + bytes }
    return bytes.isEmpty || file == "-" ? "theme" : String(decoding: bytes, as: UTF8.self)
  }

  /// The first of some endings that a file's name has; empty if it has none.
  package static func ending(of file: String, among endings: [String]) -> String {
    endings.first { file.hasSuffix($0) && file != $0 } ?? ""
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || byte.isASCIILetter
      || "._+-".utf8.contains(byte)
  }
}
