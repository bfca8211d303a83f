package import ThemeSource

extension Finding {
  /// The headline in two: the worst pair with its ratio, and what else there is; only the first where the
  /// finding is about no pair.
  package var titleAndRest: (title: String, rest: String?) {
    guard let worst = places.first else { return (headline, nil) }
    // As `ContrastFinding` writes it.
    let start = "\(worst.subject) comes to \(worst.figure) in \(worst.circumstances), "
    guard headline.hasPrefix(start) else { return (headline, nil) }
    return ("\(worst.subject): \(worst.figure)", String(headline.dropFirst(start.count)))
  }
}
