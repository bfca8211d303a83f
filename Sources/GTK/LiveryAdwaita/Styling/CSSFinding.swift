import CLiveryAdwaita

/// An error or a warning of GTK's CSS parser.
public struct CSSFinding: Hashable, Sendable {
  public let message: String

  /// The line, from 0.
  public let line: Int

  /// The byte offset within the line.
  public let byte: Int

  /// The byte offset within the whole text.
  public let offset: Int

  /// Whether the text is valid, but deprecated.
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
