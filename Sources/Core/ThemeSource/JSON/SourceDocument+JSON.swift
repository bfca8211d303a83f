extension SourceDocument {
  /// Reads JSON after RFC 8259, as far as it makes sense.
  ///
  /// After a mistake reading goes on at the next place that makes sense, so `findings` gets all
  /// of them, in the order of the file: `syntax/json`, `syntax/duplicate-key`, `syntax/encoding`
  /// and, where reading stopped since a limit was passed, `syntax/size`. A byte order mark is
  /// skipped. Where the file holds no value, the root is `null`.
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
