package import ThemeSource

extension Finding {
  /// The headline in two parts: the worst pair with its ratio, and the rest; only the first part if
  /// the finding is not about a pair.
  package var titleAndRest: (title: String, rest: String?) {
    guard let worst = places.first else { return (headline, nil) }
    // As `ContrastFinding` writes it.
    let start = "\(worst.subject) has a contrast of \(worst.figure) in \(worst.circumstances), "
    guard headline.hasPrefix(start) else { return (headline, nil) }
    return ("\(worst.subject): \(worst.figure)", String(headline.dropFirst(start.count)))
  }
}
