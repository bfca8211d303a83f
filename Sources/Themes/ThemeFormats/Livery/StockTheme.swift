import EmbeddedFiles
import GTKKnowledge
import LiverySystem
import ThemeModel
import ThemeSource

/// The theme that every other theme extends: libadwaita's own appearance.
enum StockTheme {
  static let id = "adwaita"

  private static let known = Locked<[(release: GTKRelease, reading: ThemeReading)]>([])

  /// The theme of a release.
  static func on(_ release: GTKRelease) -> Theme {
    let reading = reading(on: release)
    guard let theme = reading.theme else {
      preconditionFailure("the base theme is broken: \(reading.findings)")
    }
    return theme
  }

  /// The theme of a release, which is read only once.
  static func reading(on release: GTKRelease) -> ThemeReading {
    if let reading = known.withLock({ $0.reading(on: release) }) { return reading }
    // It is read without the lock, so that several releases can be read at the same time.
    let embedded = EmbeddedFile("themes/\(id).livery.toml")
    let file = SourceText(file: "\(id).livery.toml", bytes: embedded?.bytes ?? [])
    // The file itself has the values of the first release.
    let text = release <= .first4 ? file : StockText(release).text(of: file)
    // Releases with the same appearance share one theme, whose rules are used for checking every
    // other theme.
    let same = known.withLock { $0.reading(of: text) }
    let read =
      same ?? LiveryReader.read(ThemeText(text), id: id, loader: nil, isKnownToFit: true)
    return known.withLock { known in
      if let reading = known.reading(on: release) { return reading }
      let reading = known.reading(of: text) ?? read
      known.append((release, reading))
      return reading
    }
  }
}

extension [(release: GTKRelease, reading: ThemeReading)] {
  fileprivate func reading(on release: GTKRelease) -> ThemeReading? {
    first { $0.release == release }?.reading
  }

  fileprivate func reading(of text: SourceText) -> ThemeReading? {
    first { $0.reading.text == text }?.reading
  }
}

extension ReadingContext {
  var base: Theme { StockTheme.on(release).registering(components) }
}
