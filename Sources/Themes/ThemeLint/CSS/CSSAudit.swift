import GTKKnowledge
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// A theme's own CSS, with data that several rules need.
struct CSSAudit: Sendable {
  let sheet: CSSStylesheet

  /// The releases by which it is judged: only stylesheets are judged by GTK 3, since Livery writes
  /// no extra CSS for GTK 3.
  let target: Target

  let selectors: SelectorParts

  /// The declarations that GTK reads as selectors.
  let strays: StrayDeclarations

  /// The bytes of invalid selectors, in which no name is judged.
  private let nameless: [Range<Int>]

  /// Its files, if it is a stylesheet.
  private let files: StylesheetFiles?

  /// Whether it consists of several files.
  let isJoined: Bool

  /// Whether GTK reads another file instead if the desktop is dark.
  var hasSheetForDark: Bool { files?.darkCondition != nil }

  /// Whether it contains all imported files.
  let isWhole: Bool

  /// The declarations of all rules, in order.
  let declarations: [CSSDeclaration]

  /// The statements that GTK's parser refuses on each release, including those already reported.
  let refused: [GTKFinding]

  /// The refused statements, without those that reading has reported for the same line.
  let problems: [GTKFinding]

  /// Findings of reading that GTK's parser does not confirm: the reader continues after an unclosed
  /// parenthesis, but GTK does not.
  let unconfirmed: Set<Finding>

  /// The CSS of a file, and the findings of reading it; `nil` if it has none.
  init?(_ reading: ThemeReading, _ findings: [Finding], on target: Target) {
    guard let css = reading.css, let sheet = reading.stylesheetOfCSS else { return nil }
    self.sheet = sheet
    files = reading.stylesheet
    let target = target.isForGTK3 && reading.format != .gtkCSS ? .v4_8 : target
    self.target = target
    isWhole = reading.stylesheet?.isWhole ?? true
    selectors = SelectorParts(sheet)
    strays = StrayDeclarations(in: sheet)
    var declarations: [CSSDeclaration] = []
    sheet.forEachDeclaration { declarations.append($0) }
    self.declarations = declarations
    let condition = reading.stylesheet?.darkCondition
    // A theme is read by the rules of GTK 4, but GTK 3 has others.
    let found =
      target.isForGTK3
      ? GTKFinding.all(in: sheet, target: target, under: condition)
      : reading.refused ?? GTKFinding.all(in: sheet, under: condition)
    refused = found.filter { condition?.contains($0.range.lowerBound) != true }
    let refusedLines = refused.map { ($0, FileLine(css.location(of: $0.range))) }
    let whole = css.location(of: css.range)
    let imported = Set((reading.stylesheet?.files ?? []).dropFirst().map(\.file))
    isJoined = !imported.isEmpty
    let said = findings.filter {
      CSSAudit.parserRules.contains($0.rule)
        && ($0.location.file == whole.file && whole.range.contains($0.location.range.lowerBound)
          || imported.contains($0.location.file))
    }
    let saidLines = Dictionary(grouping: said, by: \.rule).mapValues {
      Set($0.map { FileLine($0.location) })
    }
    problems = refusedLines.filter { saidLines[$0.rule]?.contains($1) != true }.map(\.0)
    let starts = Set(
      problems.lazy.filter { $0.rule == .cssParse && $0.applies(to: target) }
        .map(\.range.lowerBound))
    nameless =
      strays.all.map(\.prelude)
      + sheet.statements.compactMap { statement in
        guard case .atRule(let rule) = statement, starts.contains(rule.name.range.lowerBound) else {
          return nil
        }
        return sheet.range(of: rule.tokens)
      }
    let lines = Set(refusedLines.map(\.1))
    unconfirmed = Set(said.filter { !lines.contains(FileLine($0.location)) })
  }

  /// The rules that report statements refused by GTK's parser.
  private static let parserRules: Set<RuleID> = [
    .cssParse, .cssProperty, .cssValue, .cssPseudoClass,
  ]
}

extension ThemeReading {
  /// The statements of its CSS; `nil` if it has none.
  var stylesheetOfCSS: CSSStylesheet? {
    var ignored: [Finding] = []
    return sheet ?? css.map { CSSStylesheet($0, findings: &ignored) }
  }
}

/// A line of a file.
struct FileLine: Hashable {
  let file: String
  let line: Int

  init(_ location: SourceLocation) { (file, line) = (location.file, location.start.line) }
}

extension CSSAudit {
  /// The computed values of its rules for a release.
  func colors(_ release: GTKRelease) -> RuleColors {
    RuleColors(sheet, for: release, of: files)
  }

  /// Whether a token is in an invalid selector.
  func isNameless(_ token: CSSToken) -> Bool {
    nameless.contains { $0.contains(token.range.lowerBound) }
  }

  /// Each `@define-color` without a condition.
  var definitions: [CSSAtRule] {
    sheet.statements.compactMap { statement in
      guard case .atRule(let rule) = statement, sheet.isWord(rule.name, "define-color") else {
        return nil
      }
      return rule
    }
  }

  /// A finding about an unknown name: a warning with a similar name if it is probably a mistake,
  /// otherwise a note.
  ///
  /// An app may have its own nodes and classes, so no fix renames one.
  func unknownName(
    _ token: CSSToken, _ rule: RuleID, written sign: String = "",
    among names: inout NameSuggestions, _ message: String
  ) -> Finding {
    let slip = names.correction(of: sheet.shown(token))
    return Finding(
      slip == nil ? .note : .warning, rule, at: sheet.location(of: token),
      message + (slip.map { "; did you mean '\(sign)\($0)'?" } ?? ""))
  }

  /// A name that only a later libadwaita has, as in a selector; `nil` if the target's has it.
  func laterName(
    _ token: CSSToken, written: String, since: AdwaitaVersion, on target: Target
  ) -> LaterName? {
    target.names(before: since).map {
      LaterName(written: written, since: since, releases: $0, location: sheet.location(of: token))
    }
  }
}

/// A name in a selector that a later libadwaita is the first to have.
struct LaterName {
  let written: String
  let since: AdwaitaVersion
  let releases: String
  let location: SourceLocation
}

extension [LaterName] {
  /// One note for each libadwaita, at the first of its names.
  func notes(_ rule: RuleID) -> [Finding] {
    var versions: [AdwaitaVersion] = []
    for name in self where !versions.contains(name.since) { versions.append(name.since) }
    return versions.compactMap { version -> Finding? in
      let later = filter { $0.since == version }
      var words: [String] = []
      for name in later where !words.contains("'\(name.written)'") {
        words.append("'\(name.written)'")
      }
      guard let first = later.first else { return nil }
      let shown: [String] =
        words.count > 4 ? words.dropLast(words.count - 3) + ["\(words.count - 3) more"] : words
      let names = shown.formatted(joinedBy: "and")
      let (match, them) = words.count == 1 ? ("matches", "it") : ("match", "them")
      let message =
        "\(names) \(match) nothing on \(first.releases); libadwaita \(version) is the first to have "
        + them
      return Finding(.note, rule, at: first.location, message, each: words)
    }
  }
}

extension Sequence where Element == Finding {
  /// The findings, with only the first of equal notes: a warning can be fixed at each location, a
  /// note need not be read twice.
  var notesOnce: [Finding] {
    var said: Set<String> = []
    return filter { $0.severity != .note || said.insert($0.message).inserted }
  }

  /// The findings; equal ones without a fix are merged at the first of their places, since a
  /// missing thing has to be added only once.
  var joinedByMessage: [Finding] {
    joined {
      $0.fix == nil ? $0.message : nil
    } by: { same in
      let finding = same[0]
      let others =
        same.count == 2 ? "; it is used once more" : "; it is used \(same.count - 1) more times"
      return Finding(
        finding.severity, finding.rule, at: finding.location, finding.message + others,
        headline: finding.headline, about: finding.message)
    }
  }
}
