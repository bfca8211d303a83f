import GTKKnowledge
import Synchronization
import ThemeFormats
import ThemeModel

/// Stock Adwaita as some releases of GTK paint it, resolved once in each appearance that is asked for.
final class StockBase: Sendable {
  let theme: Theme

  private let known = Mutex<[Appearance: ResolvedTheme]>([:])

  /// The most appearances that are kept; themes may have traits of their own.
  private static let limit = 64

  init(_ theme: Theme) { self.theme = theme }

  private static let bases = Mutex<[GTKRelease: StockBase]>([:])

  /// That of a release; releases that paint alike have the same.
  static func on(_ release: GTKRelease) -> StockBase {
    bases.withLock { bases in
      if let base = bases[release] { return base }
      let theme = ThemeLibrary(userFolder: nil, release: release).base
      let base = bases.values.first { $0.theme.isSameBase(as: theme) } ?? StockBase(theme)
      bases[release] = base
      return base
    }
  }

  func resolved(_ appearance: Appearance) -> ResolvedTheme {
    if let resolved = known.withLock({ $0[appearance] }) { return resolved }
    let resolved = theme.resolved(appearance)
    known.withLock { known in
      if known.count < StockBase.limit { known[appearance] = resolved }
    }
    return resolved
  }
}
