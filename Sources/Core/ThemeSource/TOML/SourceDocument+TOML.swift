extension SourceDocument {
  /// Reads TOML 1.0, as far as it makes sense.
  ///
  /// After a mistake reading goes on at the next place that makes sense, so `findings` gets all
  /// of them, in the order of the file: `syntax/toml`, `syntax/duplicate-key`, `syntax/encoding`
  /// and, where reading stopped since a limit was passed, `syntax/size`. Beyond TOML, lines may end
  /// at a lone CR, and a byte order mark is skipped.
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
