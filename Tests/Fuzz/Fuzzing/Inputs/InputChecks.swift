import ThemeSource

/// Reads inputs, and checks what comes of them.
public struct InputChecks {
  public let reader: InputReader

  private let folder = InputFolder()
  private let colors = ColorChecks()

  public init(_ reader: InputReader) {
    self.reader = reader
  }

  /// Reads an input.
  ///
  /// - Parameters:
  ///   - bytes: The input.
  ///   - isThorough: Whether every check is made, rather than some that the bytes choose.
  /// - Throws: What cannot be true.
  public func run(on bytes: [UInt8], isThorough: Bool) throws(Contradiction) {
    switch reader {
    case .toml:
      try DocumentChecks.run(on: bytes, isThorough) { SourceDocument(toml: $0, findings: &$1) }
    case .json:
      try DocumentChecks.run(on: bytes, isThorough) { SourceDocument(json: $0, findings: &$1) }
    case .css: try SyntaxChecks.run(on: bytes)
    case .colors: try colors.run(on: bytes, isThorough)
    case .mustacheTemplate, .matugenTemplate, .pywalTemplate:
      guard let language = reader.language else { return }
      try TemplateChecks.run(on: bytes, in: language, isThorough)
    default:
      guard let (format, name) = reader.format else { return }
      var checks = ThemeChecks(
        format, InputBundle(bytes, named: name), in: folder, isThorough: isThorough)
      try checks.run()
    }
  }
}
