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

  /// A base of its own, such as what an app's components are registered in.
  init(_ theme: Theme) { self.theme = theme }

  private static let bases = GTKRelease.allCases.reduce(into: [] as [StockBase]) { bases, release in
    let theme = ThemeLibrary(userFolder: nil, release: release).base
    bases.append(bases.first { $0.theme.isSameBase(as: theme) } ?? StockBase(theme))
  }

  /// That of a release; releases that paint alike have the same.
  static func on(_ release: GTKRelease) -> StockBase {
    bases[GTKRelease.allCases.firstIndex(of: release) ?? 0]
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
