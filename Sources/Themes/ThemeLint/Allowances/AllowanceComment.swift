import ThemeSource

/// A comment of the form `livery: allow RULE` for its line, or `livery: allow-file RULE` for the
/// file.
struct AllowanceComment {
  private let bytes: ArraySlice<UInt8>
  private let location: (Range<Int>) -> SourceLocation

  /// - Parameters:
  ///   - bytes: The comment, with or without its comment signs.
  ///   - location: The location of a range of the bytes.
  init(_ bytes: ArraySlice<UInt8>, at location: @escaping (Range<Int>) -> SourceLocation) {
    self.bytes = bytes
    self.location = location
  }

  private static let marker = Array("livery: allow".utf8)
  private static let wholeFile = Array("-file".utf8)

  /// The rules in it: the words with a slash between the marker and a reason.
  var allowances: [Allowance] {
    guard let found = Self.offset(of: Self.marker, in: bytes) else { return [] }
    var rest = bytes[(found + Self.marker.count)...]
    let isForFile = rest.starts(with: Self.wholeFile)
    if isForFile { rest = rest.dropFirst(Self.wholeFile.count) }
    var allowances: [Allowance] = []
    while true {
      rest = rest.drop(while: Self.isSeparator)
      let word = rest.prefix { !Self.isSeparator($0) }
      if word.isEmpty { break }
      guard allowances.isEmpty || word.contains(UInt8(ascii: "/")) else { break }
      let place = location(word.startIndex..<word.endIndex)
      allowances.append(
        Allowance(
          rule: RuleID(rawValue: String(decoding: word, as: UTF8.self)), location: place,
          nameLocation: place, line: isForFile ? nil : place.start.line))
      rest = rest[word.endIndex...]
    }
    return allowances
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0a, 0x0d, UInt8(ascii: ",")].contains(byte)
  }

  static func offset(of word: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    while let start = rest.firstIndex(of: word[0]) {
      if bytes[start...].starts(with: word) { return start }
      rest = bytes[(start + 1)...]
    }
    return nil
  }
}
