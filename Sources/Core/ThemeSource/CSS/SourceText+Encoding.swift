extension SourceText {
  /// Reports bytes that are not UTF-8 and control characters, one per line, except form feeds,
  /// which are white space in CSS.
  public func checkEncoding(findings: inout [Finding]) {
    var found = ReaderFindings(text: self, rule: "syntax/encoding")
    EncodingCheck.run(on: bytes, asTOML: false, allowing: 0x0C, into: &found)
    findings += found.sorted
  }
}
