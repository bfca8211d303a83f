/// A pattern of paths, as in a line of `.gitignore`.
///
/// `*` and `?` match letters of one name, `**` matches folders, `[a-z]` one letter. A pattern with
/// a slash before its end is relative to its folder; any other matches a name at any depth. A slash
/// at the end matches folders only, and `!` undoes an earlier pattern (gitignore(5), "Pattern
/// format").
package struct PathPattern: Hashable, Sendable {
  /// A part of a pattern between slashes.
  private enum Part: Hashable {
    /// Any number of folders.
    case folders
    case name(NamePattern)
  }

  package let isNegated: Bool
  private let isForFolders: Bool
  private let parts: [Part]

  /// Reads a line; `nil` for an empty line or a comment.
  package init?(_ line: some StringProtocol) {
    var text = Array(line.utf8)[...]
    guard text.first != UInt8(ascii: "#") else { return nil }
    text = Self.withoutSpacesAtEnd(text)
    isNegated = text.first == UInt8(ascii: "!")
    if isNegated { text.removeFirst() }
    isForFolders = text.last == UInt8(ascii: "/")
    if isForFolders { text.removeLast() }
    guard !text.isEmpty else { return nil }
    let slash = UInt8(ascii: "/")
    let isOfName = !text.contains(slash)
    if text.first == slash { text.removeFirst() }
    var parts: [Part] = isOfName ? [.folders] : []
    for name in text.split(separator: slash, omittingEmptySubsequences: false) {
      if !isOfName, Self.isOfFolders(name) {
        if parts.last != .folders { parts.append(.folders) }
      } else {
        parts.append(.name(NamePattern(name)))
      }
    }
    // At the end, `**` matches everything inside.
    if parts.last == .folders { parts.append(.name(.any)) }
    self.parts = parts
  }

  /// Whether a name matches folders: two or more asterisks, as in git.
  private static func isOfFolders(_ name: ArraySlice<UInt8>) -> Bool {
    name.count > 1 && name.allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// The line without trailing spaces; one after a `\` stays.
  private static func withoutSpacesAtEnd(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = line
    while text.last == UInt8(ascii: " ") { text.removeLast() }
    let escapes = text.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    return text.endIndex < line.endIndex && !escapes.isMultiple(of: 2)
      ? line[line.startIndex...text.endIndex] : text
  }

  /// Whether a path, relative to the pattern's folder, matches.
  ///
  /// `steps` is the number of remaining comparisons; at 0, nothing matches.
  package func matches(_ path: ArraySlice<[UInt8]>, isFolder: Bool, steps: inout Int) -> Bool {
    (isFolder || !isForFolders) && match(path, takesBeginning: false, &steps)
  }

  /// Whether the path of a file or of a folder above it matches.
  package func covers(_ path: ArraySlice<[UInt8]>, steps: inout Int) -> Bool {
    match(isForFolders ? path.dropLast() : path, takesBeginning: true, &steps)
  }

  private func match(
    _ names: ArraySlice<[UInt8]>, takesBeginning: Bool, _ steps: inout Int
  ) -> Bool {
    Wildcards.match(
      parts, names, takesBeginning: takesBeginning, steps: &steps, isWildcard: { $0 == .folders }
    ) { part, name, steps in
      guard case .name(let pattern) = part else { return true }
      return pattern.matches(name, steps: &steps)
    }
  }
}
