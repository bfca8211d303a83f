import ThemeModel
import ThemeSource

/// A document that a client has open.
package struct OpenDocument: Sendable {
  /// The largest size of a document in bytes; `check` reads much less of a file.
  static let sizeLimit = MessageReader.lengthLimit

  let uri: String

  /// The document's path without following links; `nil` if it is not in a file.
  let path: String?

  let languageID: String

  var version: Int

  var text: SourceText {
    didSet { check = nil }
  }

  /// The result of checking the text; `nil` if it was not checked yet.
  var check: FileCheck?

  /// The theme of the last text without errors.
  var theme: Theme?

  init(uri: String, languageID: String, version: Int, text: String) {
    self.uri = uri
    path = FileURI.path(of: uri)
    self.languageID = languageID
    self.version = version
    self.text = SourceText(file: path ?? uri, text)
  }

  /// Applies a change: of a range, or of the whole text.
  mutating func apply(_ change: Parameters, in encoding: PositionEncoding) throws(RPCError) {
    let replacement = Array(try change["text"].string().utf8)
    var bytes = replacement
    if !change["range"].isMissing {
      let range = try change["range"].range(in: text, encoding)
      bytes = text.bytes
      bytes.replaceSubrange(range, with: replacement)
    }
    guard bytes.count <= OpenDocument.sizeLimit else {
      throw .invalidParameters("a document has at most \(OpenDocument.sizeLimit) bytes")
    }
    text = SourceText(file: text.file, bytes: bytes)
  }
}

extension Parameters {
  func offset(in text: SourceText, _ encoding: PositionEncoding) throws(RPCError) -> Int {
    let position = TextPosition(
      line: try self["line"].index(), character: try self["character"].index())
    return text.offset(of: position, in: encoding)
  }

  func range(in text: SourceText, _ encoding: PositionEncoding) throws(RPCError) -> Range<Int> {
    let start = try self["start"].offset(in: text, encoding)
    let end = try self["end"].offset(in: text, encoding)
    guard start <= end else { throw expected("a range that does not end before it starts") }
    return start..<end
  }
}
