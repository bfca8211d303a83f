extension Decodable {
  /// Reads a value from JSON.
  ///
  /// - Throws: `DecodingError`, which says where the text is no JSON, or where what Swift expects.
  package init(json bytes: [UInt8]) throws {
    var findings: [Finding] = []
    let text = SourceText(file: "", bytes: bytes)
    let document = SourceDocument(json: text, limits: .message, findings: &findings)
    if let first = findings.first {
      throw DecodingError.unexpected(first.message, at: first.location)
    }
    try self.init(from: SourceNodeDecoder(node: document.root))
  }
}

extension SourceLimits {
  /// What programs of ours tell each other, whatever it holds.
  fileprivate static let message = SourceLimits(bytes: .max, nesting: .max, values: .max)
}
