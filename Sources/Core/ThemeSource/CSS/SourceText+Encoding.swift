extension SourceText {
  /// Reports the bytes that are no UTF-8 and the control characters, one a line.
  public func checkEncoding(findings: inout [Finding]) {
    var found = ReaderFindings(text: self, rule: "syntax/encoding")
    EncodingCheck.run(on: bytes, asTOML: false, into: &found)
    findings += found.sorted
  }
}
