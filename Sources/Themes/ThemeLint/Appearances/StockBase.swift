import GTKKnowledge
import LiverySystem
import ThemeFormats
import ThemeModel

/// Stock Adwaita as some releases of GTK paint it, resolved once for each requested appearance.
final class StockBase: Sendable {
  let theme: Theme

  private let known = Locked<[Appearance: ContrastMeter]>([:])

  /// The maximum number of appearances that are kept; themes may have their own traits.
  private static let limit = 64

  init(_ theme: Theme) { self.theme = theme }

  private static let bases = Locked<[GTKRelease: StockBase]>([:])

  /// The stock theme of a release; releases that paint equally share it.
  static func on(_ release: GTKRelease) -> StockBase {
    if let base = bases.withLock({ $0[release] }) { return base }
    // It is read without the lock, so that several can be read at the same time.
    let theme = ThemeLibrary(userFolder: nil, release: release).base
    return bases.withLock { bases in
      let base =
        bases[release] ?? bases.values.first { $0.theme.isSameBase(as: theme) } ?? StockBase(theme)
      bases[release] = base
      return base
    }
  }

  /// Reads the stock themes of some releases, on all processors.
  static func prepare(_ releases: [GTKRelease]) {
    let missing = bases.withLock { bases in releases.filter { bases[$0] == nil } }
    _ = missing.concurrentMap { on($0) }
  }

  func resolved(_ appearance: Appearance) -> ResolvedTheme { meter(appearance).theme }

  /// The meter for pairs in an appearance.
  func meter(_ appearance: Appearance) -> ContrastMeter {
    if let meter = known.withLock({ $0[appearance] }) { return meter }
    let meter = ContrastMeter.filled(theme.resolved(appearance))
    known.withLock { known in
      if known.count < StockBase.limit { known[appearance] = meter }
    }
    return meter
  }
}
