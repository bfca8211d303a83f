import CAdwaita

/// What GTK's parser has to say about a stylesheet.
public struct CSSFinding: Error, Hashable, Sendable {
  public let message: String

  /// The line, from 0.
  public let line: Int

  /// The byte within the line, from 0.
  public let byte: Int

  /// The byte within the whole text, from 0.
  public let offset: Int

  /// Whether the parser understood, and only advises against it.
  public let isDeprecation: Bool
}

extension CSSFinding {
  nonisolated init(section: OpaquePointer?, error: UnsafePointer<GError>) {
    let start = section.flatMap { gtk_css_section_get_start_location($0) }?.pointee
    message = String(cString: error.pointee.message)
    line = start.map { Int($0.lines) } ?? 0
    byte = start.map { Int($0.line_bytes) } ?? 0
    offset = start.map { Int($0.bytes) } ?? 0
    isDeprecation = error.pointee.domain == gtk_css_parser_warning_quark()
  }
}
