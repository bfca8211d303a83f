import GTKKnowledge
import ThemeLint
import ThemeModel
public import ThemeSource

/// A pair of roles, or a rule with both colors, that fails with some palettes.
public struct PairFailure: Sendable {
  /// The descriptions of the foreground and the background in messages, such as `'accent-fg'` and
  /// `'accent-bg'`.
  public let foreground: String
  public let surface: String

  /// The number of palettes with which it fails, in total and in the appearances of each scheme.
  public let count: Int
  public let lightCount: Int
  public let darkCount: Int

  /// The palette with the worst result.
  public let worst: Counterexample

  /// The values with which it passes for every palette, each for a role; empty if none were found.
  public let mapping: [Mapping]

  public let finding: Finding

  /// A value for a role.
  public struct Mapping: Hashable, Sendable {
    public let role: String
    public let value: String
    /// Its place in the template.
    public let location: SourceLocation
  }
}

extension PairFailure {
  /// The failing pairs; at one place, text comes first.
  static func all(
    in tally: ProofTally, of template: Template, _ fixing: TemplateFix.Result?
  ) -> [PairFailure] {
    tally.pairs.sorted { $0.key.order < $1.key.order }.map { key, pair in
      PairFailure(key, pair, of: template, among: tally.proved, fixing)
    }
  }

  private init(
    _ key: PairKey, _ pair: ProofTally.Pair, of template: Template, among total: Int,
    _ fixing: TemplateFix.Result?
  ) {
    foreground = key.foreground
    surface = key.background
    count = pair.count
    lightCount = pair.byScheme[.light] ?? 0
    darkCount = pair.byScheme[.dark] ?? 0
    worst = pair.worst
    let definitions = fixing?.fixedBy[key] ?? []
    let remains = fixing?.tally.pairs[key]?.isFailure == true
    let changes =
      remains ? [] : fixing?.changes.filter { definitions.contains($0.definition) } ?? []
    mapping = changes.map { change in
      Mapping(
        role: change.definition.role.name,
        value: change.value(in: template.text, template.language),
        location: template.text.location(of: change.definition.range))
    }
    let fix = changes.first.map { change in
      let edit = change.edit(of: template.text, in: template.language)
      return Finding.Fix(
        replacing: template.text.location(of: edit.range),
        with: String(decoding: edit.replacement, as: UTF8.self))
    }
    let message =
      PairFailure.claim(key, pair, among: total)
      + (pair.isFailure && key.isOfRoles ? PairFailure.advice(mapping, fixing) : "")
    finding = Finding(
      pair.isFailure ? .error : .warning, key.rule,
      at: template.sources[pair.place.source].location(of: pair.place.range), message,
      about: "\(key.foreground) on \(key.background)", fix: changes.count == 1 ? fix : nil)
  }

  private static func claim(
    _ key: PairKey, _ pair: ProofTally.Pair, among total: Int
  ) -> String {
    let worst = pair.worst
    let named = { (color: String, entries: [String]) in
      color + (entries.isEmpty ? "" : " of \(entries.map { "'\($0)'" }.joined(separator: ", "))")
    }
    let scheme =
      pair.byScheme.count == 1 && pair.byScheme[worst.scheme] != nil
      ? ", always in \(worst.scheme.rawValue)" : ""
    return
      "\(key.foreground) on \(key.background) fails with \(pair.count) of \(total) palettes\(scheme); "
      + "worst with '\(worst.palette)' in \(worst.scheme.rawValue): "
      + named(worst.foreground.shortText, worst.foregroundEntries) + " on "
      + named(worst.background.shortText, worst.backgroundEntries) + " has a contrast of "
      + "\(ContrastRatio.text(worst.ratio, below: worst.minimum)) on \(worst.releases.names), below "
      + ContrastRatio.short(worst.minimum)
  }

  private static func advice(_ mapping: [Mapping], _ fixing: TemplateFix.Result?) -> String {
    guard !mapping.isEmpty else { return "; no value was found that passes with all of them" }
    let values = mapping.map { "'\($0.value)' for '\($0.role)'" }.joined(separator: " and ")
    return "; \(values) passes with all of them"
  }
}
