extension SourceText {
  /// Reports the bytes that are no UTF-8 and the control characters, one a line.
  public func checkEncoding(diagnostics: inout [Diagnostic]) {
    var findings = ReaderFindings(text: self, rule: "syntax/encoding")
    EncodingCheck.run(on: bytes, allowsDelete: true, into: &findings)
    findings.deliver(to: &diagnostics)
  }
}
