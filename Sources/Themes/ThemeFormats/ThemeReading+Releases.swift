package import GTKKnowledge

extension ThemeReading {
  /// The same file as another release reads it.
  package func again(on release: GTKRelease) -> ThemeReading {
    let library = ThemeLibrary(userFolder: nil, release: release)
    guard
      var reading = try? library.read(text, path: nil, as: format, importing: stylesheet)
    else { return self }
    reading.folder = folder
    return reading
  }
}
