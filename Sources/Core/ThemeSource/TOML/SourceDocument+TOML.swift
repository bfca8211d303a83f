extension SourceDocument {
  /// Reads TOML 1.0, as far as it is valid.
  ///
  /// After a mistake reading continues at the next valid place, so `findings` gets all mistakes, in
  /// the order of the file: `syntax/toml`, `syntax/duplicate-key`, `syntax/encoding` and, if a
  /// limit was exceeded, `syntax/size`. Beyond TOML, lines may end with a single CR, and a byte
  /// order mark is skipped.
  public init(
    toml text: SourceText, limits: SourceLimits = .theme, findings: inout [Finding]
  ) {
    var reader = TOMLReader(text: text, limits: limits)
    reader.readFile()
    let found = reader.findings.sorted
    findings += found
    contents = Contents(
      reader.builder, of: text, language: .toml, limits: limits, findings: found)
  }
}
