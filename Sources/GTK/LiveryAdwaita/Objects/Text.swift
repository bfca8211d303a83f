import CLiveryAdwaita

extension String {
  /// Copies a text that the caller owns, and frees it; `nil` for no text.
  nonisolated init?(adopting text: UnsafeMutablePointer<CChar>?) {
    guard let text else { return nil }
    defer { g_free(text) }
    self.init(cString: text)
  }

  /// The text as markup that displays it literally.
  nonisolated var escapedMarkup: String { String(adopting: g_markup_escape_text(self, -1)) ?? "" }
}

extension [String] {
  /// Calls `body` with the texts as an array that ends with `NULL`.
  func withCTexts<Result>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var copies = map { g_strdup($0) } + [nil]
    defer { copies.forEach { g_free($0) } }
    return body(&copies)
  }
}
