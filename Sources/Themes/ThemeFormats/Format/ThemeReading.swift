public import GTKKnowledge
package import ThemeCSS
public import ThemeModel
public import ThemeSource

/// The result of reading a file: a theme, or the errors that prevent one.
public struct ThemeReading: Sendable {
  /// The theme, unless there are errors.
  public internal(set) var theme: Theme?

  public let format: ThemeFormat

  /// The file that was read.
  public let text: SourceText

  /// The findings of the file and its base themes, by location.
  public internal(set) var findings: [Finding]

  /// The theme as far as it can be judged, if there are errors.
  package internal(set) var draft: IncompleteTheme? = nil

  /// The file's values, if a theme in Livery's own format was read.
  package internal(set) var document: SourceDocument? = nil

  /// The CSS of the file, or inside it.
  public internal(set) var css: CSSText?

  /// The same CSS parsed, if the file is a stylesheet.
  package internal(set) var sheet: CSSStylesheet? = nil

  /// The file with its imports, if it is a stylesheet.
  package internal(set) var stylesheet: StylesheetFiles? = nil

  /// The statements that GTK's parser refuses in the CSS, if reading had to check them.
  package internal(set) var refused: [GTKFinding]?

  /// The declarations of a stylesheet in which values are written in place of variables, which the
  /// release lacks.
  package internal(set) var expandedUses: [SourceLocation] = []

  /// The theme that the release itself shows for a stylesheet, if it differs: with the colors of
  /// named definitions, without those of variables, which the release does not support.
  package internal(set) var named: Theme? = nil

  /// The release of GTK by whose rules the file was read.
  public internal(set) var release = GTKRelease.first4

  /// The absolute paths whose change may change the result, each once: those of the file and all
  /// its base themes, missing files, and links on the way.
  public internal(set) var files: [String] = []

  /// The folder for relative addresses, after following links: that of the file, or its theme's
  /// root if an address leads above that folder; `nil` for a text without one.
  package internal(set) var folder: String?
}

extension ThemeReading {
  /// The parts of the file that the theme lacks: invalid parts, imports and pictures outside of the
  /// theme, and CSS that crashes the releases for which it was read, or that they do not support or
  /// refuse; in the order of the file.
  ///
  /// Repeated findings are reported once, with a count.
  package var dropped: [Finding] {
    let rules: Set<RuleID> = [
      .importedCSS, .addressInCSS, .picture, .magnitude, .leftOut, .encoding,
    ]
    let found = findings.filter {
      $0.severity == .error || $0.severity == .warning && rules.contains($0.rule)
    }
    let lost = (found + refused(besides: found)).sortedByLocation()
    // A file that is imported twice is one place.
    var places: [String: Set<SourceLocation>] = [:]
    for finding in lost {
      places["\(finding.rule) \(finding.message)", default: []].insert(finding.location)
    }
    return lost.compactMap { finding -> Finding? in
      let same = places.removeValue(forKey: "\(finding.rule) \(finding.message)")
      guard let count = same?.count else { return nil }
      if count == 1 { return finding }
      let others = count == 2 ? "one other place" : "\(count - 1) other places"
      return Finding(
        finding.severity, finding.rule, at: finding.location,
        "\(finding.message); also in \(others)", fix: finding.fix)
    }
  }

  /// The statements that GTK refuses, except at the places of some findings.
  private func refused(besides found: [Finding]) -> [Finding] {
    let known = Set(found.map(\.location.start))
    return refusedParts.filter { !known.contains($0.location.start) }
      .map { Finding(.warning, .leftOut, at: $0.location, $0.message) }
  }

  /// What is in the theme otherwise than GTK itself takes it from the file: a finding about color
  /// names that GTK 4 does not paint, and one about values in place of variables.
  ///
  /// The theme lacks nothing through them.
  package var remarks: [Finding] {
    let idleNames = findings.filter {
      $0.rule == .leftOut && $0.severity == .note && format == .gtkCSS
    }
    // A file that is imported twice is one place.
    let others = Set(expandedUses).count - 1
    guard let first = expandedUses.first else { return idleNames }
    let more = others < 1 ? "" : ", and in \(others) more declaration\(others == 1 ? "" : "s")"
    let variables = Finding(
      .note, .leftOut, at: first,
      "GTK \(release) has no variables and would drop this; their values are written here\(more)")
    return (idleNames + [variables]).sortedByLocation()
  }

  /// The reading without a theme, since its budget was spent.
  func ended(by finding: Finding) -> ThemeReading {
    var ended = ThemeReading(
      theme: nil, format: format, text: text,
      findings: (findings + [finding]).sortedByLocation())
    (ended.document, ended.stylesheet) = (document, stylesheet)
    return ended
  }
}
