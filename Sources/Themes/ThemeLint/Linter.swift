import GTKKnowledge
import LiverySystem
public import ThemeCSS
public import ThemeFormats
import ThemeModel
public import ThemeSource

/// Checks a theme: the findings of reading it, then those of each rule.
public enum Linter {
  /// The rule about colors that are named by `@define-color` and `@name`.
  package static let colorNameRule = ColorNameRule.id

  /// All findings of a file, by location; the rules run if the file is a theme.
  ///
  /// Allowed findings are left out. The target is the set of GTK releases for which the theme is
  /// judged; a finding that does not apply to all of them names its releases. Without a target it
  /// is all releases, or for a stylesheet those that support its syntax, which is one finding.
  ///
  /// The vocabularies are of programs to which the stylesheet may belong. A stylesheet of such a
  /// program is judged for the program's GTK if no target is given, and one of an app for the
  /// releases that the app's build requires.
  ///
  /// With `sharesNames` a fix may change a named color of a stylesheet and of all that it imports,
  /// in one finding for each file: all of them have to be applied.
  public static func check(
    _ reading: ThemeReading, target: Target? = nil, vocabularies: [ProgramVocabulary] = [],
    required: Target? = nil, sharesNames: Bool = false
  ) -> [Finding] {
    let expected = ExpectedTarget(reading, target, vocabularies, required: required)
    let isTargetGiven = target != nil
    let target = expected.target
    let readings = ReleaseReadings(reading, on: target)
    let reading = readings.first
    let judged = reading.theme ?? reading.draft?.theme
    let (css, buttonPaint) = concurrently {
      CSSAudit(reading, readings.findings, on: target)
    } _: {
      judged.map(OwnButtonPaint.init)
    }
    let deadly = css.map { DeadlyCSS($0, of: reading, on: target) }
    let read =
      (deadly?.replacing(readings.findings) ?? readings.findings).filter {
        // A program reads its pictures from anywhere, unlike an installed theme.
        $0.rule != .addressInCSS || vocabularies.isEmpty
      } + [expected.finding].compactMap(\.self)
    guard let theme = judged, let buttonPaint else {
      // GTK's errors in a stylesheet are independent of other findings.
      let refused = css.map { ParserRule.findings($0) } ?? []
      return findings(read, of: readings, beside: refused, css).sortedByLocation()
    }
    var found: [Finding] = []
    let groups = StockGroup.all(of: readings, on: target, findings: &found)
    if !groups.isEmpty {
      let subject = LintSubject(
        theme, on: groups, format: reading.format, css: css, buttonPaint: buttonPaint,
        folder: reading.folder, target: target, isTargetGiven: isTargetGiven,
        vocabularies: vocabularies,
        unknown: reading.draft?.unknownRoles ?? [], sharesNames: sharesNames,
        contrastRules: RuleCatalog.contrastRules)
      found += rules(for: reading).concurrentMap { $0.check(subject) }.joined()
    }
    let allowances = Allowances(reading, css?.sheet, among: RuleCatalog.all.map(\.id))
    // A file with errors cannot allow them.
    let all =
      reading.theme == nil
      ? findings(read, of: readings, beside: allowances.remaining(found), css)
      : allowances.filter(findings(read, of: readings, beside: found, css))
    // A file that is imported twice is judged twice.
    return (css?.isJoined == true ? all.unique : all).sortedByLocation()
  }

  /// The findings about a painted theme that its file does not allow.
  package static func unallowed(_ findings: [Finding], in reading: ThemeReading) -> [Finding] {
    guard !findings.isEmpty else { return [] }
    return Allowances(reading, reading.stylesheetOfCSS, among: RuleCatalog.all.map(\.id))
      .remaining(findings)
  }

  /// Reads libadwaita's colors on the releases of a target, on all processors, so that checks that
  /// run at the same time need not wait for each other.
  public static func prepare(for target: Target) {
    StockBase.prepare(target.all)
  }

  /// The rules that judge a file; names may be used in parts that could not be read.
  private static func rules(for reading: ThemeReading) -> [any LintRule] {
    reading.theme == nil
      ? RuleCatalog.rules.filter { !judgingWhole.contains($0.description.id) } : RuleCatalog.rules
  }

  /// The rules that find missing things, which may be in parts that could not be read.
  private static let judgingWhole: Set<RuleID> = ["reference/unused", "reference/missing-scheme"]

  /// The findings of reading and of rules: without those about unclosed CSS if GTK's parser refuses
  /// the same location, and without refused statements that GTK's parser does not confirm.
  private static func findings(
    _ read: [Finding], of readings: ReleaseReadings, beside found: [Finding], _ css: CSSAudit?
  ) -> [Finding] {
    let refused = Set(found.filter { $0.rule == .cssParse }.map { Beginning($0.location) })
    // Remaining SCSS is reported once.
    let unbuilt = Set(read.filter { $0.rule == .format }.map { FileLine($0.location) })
    // Rules do not report loops again that reading has found.
    let looped = Set(read.filter { $0.rule == .loop }.map { FileLine($0.location) })
    let all = found.filter {
      if $0.rule == .loop, looped.contains(FileLine($0.location)) { return false }
      return ![.cssParse, .cssValue, .cssProperty, "css/node"].contains($0.rule)
        || !unbuilt.contains(FileLine($0.location))
    }
    // GTK 3 refuses an unclosed statement at the end of a file; its beginning is the better place.
    let isOpen = read.contains { $0.rule == CSSStylesheet.syntaxRule }
    let found = isOpen ? all.filter { !$0.message.contains(missingEnd) } : all
    // An unclosed parenthesis or string is refused at the place where GTK detects it.
    let openLines = Set(
      found.filter { [.cssValue, .cssParse].contains($0.rule) }.map { FileLine($0.location) })
    let lacksMedia = found.contains { $0.rule == .cssParse && $0.message.contains(noMedia) }
    let undefined = Set(found.filter { $0.rule == .undefined }.map { FileLine($0.location) })
    let undefinedHere = Set(found.filter { $0.rule == .undefined }.map { Beginning($0.location) })
    // A misspelled condition applies to no appearance for that reason.
    let misspelt = Set(found.filter { $0.rule == MediaRule.id }.map(\.location.start.line))
    let kept = read.filter { finding in
      // The rules know more about an undefined name.
      if finding.rule == .undefined, undefinedHere.contains(Beginning(finding.location)) {
        return false
      }
      if finding.rule == .leftOut, misspelt.contains(finding.location.start.line) { return false }
      // A color made from an unknown name is invalid itself.
      if finding.rule == .leftOut, finding.message.contains("is no color"),
        undefined.contains(FileLine(finding.location))
      {
        return false
      }
      if finding.rule == .leftOut, lacksMedia, finding.message.contains(noMedia) { return false }
      if finding.rule == CSSStylesheet.syntaxRule, openLines.contains(FileLine(finding.location)),
        finding.message.hasSuffix("('") || finding.message.hasPrefix("unclosed string")
      {
        return false
      }
      // GTK takes the file for dark by its name; only to write both as one needs '@media'.
      if finding.rule == .leftOut, finding.message.contains(needsMedia) { return false }
      // The same preset has a stylesheet for GTK 4, which is judged.
      if finding.rule == .omitted, readings.first.format == .gradience { return false }
      // An error that both a reader and GTK's parser find at one place is reported once.
      if finding.rule == .cssParse, refused.contains(Beginning(finding.location)) { return false }
      // If GTK refuses a whole block, the block is reported as empty only once.
      return [CSSStylesheet.syntaxRule, .leftOut].contains(finding.rule)
        ? !refused.contains(Beginning(finding.location))
        : css?.unconfirmed.contains(finding) != true
    }
    // There must be a reason for a file that is not a theme.
    let isExplained =
      readings.first.theme != nil || (kept + found).contains { $0.severity == .error }
    return (isExplained ? kept : read) + found
  }

  /// The text about a missing feature `@media`, from GTK's parser and from the reader.
  private static let noMedia = "no '@media'"

  /// What the reader reports of a theme's file for dark.
  private static let needsMedia = "need '@media'"

  /// What GTK 3's parser says at the end of a file in which something is open.
  private static let missingEnd = " at the end of the "

  /// The start of a finding.
  private struct Beginning: Hashable {
    let file: String
    let offset: Int

    init(_ location: SourceLocation) { (file, offset) = (location.file, location.range.lowerBound) }
  }
}
