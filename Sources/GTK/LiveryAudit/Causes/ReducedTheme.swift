import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

/// The stylesheets of a theme without some of its declarations.
final class ReducedTheme {
  private let loadedTheme: LoadedTheme
  private let stock: Theme

  /// The rules as they are shown, and the declarations in them by where the theme's files have
  /// them.
  private let rules: [UInt8]
  private let declarations: [(origin: DeclarationOrigin, range: Range<Int>)]

  /// Keeps a theme that is shown with `rules`; `stock` is the toolkit's own.
  init(_ loadedTheme: LoadedTheme, rules: String, stock: Theme) {
    (self.loadedTheme, self.stock, self.rules) = (loadedTheme, stock, Array(rules.utf8))
    let map = loadedTheme.rulesMap
    declarations = DeclarationPlaces(SourceText(file: PageView.themeSheet, bytes: self.rules))
      .ranges.compactMap { range in
        map.origin(at: range.lowerBound).map { ($0, range) }
      }
  }

  /// The declarations of the theme's own rules, each once, in order.
  private(set) lazy var ownDeclarations: [DeclarationOrigin] = {
    var seen: Set<SourceLocation> = []
    return declarations.map(\.origin).filter { !$0.isOfBase && seen.insert($0.location).inserted }
  }()

  /// The stylesheets without declarations of rules.
  func stylesheets(without origins: some Sequence<DeclarationOrigin>) -> (
    colors: String, rules: String
  ) {
    let removed = Set(origins.map(\.location))
    var bytes = rules
    for (origin, range) in declarations where removed.contains(origin.location) {
      // Lines stay where they are.
      for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = 0x20 }
    }
    return (loadedTheme.colors, String(decoding: bytes, as: UTF8.self))
  }

  /// The stylesheets without the value of a color, in whose place the roles that it leads to have
  /// what the base theme says; `nil` where no role does.
  func stylesheets(withoutColorAt location: SourceLocation) -> (colors: String, rules: String)? {
    let appearance = loadedTheme.appearance
    var colors: [ColorRole: Color] = [:]
    for role in ColorRole.allCases {
      let chain = loadedTheme.theme.chain(of: role, in: appearance)
      guard chain.contains(where: { $0.location == location }),
        let base = stock.chain(of: role, in: appearance).first
      else { continue }
      colors[role] = loadedTheme.theme.color(of: base.expression, in: appearance)
    }
    guard !colors.isEmpty,
      let resolved = loadedTheme.theme.recolored(loadedTheme.resolved, setting: colors)
    else { return nil }
    let sheet = Stylesheet(
      resolved, target: Target(Toolkit.release), isComplete: loadedTheme.release != Toolkit.release,
      showsSamples: true, showsPictures: true)
    return (sheet.colors, sheet.rules)
  }
}
