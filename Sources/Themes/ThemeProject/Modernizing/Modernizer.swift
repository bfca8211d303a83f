import GTKKnowledge
package import ThemeCSS
package import ThemeFormats
import ThemeLint
package import ThemeSource

/// Applies the fixes of the rules about deprecation, as far as they keep every color.
package struct Modernizer {
  let library: ThemeLibrary
  let configuration: ProjectConfiguration
  let target: Target

  /// - Parameters:
  ///   - library: Finds the themes that the files extend.
  ///   - configuration: The configuration of the files' project.
  ///   - target: The releases that will read the result.
  package init(
    _ library: ThemeLibrary, _ configuration: ProjectConfiguration, for target: Target
  ) {
    (self.library, self.configuration, self.target) = (library, configuration, target)
  }

  /// The rewritten file.
  ///
  /// - Parameters:
  ///   - reading: The file.
  ///   - path: Where it is, or would be.
  ///   - merged: What its text is to be before the fixes; `nil` for that of the file.
  ///   - removed: The real paths of the stylesheets that are in that text, and are removed then.
  ///   - group: The stylesheets that change with it; `nil` if it changes alone.
  /// - Returns: The file, and what becomes of each finding.
  /// - Throws: An error if what it becomes cannot be read.
  package func modernized(
    _ reading: ThemeReading, at path: String?, as merged: SourceText? = nil,
    removing removed: Set<String> = [], in group: ImportGroup? = nil
  ) throws -> ModernizedFile {
    let whole = ModernizedFile(before: reading.text, after: reading.text, made: [], left: [])
    guard target.has(.customProperties) else { return whole }
    if reading.isNamedForGTK3 {
      let note = Finding(
        .note, "deprecated/name", at: reading.text.location(of: 0..<0),
        "the file's name says that it is for GTK 3; it stays as it is")
      return ModernizedFile(before: reading.text, after: reading.text, made: [], left: [note])
    }
    if let group, let part = path.flatMap(group.part) {
      return try modernized(part, of: group, reading.text, removing: removed)
    }
    let read = { (text: SourceText) in try library.read(text, path: path, as: reading.format) }
    let find = { (reading: ThemeReading) in
      Linter.check(
        reading, at: path, target: target, under: configuration, removing: removed
      ).filter { $0.location.file == reading.text.file }.compactMap(Self.meant)
    }
    let start = try merged.map(read) ?? reading
    let found = try rewrite(
      start.text, of: start, reporting: find(start), trying: Self.attempts, read: read, find: find)
    return ModernizedFile(
      before: reading.text, after: found.text, made: found.made, left: found.left)
  }

  /// A stylesheet whose names of colors are variables already, with the rest of it rewritten.
  private func modernized(
    _ part: ImportGroup.Part, of group: ImportGroup, _ before: SourceText,
    removing removed: Set<String>
  ) throws -> ModernizedFile {
    let find = { (reading: ThemeReading) in
      Linter.check(
        reading, at: group.importer, target: target, under: configuration, removing: removed,
        sharesNames: true
      ).filter { $0.location.file == part.file }.compactMap(Self.meant)
    }
    let found = try rewrite(
      part.text, of: try read(group), reporting: part.findings,
      // The other stylesheets would not follow if another name became a variable now.
      trying: [["deprecated/color-function"], []],
      read: { try read(group, with: $0, as: part) }, find: find)
    return ModernizedFile(
      before: before, after: SourceText(file: before.file, bytes: found.text.bytes),
      made: found.made, left: found.left, importer: group.importer)
  }

  /// Applies the fixes of a text, as many at once as keep every color.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: What is read of it.
  ///   - reported: The findings whose results are returned.
  ///   - attempts: The rules about colors whose fixes are tried together, fewer each time.
  ///   - read: Reads a changed text.
  ///   - find: The findings in the text.
  /// - Returns: The new text, and what becomes of each finding.
  /// - Throws: An error if a changed text cannot be read.
  private func rewrite(
    _ text: SourceText, of start: ThemeReading, reporting reported: [Finding],
    trying attempts: [Set<RuleID>], read: (SourceText) throws -> ThemeReading,
    find: (ThemeReading) -> [Finding]
  ) throws -> (text: SourceText, made: [Finding], left: [Finding]) {
    let findings = find(start)
    guard findings.count < Finding.limit else {
      let reason =
        "it has \(Finding.limit) or more places to rewrite, and not all are known; split it into "
        + "several files"
      let (_, left) = Self.outcome(of: reported, leaving: reported, reason)
      return (start.text, [], left)
    }
    let places = ValuePlaces(start)
    let calls = findings.filter { $0.rule == KeptCalls.rule && $0.fix != nil }
    let owners = Set(calls.compactMap { places.owner(of: $0.location) })
    var reason: String?
    for rules in attempts {
      var kept = KeptCalls()
      repeat {
        let mayFix = { (finding: Finding, places: ValuePlaces) in
          Self.isTried(finding, rules) && kept.reason(finding, places) == nil
            ? finding : finding.withoutFix
        }
        let tried = findings.map { mayFix($0, places) }
        let repair = try Repair(of: text, tried, changesDesign: true) { text in
          let reading = try read(text)
          let places = kept.reasons.isEmpty ? places : ValuePlaces(reading)
          return find(reading).map { mayFix($0, places) }
        }
        guard repair.text.bytes.count < ThemeLibrary.readLimit else {
          reason = reason ?? "the file would have more than \(ThemeLibrary.readLimit - 1) bytes"
          break
        }
        let differences = ValueComparison(start, try read(repair.text)).differences(on: target)
        guard let first = differences.first else {
          let (made, left) = Self.outcome(of: reported, leaving: repair.findings, reason) {
            kept.reason($0, places)
          }
          return (repair.text, made, left)
        }
        guard kept.keep(differences, places, of: owners) else {
          reason = reason ?? first.message
          break
        }
      } while true
    }
    let (made, left) = Self.outcome(of: reported, leaving: findings, reason)
    return (text, made, left)
  }

  /// Whether the fix of a finding is tried with those of some rules about colors.
  private static func isTried(_ finding: Finding, _ rules: Set<RuleID>) -> Bool {
    rules.contains(finding.rule) || !coloring.contains(finding.rule)
  }

  /// The rules whose fixes are tried together: fewer if a color would change.
  private static let attempts: [Set<RuleID>] = [
    coloring, ["deprecated/color-function"], ["deprecated/color-name"], [],
  ]

  private static let coloring: Set<RuleID> = ["deprecated/color-name", "deprecated/color-function"]

  /// A finding that counts here: one about deprecation, or any error, so that none is added; errors
  /// about contrast do not count, since all colors are compared.
  ///
  /// `nil` for others.
  static func meant(_ finding: Finding) -> Finding? {
    if finding.rule.family == "deprecated" { return finding }
    let counts = finding.severity == .error && finding.rule.family != "contrast"
    return counts ? finding.withoutFix : nil
  }

  /// The applied and the remaining findings, with a reason if colors would differ.
  ///
  /// - Parameters:
  ///   - findings: The findings, in the order of the file.
  ///   - rest: Those that remain in the new text.
  ///   - reason: Why others with a fix remain.
  ///   - ownReason: Why one of them remains; `nil` if it does not.
  /// - Returns: Both, in the order of the file.
  private static func outcome(
    of findings: [Finding], leaving rest: [Finding], _ reason: String?,
    ownReason: (Finding) -> String? = { _ in nil }
  ) -> (made: [Finding], left: [Finding]) {
    var counts: [String: Int] = [:]
    for finding in rest { counts[finding.key, default: 0] += 1 }
    let reasons = findings.map(ownReason)
    // Equal calls elsewhere have the same words.
    for (finding, reason) in zip(findings, reasons) where reason != nil {
      counts[finding.key, default: 0] -= 1
    }
    var (made, left): ([Finding], [Finding]) = ([], [])
    for (finding, own) in zip(findings, reasons) {
      if own == nil {
        guard let count = counts[finding.key], count > 0 else {
          if finding.fix != nil { made.append(finding) }
          continue
        }
        counts[finding.key] = count - 1
      }
      let isRefused = finding.fix != nil
      // Of the errors, which count so that none is added, those about GTK 3's CSS are about its
      // age.
      guard isRefused || ["deprecated", "css"].contains(finding.rule.family) else { continue }
      let why = own ?? reason ?? "GTK would not take it"
      left.append(isRefused ? finding.saying("\(finding.message); not done: \(why)") : finding)
    }
    return (made, left)
  }
}

extension Finding {
  fileprivate var key: String { "\(rule) \(message)" }

  fileprivate var withoutFix: Finding { saying(message) }

  /// The same finding with another text, without its fix.
  func saying(_ message: String) -> Finding {
    Finding(severity, rule, at: location, message, about: subject, each: subjects)
  }
}
