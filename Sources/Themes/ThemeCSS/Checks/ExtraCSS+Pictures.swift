package import ThemeModel
package import ThemeSource

extension ExtraCSS {
  /// The CSS, shown with other addresses.
  ///
  /// - Parameter url: Returns the replacement of an address, given its location; `nil` if it stays.
  /// - Returns: The CSS.
  package func showing(_ url: (_ address: String, SourceLocation?) -> ShownAddress?) -> ExtraCSS {
    guard ExtraCSS.hasAddress(source.bytes[source.range]) else { return self }
    var ignored: [Finding] = []
    let sheet = CSSStylesheet(source, findings: &ignored)
    var next = edits[...]
    var shown: [SourceEdit] = []
    for token in sheet.addresses {
      while let edit = next.first, edit.range.upperBound <= token.range.lowerBound {
        shown.append(ExtraCSS.showing(edit, url))
        next.removeFirst()
      }
      if let edit = next.first, edit.range.overlaps(token.range) { continue }
      if let url = url(sheet.name(of: token), sheet.location(of: token)) {
        shown.append(SourceEdit(replacing: token.range, with: ExtraCSS.written(url, for: token)))
      }
    }
    return self.shown(applying: shown + next.map { ExtraCSS.showing($0, url) })
  }

  /// An edit with replaced addresses in its own text, which may contain variables, too.
  private static func showing(
    _ edit: SourceEdit, _ url: (String, SourceLocation?) -> ShownAddress?
  ) -> SourceEdit {
    guard hasAddress(edit.replacement[...]) else { return edit }
    let css = CSSText(SourceText(file: "", bytes: edit.replacement))
    return SourceEdit(
      replacing: edit.range,
      with: Array(ExtraCSS(css).showing { address, _ in url(address, nil) }.shownCSS.utf8))
  }

  private static func hasAddress(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.contains("url(".utf8) || bytes.contains("URL(".utf8) || bytes.contains("Url(".utf8)
  }

  private static func written(_ address: ShownAddress, for token: CSSToken) -> [UInt8] {
    let comment = Array((address.content.map { "/* \($0) */" } ?? "").utf8)
    return CSSAddress.written(address.url, for: token) + comment
  }
}

/// The replacement of a picture's address in CSS.
package struct ShownAddress {
  package let url: String

  /// A short text that changes with the content of the file, so that the CSS changes, too.
  package let content: String?

  package init(url: String, content: String?) {
    (self.url, self.content) = (url, content)
  }
}
