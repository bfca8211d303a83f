extension String {
  /// The text with a `#` if it only has hexadecimal digits, as other programs copy colors.
  var withHexMark: String {
    [3, 6, 8].contains(utf8.count) && allSatisfy { $0.isASCII && $0.isHexDigit } ? "#\(self)" : self
  }

  /// The text without these characters at both ends.
  func trimming(_ characters: String) -> String {
    let rest = drop { characters.contains($0) }
    let end = rest.lastIndex { !characters.contains($0) }
    return end.map { String(rest[...$0]) } ?? ""
  }
}
