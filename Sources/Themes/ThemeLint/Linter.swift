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

  /// Every finding of a file, by location; the rules run where the file is a theme.
  ///
  /// Those that the theme allows are left out. The target says which releases of GTK are to read
  /// the theme; what does not hold on all of them names those on which it does. Without a target they are
  /// all, but for a stylesheet that the earlier ones cannot read as it is meant: that is one finding.
  ///
  /// The vocabularies are of programs whose stylesheet the file may be. One that is, is judged for the
  /// program's GTK where no target is given.
  public static func check(
    _ reading: ThemeReading, target: Target? = nil, vocabularies: [ProgramVocabulary] = []
  ) -> [Finding] {
    let (expected, isTargetGiven) = (ExpectedTarget(reading, target, vocabularies), target != nil)
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
      // What GTK says of a stylesheet does not depend on what else is wrong with it.
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
        unknown: reading.draft?.unknownRoles ?? [],
        contrastRules: RuleCatalog.contrastRules)
      found += rules(for: reading).concurrentMap { $0.check(subject) }.joined()
    }
    let allowances = Allowances(reading, css?.sheet, among: RuleCatalog.all.map(\.id))
    // A file with errors cannot allow them.
    let all =
      reading.theme == nil
      ? findings(read, of: readings, beside: allowances.remaining(found), css)
      : allowances.filter(findings(read, of: readings, beside: found, css))
    // What is imported twice is judged twice.
    return (css?.isJoined == true ? all.unique : all).sortedByLocation()
  }

  /// The findings, of what is painted in a theme, that its file does not allow.
  package static func unallowed(_ findings: [Finding], in reading: ThemeReading) -> [Finding] {
    guard !findings.isEmpty else { return [] }
    return Allowances(reading, reading.stylesheetOfCSS, among: RuleCatalog.all.map(\.id))
      .remaining(findings)
  }

  /// Reads what libadwaita paints on the releases of a target, on all processors, so that checks which
  /// run at the same time need not wait for each other.
  public static func prepare(for target: Target) {
    StockBase.prepare(target.all)
  }

  /// The rules that judge a file; what could not be read may use what nothing else does.
  private static func rules(for reading: ThemeReading) -> [any LintRule] {
    reading.theme == nil
      ? RuleCatalog.rules.filter { !judgingWhole.contains($0.description.id) } : RuleCatalog.rules
  }

  /// The rules that find what a theme lacks, which may stand where it could not be read.
  private static let judgingWhole: Set<RuleID> = ["reference/unused", "reference/missing-scheme"]

  /// The findings of reading and those of rules: without unclosed CSS where GTK's parser refuses
  /// the same location, and without refusals of GTK's parser that it does not confirm.
  private static func findings(
    _ read: [Finding], of readings: ReleaseReadings, beside found: [Finding], _ css: CSSAudit?
  ) -> [Finding] {
    let refused = Set(found.filter { $0.rule == .cssParse }.map { Beginning($0.location) })
    // What is left of SCSS is reported once.
    let unbuilt = Set(read.filter { $0.rule == .format }.map { FileLine($0.location) })
    // What reading knows of a loop, the rules need not find again.
    let looped = Set(read.filter { $0.rule == .loop }.map { FileLine($0.location) })
    let all = found.filter {
      if $0.rule == .loop, looped.contains(FileLine($0.location)) { return false }
      return ![.cssParse, .cssValue, .cssProperty, "css/node"].contains($0.rule)
        || !unbuilt.contains(FileLine($0.location))
    }
    // GTK 3 refuses what is open at the end of a file; where it begins is known better.
    let isOpen = read.contains { $0.rule == CSSStylesheet.syntaxRule }
    let found = isOpen ? all.filter { !$0.message.contains(missingEnd) } : all
    // What a parenthesis or a string leaves open is refused where GTK finds that out.
    let openLines = Set(
      found.filter { [.cssValue, .cssParse].contains($0.rule) }.map { FileLine($0.location) })
    let lacksMedia = found.contains { $0.rule == .cssParse && $0.message.contains(noMedia) }
    let undefined = Set(found.filter { $0.rule == .undefined }.map { FileLine($0.location) })
    let undefinedHere = Set(found.filter { $0.rule == .undefined }.map { Beginning($0.location) })
    // A condition that is misspelt holds in no appearance for that reason.
    let misspelt = Set(found.filter { $0.rule == MediaRule.id }.map(\.location.start.line))
    let kept = read.filter { finding in
      // The rules know more of a name that nobody defines.
      if finding.rule == .undefined, undefinedHere.contains(Beginning(finding.location)) {
        return false
      }
      if finding.rule == .leftOut, misspelt.contains(finding.location.start.line) { return false }
      // What is made of a name that nobody knows is nothing.
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
      // What a reader and GTK's parser miss at one place is reported once.
      if finding.rule == .cssParse, refused.contains(Beginning(finding.location)) { return false }
      // Where GTK refuses a whole block, it is reported once that nothing is left of it.
      return [CSSStylesheet.syntaxRule, .leftOut].contains(finding.rule)
        ? !refused.contains(Beginning(finding.location))
        : css?.unconfirmed.contains(finding) != true
    }
    // A file that is no theme has to say why.
    let isExplained =
      readings.first.theme != nil || (kept + found).contains { $0.severity == .error }
    return (isExplained ? kept : read) + found
  }

  /// What is reported of a block that a release does not have, by GTK's parser and by the reader.
  private static let noMedia = "no '@media'"

  /// What the reader reports of a theme's file for dark.
  private static let needsMedia = "need '@media'"

  /// What GTK 3's parser says at the end of a file in which something is open.
  private static let missingEnd = " at the end of the "

  /// Where a finding begins.
  private struct Beginning: Hashable {
    let file: String
    let offset: Int

    init(_ location: SourceLocation) { (file, offset) = (location.file, location.range.lowerBound) }
  }
}
