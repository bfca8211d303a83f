import CommandLineKit
import GTKKnowledge
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeProject
import ThemeSource

/// Applies the fixes of the rules for what is deprecated, as far as they keep every color.
struct Modernizer {
  let library: ThemeLibrary
  let configurations: ProjectConfigurations
  let format: ThemeFormat?

  /// A file as it would be written for a target.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - merged: What its text is to be before the fixes; `nil` for that of the file.
  ///   - target: The releases that are to read it.
  /// - Returns: The file; `nil` for one of the library's own themes.
  /// - Throws: Why it cannot be read.
  func modernized(
    _ path: String, as merged: SourceText? = nil, for target: Target
  ) throws -> ModernizedFile? {
    let reading = try library.read(path, as: format)
    guard !reading.files.isEmpty else { return nil }
    let path = reading.text.file
    guard target.has(.customProperties) else {
      return ModernizedFile(
        path: path, before: reading.text, after: reading.text, made: [], left: [])
    }
    if reading.isNamedForGTK3 {
      let whole = Finding(
        .note, "deprecated/name", at: reading.text.location(of: 0..<0),
        "the file is for GTK 3 by its name, and stays as it is")
      return ModernizedFile(
        path: path, before: reading.text, after: reading.text, made: [], left: [whole])
    }
    let read = { (text: SourceText) in try library.read(text, path: path, as: reading.format) }
    let configuration = try configurations.configuration(for: path)
    let start = try merged.map(read) ?? reading
    let find = { (reading: ThemeReading) in
      Linter.check(reading, at: path, target: target, under: configuration)
        .filter { $0.location.file == reading.text.file }.compactMap(Self.meant)
    }
    let findings = find(start)
    var reason: String?
    for rules in Self.attempts {
      let mayFix = { (finding: Finding) in
        rules.contains(finding.rule) || !Self.coloring.contains(finding.rule)
          ? finding : finding.withoutFix
      }
      let repair = try Repair(of: start.text, findings.map(mayFix), changesDesign: true) { text in
        find(try read(text)).map(mayFix)
      }
      let after = try read(repair.text)
      if let difference = ValueComparison(start, after).difference(on: target) {
        reason = reason ?? difference
        continue
      }
      let (made, left) = Self.outcome(of: findings, leaving: repair.findings, reason)
      return ModernizedFile(
        path: path, before: reading.text, after: repair.text, made: made, left: left)
    }
    let (_, left) = Self.outcome(of: findings, leaving: findings, reason)
    return ModernizedFile(
      path: path, before: reading.text, after: start.text, made: [], left: left)
  }

  /// The rules whose fixes are tried together: fewer where a color would be another.
  private static let attempts: [Set<RuleID>] = [
    coloring, ["deprecated/color-function"], ["deprecated/color-name"], [],
  ]

  private static let coloring: Set<RuleID> = ["deprecated/color-name", "deprecated/color-function"]

  /// A finding that counts here: of what is deprecated, and every error, so that none is added; `nil` for
  /// others.
  private static func meant(_ finding: Finding) -> Finding? {
    if finding.rule.family == "deprecated" { return finding }
    return finding.severity == .error ? finding.withoutFix : nil
  }

  /// What was made, and what is left, with a reason where colors would differ.
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
      // Of the errors, which count so that none is added, those of GTK 3's CSS are about its age.
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

  /// The same finding in other words, without its fix.
  fileprivate func saying(_ message: String) -> Finding {
    Finding(severity, rule, at: location, message, about: subject, each: subjects)
  }
}
