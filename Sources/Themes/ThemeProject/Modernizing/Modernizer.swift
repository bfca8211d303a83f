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
    var reason: String?
    for rules in attempts {
      let mayFix = { (finding: Finding) in
        rules.contains(finding.rule) || !Self.coloring.contains(finding.rule)
          ? finding : finding.withoutFix
      }
      let repair = try Repair(of: text, findings.map(mayFix), changesDesign: true) { text in
        find(try read(text)).map(mayFix)
      }
      guard repair.text.bytes.count < ThemeLibrary.readLimit else {
        reason = reason ?? "the file would have more than \(ThemeLibrary.readLimit - 1) bytes"
        continue
      }
      let after = try read(repair.text)
      if let difference = ValueComparison(start, after).difference(on: target) {
        reason = reason ?? difference
        continue
      }
      let (made, left) = Self.outcome(of: reported, leaving: repair.findings, reason)
      return (repair.text, made, left)
    }
    let (made, left) = Self.outcome(of: reported, leaving: findings, reason)
    return (text, made, left)
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
  private static func outcome(
    of findings: [Finding], leaving rest: [Finding], _ reason: String?
  ) -> (made: [Finding], left: [Finding]) {
    var counts: [String: Int] = [:]
    for finding in rest { counts[finding.key, default: 0] += 1 }
    var (made, left): ([Finding], [Finding]) = ([], [])
    for finding in findings {
      guard let count = counts[finding.key], count > 0 else {
        if finding.fix != nil { made.append(finding) }
        continue
      }
      counts[finding.key] = count - 1
      let isRefused = finding.fix != nil
      // Of the errors, which count so that none is added, those about GTK 3's CSS are about its
      // age.
      guard isRefused || ["deprecated", "css"].contains(finding.rule.family) else { continue }
      left.append(
        isRefused
          ? finding.saying("\(finding.message); not done: \(reason ?? "GTK would not take it")")
          : finding)
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
