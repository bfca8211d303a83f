extension SourceText {
  /// Reports the bytes that are no UTF-8 and the control characters, one a line, but for form feeds,
  /// which are white space in CSS.
  public func checkEncoding(findings: inout [Finding]) {
    var found = ReaderFindings(text: self, rule: "syntax/encoding")
    EncodingCheck.run(on: bytes, asTOML: false, allowing: 0x0C, into: &found)
    findings += found.sorted
  }
}
