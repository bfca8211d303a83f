public import ThemeModel
public import ThemeSource

/// A generator's template, parsed once and filled for each palette.
public struct Template: Sendable {
  public let text: SourceText
  public let language: TemplateLanguage

  private let body: any TemplateBody

  /// The same as `body`, but with changed colors printed as the template means it, if that differs.
  private let meant: (any TemplateBody)?

  /// The lines that no palette fills.
  private var unfilled: LineSet

  /// The errors of its language or generator, by location.
  public let findings: [Finding]

  public init(_ text: SourceText, in language: TemplateLanguage) {
    self.init(text, in: language, within: nil)
  }

  /// Parses a template, within a budget other than that of reading themes.
  init(_ text: SourceText, in language: TemplateLanguage, within budget: ReadingBudget?) {
    (self.text, self.language) = (text, language)
    let body: any TemplateBody
    var doubled: [TemplatePlace] = []
    var meant: PywalTemplate?
    switch language {
    case .mustache: body = MustacheTemplate(text, within: budget)
    case .matugen: body = MatugenTemplate(text, within: budget)
    case .pywal:
      let template = PywalTemplate(text, within: budget)
      doubled = template.doubledSigns
      if !doubled.isEmpty {
        meant = template
        meant?.stripsChangedColors = true
      }
      body = template
    }
    (self.body, self.meant) = (body, meant)
    unfilled = LineSet()
    let sources = body.sources.texts
    findings =
      (body.problems.map { Finding($0, in: sources) }
      + doubled.map { Template.doubledSign($0, in: text) }).sortedByLocation()
    unfilled.add(body.problems, of: sources)
  }

  /// The largest template, in bytes.
  public static let sizeLimit = 1024 * 1024

  /// The texts that the template includes.
  public var included: [SourceText] { Array(sources.dropFirst()) }

  /// The findings for which its generator writes nothing, or not everything.
  public var fillingProblems: [Finding] { findings.filter { $0.rule != .templateValue } }

  /// The texts of the template's places.
  var sources: [SourceText] { body.sources.texts }

  /// Fills the template as its generator does, with the scheme that templates call `default`.
  public func filled(
    with palette: TemplatePalette, in scheme: Appearance.Scheme
  ) -> FilledTemplate {
    FilledTemplate(filling(body, palette, scheme), in: sources)
  }

  /// Fills the template as it is meant, even if a later release of its generator prints more.
  ///
  /// Lines that cannot be filled with any palette are left out, so that the others can be proved.
  func proven(
    with palette: TemplatePalette, in scheme: Appearance.Scheme,
    without absent: Set<TemplateProblem> = []
  ) -> Filling {
    let body = meant ?? body
    let first = filling(body, palette, scheme, skipping: unfilled)
    let faults = first.problems.filter { $0.isOfTemplate || absent.contains($0) }
    guard !faults.isEmpty else { return first }
    var skipped = unfilled
    skipped.add(faults, of: sources)
    var second = filling(body, palette, scheme, skipping: skipped)
    second.drop(faults)
    return second
  }

  private func filling(
    _ body: any TemplateBody, _ palette: TemplatePalette, _ scheme: Appearance.Scheme,
    skipping lines: LineSet = LineSet()
  ) -> Filling {
    var filling = Filling(expecting: text.bytes.count, skipping: lines)
    body.fill(with: palette, in: scheme, into: &filling)
    return filling
  }

  private static func doubledSign(_ place: TemplatePlace, in text: SourceText) -> Finding {
    let location = text.location(of: place.range)
    let marker = String(decoding: text.bytes[place.range].dropFirst(), as: UTF8.self)
    return Finding(
      .error, .templateValue, at: location,
      "pywal16 prints the '#' of a changed color itself, so this is '##' and no color, "
        + "while pywal prints none; '\(marker)' is right for pywal16",
      fix: Finding.Fix(replacing: location, with: marker))
  }
}

/// A template's text with a palette's colors in it.
public struct FilledTemplate: Sendable {
  /// The text, without the parts that could not be filled.
  public let bytes: [UInt8]

  /// The parts that could not be filled, each with its place in the template.
  public let findings: [Finding]

  init(_ filling: Filling, in sources: [SourceText]) {
    bytes = filling.bytes
    findings = filling.problems.map { Finding($0, in: sources) }
  }
}

extension Finding {
  init(_ problem: TemplateProblem, in sources: [SourceText]) {
    self.init(
      .error, problem.rule, at: sources[problem.source].location(of: problem.range),
      problem.message)
  }
}
