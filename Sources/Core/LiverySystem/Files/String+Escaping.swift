extension String {
  /// Converts a text of the system that may not be UTF-8: each invalid byte is escaped, such as
  /// `\xe9`.
  package init(escapingOtherBytesOf bytes: [UInt8]) {
    var rest = bytes[...]
    var escaped = ""
    while let first = rest.first {
      // A scalar has at most four bytes.
      let scalar = (1...4).lazy.compactMap { String(validating: rest.prefix($0), as: UTF8.self) }
        .first
      escaped += scalar ?? "\\x" + (first < 16 ? "0" : "") + String(first, radix: 16)
      rest = rest.dropFirst(scalar?.utf8.count ?? 1)
    }
    self = escaped
  }
}
