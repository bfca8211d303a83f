public import GTKKnowledge
package import ThemeCSS
public import ThemeModel
public import ThemeSource

/// What reading a file led to: a theme, or the errors that keep it from being one.
public struct ThemeReading: Sendable {
  /// The theme, unless there are errors.
  public internal(set) var theme: Theme?

  public let format: ThemeFormat

  /// The file that was read.
  public let text: SourceText

  /// The findings of the file and of those that it extends, by location.
  public let findings: [Finding]

  /// The theme as far as it can be judged, where there are errors.
  package internal(set) var draft: IncompleteTheme? = nil

  /// The file's values, where a theme in Livery's own format was read.
  package internal(set) var document: SourceDocument? = nil

  /// The CSS that the file is, or that it holds.
  public internal(set) var css: CSSText?

  /// The same taken apart, where the file is a stylesheet.
  package internal(set) var sheet: CSSStylesheet? = nil

  /// The file with those that it imports, where it is a stylesheet.
  package internal(set) var stylesheet: StylesheetFiles? = nil

  /// What GTK's parser refuses in the CSS, where reading had to know.
  package internal(set) var refused: [GTKFinding]?

  /// What the release itself shows of a stylesheet, where that is not the theme: the colors that are
  /// given by name, without those of variables, which the release does not know.
  package internal(set) var named: Theme? = nil

  /// The release of GTK by whose rules the file was read.
  public internal(set) var release = GTKRelease.first4

  /// The absolute paths whose change may change what was read, each once: those of the file and of
  /// all it extends, also where no file was found, and of the links that lead there.
  public internal(set) var files: [String] = []

  /// The folder that addresses count from, links followed: that of the file, or its theme's root
  /// where one leads above it; `nil` for a text without one.
  package internal(set) var folder: String?
}

extension ThemeReading {
  /// What the theme lacks of its file: what is wrong in it, imports and pictures that are not its own, and
  /// CSS that the releases for which it was read do not survive or cannot express.
  ///
  /// Of the same for many places the first is named, and how many there are.
  package var dropped: [Finding] {
    let rules: Set<RuleID> = [.importedCSS, .addressInCSS, .picture, .magnitude, .leftOut]
    let lost = findings.filter {
      $0.severity == .error || $0.severity == .warning && rules.contains($0.rule)
    }
    var counts: [String: Int] = [:]
    for finding in lost { counts["\(finding.rule) \(finding.message)", default: 0] += 1 }
    return lost.compactMap { finding -> Finding? in
      guard let count = counts.removeValue(forKey: "\(finding.rule) \(finding.message)") else {
        return nil
      }
      if count == 1 { return finding }
      let others = count == 2 ? "one other place" : "\(count - 1) other places"
      return Finding(
        finding.severity, finding.rule, at: finding.location,
        "\(finding.message); also in \(others)", fix: finding.fix)
    }
  }

  /// That the theme has names of colors in which GTK 4 paints nothing; not that it lacks something.
  package var idleNames: [Finding] {
    findings.filter { $0.rule == .leftOut && $0.severity == .note && format == .gtkCSS }
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
