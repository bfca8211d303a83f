package import ThemeSource

/// Decides where the addresses of `url()` lead.
package enum CSSAddress {
  /// Whether an address leads out of the folder of the file that names it.
  ///
  /// `data:` contains its content itself; any other scheme leads out, and so do absolute paths, and
  /// relative ones with more `..` than folders before them.
  package static func leavesFolder(_ address: String) -> Bool {
    if let scheme = scheme(of: address) { return scheme != "data" }
    if address.hasPrefix("/") { return true }
    var depth = 0
    for part in address.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }

  /// An address in quotes, as it replaces a token: with `url()` if the token has it.
  package static func written(_ address: String, for token: CSSToken) -> [UInt8] {
    var writer = StylesheetWriter()
    writer.append(quoted: address)
    return token.kind == .url ? Array("url(".utf8) + writer.bytes + Array(")".utf8) : writer.bytes
  }

  /// Whether an address has a URL scheme, as `resource:` is.
  package static func hasScheme(_ address: String) -> Bool { scheme(of: address) != nil }

  /// Whether an address contains its content itself.
  package static func isData(_ address: String) -> Bool { scheme(of: address) == "data" }

  /// The scheme in small letters (RFC 3986, section 3.1); `nil` for a path.
  private static func scheme(of address: String) -> String? {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = address.utf8[..<colon]
    guard let first = scheme.first, first.isASCIILetter else { return nil }
    let isScheme = scheme.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || "+-.".utf8.contains($0)
    }
    return isScheme ? address[..<colon].lowercased() : nil
  }
}

extension CSSStylesheet {
  /// The addresses of `url()` in a stylesheet, with or without quotes, without those of `@import`.
  package var addresses: [CSSToken] {
    var isImport = false
    var isAddress = false
    var addresses: [CSSToken] = []
    for token in tokens where !token.isSpace {
      switch token.kind {
      case .atKeyword: isImport = isWord(token, "import")
      case .semicolon, .openBrace: isImport = false
      case .url where !isImport: addresses.append(token)
      case .string where isAddress && !isImport: addresses.append(token)
      default: break
      }
      isAddress = token.kind == .function && isWord(token, "url")
    }
    return addresses
  }
}
