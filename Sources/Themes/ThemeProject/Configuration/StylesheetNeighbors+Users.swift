import LiverySystem
import ThemeFormats
import ThemeLint
import ThemeSource

extension StylesheetNeighbors {
  /// A stylesheet around the file that uses or defines one of some named colors, and that color.
  ///
  /// It may be beside the file, in a folder beside it, or above it. Of several definitions the last
  /// one counts everywhere. Stylesheets of some real paths do not count.
  func user(
    of names: Set<[UInt8]>, besides removed: Set<String>
  ) -> (sheet: String, name: [UInt8])? {
    let inside = Folder.names(in: folder).map { "\(folder)/\($0)" }.prefix(Self.limit)
    for sheet in Self.sheets(in: [folder] + inside) + sheetsAbove
    where RegularFile.realPath(sheet).map({ $0 == path || removed.contains($0) }) != true {
      guard let bytes = try? RegularFile.read(sheet, upTo: ThemeLibrary.readLimit) else { continue }
      let needed = CSSStylesheet.namedColors(in: bytes).intersection(names)
      if let first = needed.min(by: { $0.lexicographicallyPrecedes($1) }) { return (sheet, first) }
    }
    return nil
  }
}

extension CSSStylesheet {
  /// The names of colors that a stylesheet uses after `@`, or defines.
  fileprivate static func namedColors(in bytes: [UInt8]) -> Set<[UInt8]> {
    let tokens = CSSTokenizer(bytes, bytes.indices).filter { !$0.isSpace }
    let name = { (token: CSSToken) in CSSEscape.decode(bytes[token.range].dropFirst()) }
    return Set(
      zip(tokens, tokens.dropFirst()).compactMap { token, next in
        guard token.kind == .atKeyword else { return nil }
        return name(token) == Array("define-color".utf8)
          ? CSSEscape.decode(bytes[next.range]) : name(token)
      })
  }
}

extension Finding {
  /// The names of colors that a finding of the rule about them is about, as they are after `@`.
  var colorNames: Set<[UInt8]> { Set(subjects.map { Array($0.utf8.dropFirst(2).dropLast()) }) }

  /// The finding, without its fix where that takes a named color away that another stylesheet uses.
  func keepingNames(
    for neighbors: StylesheetNeighbors, besides removed: Set<String>
  ) -> Finding {
    guard rule == Linter.colorNameRule, let fix, !fix.isSafe else { return self }
    guard let (sheet, name) = neighbors.user(of: colorNames, besides: removed) else { return self }
    return Finding(
      severity, rule, at: location,
      "'@\(name.shownOnOneLine)' is deprecated since GTK 4.16, but stays with all that are defined "
        + "here: '\(ConfigurationFile.shown(sheet))' uses it, too",
      about: message, each: subjects)
  }
}
