extension SourceDocument {
  /// Reads JSON after RFC 8259, as far as it is valid.
  ///
  /// After a mistake reading continues at the next valid place, so `findings` gets all mistakes, in
  /// the order of the file: `syntax/json`, `syntax/duplicate-key`, `syntax/encoding` and, if a
  /// limit was exceeded, `syntax/size`. A byte order mark is skipped. If the file has no value, the
  /// root is `null`.
  public init(
    json text: SourceText, limits: SourceLimits = .theme, findings: inout [Finding]
  ) {
    var reader = JSONReader(text: text, limits: limits)
    reader.readFile()
    let found = reader.findings.sorted
    findings += found
    contents = Contents(
      reader.builder, of: text, language: .json, limits: limits, findings: found)
  }
}
