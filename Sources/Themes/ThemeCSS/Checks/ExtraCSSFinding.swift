import ThemeModel
public import ThemeSource

/// The reason why a theme's own CSS is refused: it reaches beyond the theme, or GTK would crash or
/// hang.
public struct ExtraCSSFinding: Hashable, Sendable {
  public let rule: RuleID

  /// The bytes of the CSS in question.
  public let range: Range<Int>

  /// The expected value; `#` is replaced by a number from the limits.
  private let expectation: String

  /// The exceeded limits, and the unit of their numbers; empty if it is refused on every release.
  private let limits: [CrashLimit]
  private let unit: String

  /// A finding about every release.
  init(rule: RuleID, range: Range<Int>, message: String) {
    (self.rule, self.range, expectation, limits, unit) = (rule, range, message, [], "")
  }

  /// A finding about the releases of some limits; `nil` if there are none.
  init?(range: Range<Int>, expected: String, _ limits: [CrashLimit], _ unit: String = "") {
    guard !limits.isEmpty else { return nil }
    (rule, self.range, expectation) = (.magnitude, range, expected)
    (self.limits, self.unit) = (limits, unit)
  }

  /// A finding about a kind of value; `nil` if every release survives it.
  static func of(_ kind: String, _ range: Range<Int>, _ expectation: String) -> [ExtraCSSFinding] {
    [ExtraCSSFinding(range: range, expected: expectation, CrashLimits.of(kind))].compactMap(\.self)
  }

  /// Whether one of a target's releases does not survive it, or it is refused on all releases.
  public func applies(to target: Target) -> Bool {
    limits.isEmpty || !limits(on: target).isEmpty
  }

  /// The message for a target.
  public func message(for target: Target = .all4) -> String {
    guard !limits.isEmpty else { return expectation }
    let limits = limits(on: target)
    let most = limits.compactMap(\.fine).min() ?? 0
    return expectation.replacing("#", with: most.text + unit) + "; \(limits.reason(unit))"
  }

  private func limits(on target: Target) -> [CrashLimit] {
    let tested = Set(target.all.flatMap(\.crashTested))
    return limits.filter { tested.contains($0.release) }
  }

  /// Every such finding of a stylesheet, in the order of their locations.
  ///
  /// Unclosed tokens are not included: reading the stylesheet has reported them.
  public static func all(in sheet: CSSStylesheet) -> [ExtraCSSFinding] {
    var findings = reaching(beyond: sheet)
    findings += MagnitudeScan(sheet).findings
    findings += ConicGradientLoops.findings(in: sheet)
    return findings.enumerated()
      .sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }
      .map(\.element)
  }

  /// The imports, and the addresses outside the theme's own folder.
  private static func reaching(beyond sheet: CSSStylesheet) -> [ExtraCSSFinding] {
    var findings: [ExtraCSSFinding] = []
    var isImport = false
    var pixels = 0
    for (index, token) in sheet.tokens.enumerated() {
      switch token.kind {
      case .atKeyword:
        isImport = sheet.isWord(token, "import")
        guard isImport else { continue }
        findings.append(
          ExtraCSSFinding(
            rule: .importedCSS, range: token.range,
            message: "'@import' isn't allowed here; put the rules themselves in its place"))
      case .semicolon, .openBrace: isImport = false
      case .url, .badURL:
        if let finding = finding(ofAddress: token, in: sheet, &pixels), !isImport {
          findings.append(finding)
        }
      case .function where sheet.isWord(token, "url"):
        let rest = sheet.tokens[(index + 1)...]
        if let string = rest.first(where: { !$0.isSpace }),
          let finding = finding(ofAddress: string, in: sheet, &pixels), !isImport
        {
          findings.append(finding)
        }
      default: break
      }
    }
    return findings
  }

  private static func finding(
    ofAddress token: CSSToken, in sheet: CSSStylesheet, _ pixels: inout Int
  ) -> ExtraCSSFinding? {
    let isBad = token.kind == .badURL
    if !isBad, CSSAddress.isData(sheet.name(of: token)) {
      return finding(ofPicture: token, in: sheet, &pixels)
    }
    guard isBad || CSSAddress.leavesFolder(sheet.name(of: token)) else { return nil }
    return ExtraCSSFinding(
      rule: .addressInCSS, range: token.range,
      message: "'\(sheet.shown(token))' lies outside the theme's own folder")
  }
}

extension ExtraCSSFinding {
  /// A finding about a picture inside an address; `pixels` is the number of pixels before it.
  private static func finding(
    ofPicture token: CSSToken, in sheet: CSSStylesheet, _ pixels: inout Int
  ) -> ExtraCSSFinding? {
    var problem: String?
    let picture = DataPicture(sheet.content(of: token), problem: &problem)
    pixels += picture?.pixels ?? 0
    if pixels > DataPicture.pixelLimit * 2 {
      problem = "expected pictures of at most \(DataPicture.pixelLimit * 2) pixels in all"
    }
    return problem.map {
      ExtraCSSFinding(
        rule: .magnitude, range: token.range, message: $0 + "; GTK hangs or dies of others")
    }
  }
}

extension RuleID {
  public static let importedCSS: RuleID = "css/import"
  public static let addressInCSS: RuleID = "css/url"
  public static let magnitude: RuleID = "css/magnitude"
}
