import ThemeModel
import ThemeSession
import ThemeSource

/// The swatches of entries, recomputed only when one of their files has changed.
final class SwatchCache {
  private var known: [String: (sources: [SourceText], colors: SwatchColors)] = [:]

  func colors(of entry: ThemeEntry) -> SwatchColors? {
    guard let theme = entry.theme else { return nil }
    if let found = known[entry.id], found.sources == theme.sources { return found.colors }
    let colors = SwatchColors(theme)
    known[entry.id] = (theme.sources, colors)
    return colors
  }
}
