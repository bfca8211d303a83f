import Glibc

/// A pattern of paths as a line of `.gitignore` writes it.
///
/// `*` and `?` stand for letters of one name, `**` for folders, `[a-z]` for one letter. A pattern with
/// a slash before its end is taken from its folder on, another one matches a name at any depth; a
/// slash at the end asks for a folder, and `!` takes back what an earlier pattern says
/// (gitignore(5), "Pattern format").
package struct PathPattern: Hashable, Sendable {
  package let isNegated: Bool
  private let isForFolders: Bool
  private let names: [String]

  /// Reads a line; `nil` for one that is empty or a comment.
  package init?(_ line: String) {
    var text = line[...]
    while text.hasSuffix(" "), !text.hasSuffix("\\ ") { text.removeLast() }
    guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
    isNegated = text.hasPrefix("!")
    if isNegated { text.removeFirst() }
    isForFolders = text.hasSuffix("/")
    var names = text.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    guard !names.isEmpty else { return nil }
    if !text.dropLast().contains("/") { names.insert("**", at: 0) }
    self.names = names
  }

  /// Whether a path from the pattern's folder on matches.
  package func matches(_ path: some Collection<Substring>, isFolder: Bool) -> Bool {
    if isForFolders, !isFolder { return false }
    return PathPattern.matches(names[...], Array(path)[...])
  }

  private static func matches(_ names: ArraySlice<String>, _ path: ArraySlice<Substring>) -> Bool {
    guard let name = names.first else { return path.isEmpty }
    if name == "**" {
      // At the end it stands for whatever is inside.
      if names.count == 1 { return !path.isEmpty }
      return (0...path.count).contains { matches(names.dropFirst(), path.dropFirst($0)) }
    }
    guard let first = path.first, fnmatch(name, String(first), 0) == 0 else { return false }
    return matches(names.dropFirst(), path.dropFirst())
  }
}
