import LiverySystem
import ThemeFormats
import ThemeLint
import ThemeSource

extension StylesheetNeighbors {
  /// A stylesheet beside the file, in a folder beside it or above it, that uses one of some named colors
  /// without defining it, and that color.
  func user(of names: Set<[UInt8]>) -> (sheet: String, name: [UInt8])? {
    let inside = Folder.names(in: folder).map { "\(folder)/\($0)" }.prefix(Self.limit)
    for sheet in Self.sheets(in: [folder] + inside) + sheetsAbove
    where RegularFile.realPath(sheet) != path {
      guard let bytes = try? RegularFile.read(sheet, upTo: ThemeLibrary.readLimit) else { continue }
      let needed = CSSStylesheet.neededColors(in: bytes).intersection(names)
      if let first = needed.min(by: { $0.lexicographicallyPrecedes($1) }) { return (sheet, first) }
    }
    return nil
  }
}

extension CSSStylesheet {
  /// The names after `@` that a stylesheet uses and does not define.
  fileprivate static func neededColors(in bytes: [UInt8]) -> Set<[UInt8]> {
    let tokens = CSSTokenizer(bytes, bytes.indices).filter { !$0.isSpace }
    let name = { (token: CSSToken) in CSSEscape.decode(bytes[token.range].dropFirst()) }
    var used: Set<[UInt8]> = []
    var defined: Set<[UInt8]> = []
    for (token, next) in zip(tokens, tokens.dropFirst()) where token.kind == .atKeyword {
      if name(token) == Array("define-color".utf8) {
        defined.insert(CSSEscape.decode(bytes[next.range]))
      } else {
        used.insert(name(token))
      }
    }
    return used.subtracting(defined)
  }
}

extension Finding {
  /// The finding, without its fix where that takes a named color away that another stylesheet uses.
  func keepingNames(for neighbors: StylesheetNeighbors) -> Finding {
    guard rule == Linter.colorNameRule, let fix, !fix.isSafe else { return self }
    let names = Set(subjects.map { Array($0.utf8.dropFirst(2).dropLast()) })
    guard let (sheet, name) = neighbors.user(of: names) else { return self }
    return Finding(
      severity, rule, at: location,
      "'@\(name.shownOnOneLine)' is deprecated since GTK 4.16, but stays with all that are defined "
        + "here: '\(ConfigurationFile.shown(sheet))' uses it, too",
      about: message, each: subjects)
  }
}
