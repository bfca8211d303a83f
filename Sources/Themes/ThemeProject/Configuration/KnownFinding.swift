import LiverySystem
import ThemeLint
import ThemeSource

/// One problem of a finding, as in a baseline: its description and its severity.
struct KnownFinding: Hashable, Sendable {
  /// The identity of a problem, independent of lines.
  struct Key: Hashable, Sendable {
    /// The path relative to the baseline's folder.
    let file: String
    let rule: String
    let subject: String
  }

  let key: Key
  let severity: Finding.Severity

  /// The measured value, such as `3.08:1`; a lower one is worse.
  let figure: String?

  /// Whether a problem is not worse than this one.
  func covers(_ other: KnownFinding) -> Bool {
    guard other.severity <= severity else { return false }
    guard let ratio, let other = other.ratio else { return true }
    return other >= ratio
  }

  private var ratio: Double? {
    figure.flatMap { Double($0.prefix { $0 != ":" }) }
  }

  /// The worse first.
  static func isWorse(_ left: KnownFinding, _ right: KnownFinding) -> Bool {
    (right.severity, left.ratio ?? 0) < (left.severity, right.ratio ?? 0)
  }
}

extension KnownFinding {
  /// The problems in a finding.
  static func all(of finding: Finding, in folder: String) -> [KnownFinding] {
    let file = path(of: finding.location.file, from: folder)
    let known = { (subject: String, figure: String?) in
      KnownFinding(
        key: Key(file: file, rule: finding.rule.rawValue, subject: subject),
        severity: finding.severity, figure: figure)
    }
    if !finding.places.isEmpty {
      // A pair that is too faint in several appearances is stored with the worst of them.
      let figures = Dictionary(grouping: finding.places, by: \.subject)
      return figures.keys.sorted().compactMap { subject in
        figures[subject]?.map { known(subject, $0.figure) }.min(by: isWorse)
      }
    }
    let figure = finding.message.firstMatch(of: ratioPattern).map { String($0.output) }
    if !finding.subjects.isEmpty {
      let isOne = finding.subjects.count == 1
      return finding.subjects.map { subject in
        // If several are equally bad, each has its figure at its end.
        guard let own = subject.firstMatch(of: finalRatioPattern) else {
          return known(wording(of: subject), isOne ? figure : nil)
        }
        return known(wording(of: String(subject[..<own.range.lowerBound])), String(own.1))
      }
    }
    return [known(finding.subject ?? wording(of: finding.message), figure)]
  }

  /// A message without the parts that change with other parts of the file, or with the target:
  /// lines, figures, releases, and advice.
  private static func wording(of message: String) -> String {
    let placeless = String(decoding: FindingFingerprints.withoutPlaces(message), as: UTF8.self)
    let claim = placeless.firstRange(of: "; ").map { placeless[..<$0.lowerBound] } ?? placeless[...]
    return String(claim).replacing(ratioPattern, with: "N:1")
      .replacing(releasePattern, with: "GTK").replacing("GTK have", with: "GTK has")
  }

  private static var ratioPattern: Regex<Substring> { /[0-9]+(?:\.[0-9]+)?:1/ }

  private static var finalRatioPattern: Regex<(Substring, Substring)> {
    /\ ([0-9]+(?:\.[0-9]+)?:1)$/
  }

  private static var releasePattern: Regex<Substring> {
    /GTK [34]\.[0-9]+(?:(?:,| to| and) [34]\.[0-9]+)*/
  }

  /// The path of a file relative to a folder, with `..` if it is outside.
  private static func path(of file: String, from folder: String) -> String {
    let names = RegularFile.path(file, in: ".").split(separator: "/")
    let folders = RegularFile.path(".", in: folder).split(separator: "/")
    let common = zip(names, folders).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: folders.count - common)
    return (steps + names[common...].map(String.init)).joined(separator: "/")
  }
}

extension KnownFinding {
  /// Reads a problem; `nil` if the value is not one.
  init?(_ node: SourceNode) {
    guard let file = node["file"]?.string, !file.hasPrefix("/"), let rule = node["rule"]?.string,
      let subject = node["subject"]?.string,
      let severity = node["severity"]?.string.flatMap(Finding.Severity.init)
    else { return nil }
    let figure = node["figure"]?.string
    guard node["figure"] == nil || figure?.wholeMatch(of: KnownFinding.ratioPattern) != nil else {
      return nil
    }
    self.init(
      key: Key(file: file, rule: rule, subject: subject), severity: severity, figure: figure)
  }

  /// A problem on one line of the file.
  var line: String {
    var members: [(String, String)] = [
      ("file", key.file), ("rule", key.rule), ("subject", key.subject),
      ("severity", severity.rawValue),
    ]
    if let figure { members.append(("figure", figure)) }
    let texts = members.map { "\"\($0)\": \(JSONValue.string($1).line)" }
    return "{\(texts.joined(separator: ", "))}"
  }
}
