import LiverySystem

/// Resolves the addresses of pictures.
enum PictureAddress {
  /// Whether an address means the same from everywhere: `data:`, `resource:`, `https:`.
  static func isElsewhere(_ address: String) -> Bool {
    let scheme = address.prefix { $0 != ":" }
    return scheme.count < address.count && scheme.lowercased() != "file"
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  /// The path of a relative address in the folder of its file; `nil` if it leads out of the folder.
  static func path(of address: String) -> String? {
    guard !isElsewhere(address), !address.lowercased().hasPrefix("file:"), !address.hasPrefix("/"),
      let decoded = FileURL.decoded(address), !decoded.utf8.contains(0)
    else { return nil }
    var parts: [Substring] = []
    for part in decoded.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }
}
