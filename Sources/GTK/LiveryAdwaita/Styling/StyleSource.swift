/// A property of a widget's CSS node, and the declaration of its value.
public nonisolated struct StyleSource: Hashable, Sendable {
  /// The property, such as `background-color`.
  public let property: String

  /// The value as GTK computed it.
  public let value: String

  /// GTK's name of the stylesheet: the last part of its file's path, or `<data>` for a text.
  public let sheet: String

  /// The start of the declaration: line and character, both from 1.
  public let line, column: Int
}

nonisolated extension StyleSource {
  /// The variable that must be set when GTK starts, or it does not keep the locations of
  /// declarations.
  public static let variable = "GTK_CSS_DEBUG"

  /// Reads the properties that GTK prints for a node, one per line: `color: rgb(255,0,0); /*
  /// base.css:120:5366-5408 */`.
  static func all(in text: String) -> [StyleSource] {
    text.split(separator: "\n").compactMap { StyleSource(line: $0) }
  }

  private init?(line text: Substring) {
    let mark = "; /* "
    guard text.hasSuffix(" */"),
      let comment = text.indices.last(where: { text[$0...].hasPrefix(mark) }),
      let colon = text.firstIndex(of: ":"), colon < comment
    else { return nil }
    let place = text[comment...].dropFirst(mark.count).dropLast(3)
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    // `SHEET:LINE:COLUMN-COLUMN`, or `SHEET:LINE:COLUMN-LINE:COLUMN`; a sheet may have any name.
    let end = (parts.last?.contains("-") ?? false) ? parts.count - 1 : parts.count - 2
    guard end >= 2, let line = Int(parts[end - 1]),
      let column = parts[end].split(separator: "-").first.flatMap({ Int($0) })
    else { return nil }
    self.line = line
    self.column = column
    sheet = parts[..<(end - 1)].joined(separator: ":")
    property = String(text[..<colon].drop { $0 == " " })
    value = String(text[text.index(after: colon)..<comment].drop { $0 == " " })
  }
}
