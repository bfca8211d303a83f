import ThemeModel
import ThemeSource

/// Checks declarations for values that some GTK does not survive.
struct MagnitudeScan {
  let sheet: CSSStylesheet
  let variables: CSSVariables
  let fonts: FontSizes
  private(set) lazy var colors = ColorKindTable(sheet)

  /// Whether a value may change in steps, which reach the exact middle of two values.
  private(set) lazy var hasSteps = sheet.tokens.contains {
    $0.kind == .function && sheet.isWord($0, "steps")
  }

  /// The styles that borders or outlines may have whose dots or lines are painted one by one.
  private lazy var lineStyles = [
    ("dotted", ["dotted", "dashed"] as [StaticString]), ("ridge", ["ridge", "groove"]),
  ].filter { _, names in
    sheet.tokens.contains { token in
      token.kind == .identifier && names.contains { sheet.isWord(token, $0) }
    }
  }.map(\.0)

  /// Whether icons are painted behind widgets, each as large as its picture.
  private lazy var hasIcons = sheet.tokens.contains {
    $0.kind == .function && sheet.isWord($0, "-gtk-icontheme")
  }

  var fontGrowth = RelativeGrowth.ofFonts
  var scales = RelativeGrowth.ofScales
  var paintings = RelativeGrowth.ofPainting
  var loads = Loads()
  var findings: [ExtraCSSFinding] = []

  /// The number of findings about declarations before the current one.
  private var earlier = 0

  init(_ sheet: CSSStylesheet) {
    self.sheet = sheet
    variables = CSSVariables(sheet)
    var load = SelectorLoad(sheet)
    let declarations = ScopedDeclaration.all(in: sheet) { load.add($0) }
    fonts = FontSizes(declarations, in: sheet, variables)
    // The declarations read for fonts are read again later.
    _ = variables.budget.takeOverrun()
    for scoped in declarations {
      check(scoped)
      guard variables.budget.takeOverrun() else { continue }
      report(
        sheet.range(of: scoped.declaration.value),
        "expected fewer values, or variables with smaller values", because: "more are not checked")
    }
    load.sort()
    checkHues()
    findings += load.findings + loads.findings + ColorGrowth.findings(in: sheet)
  }

  private mutating func check(_ scoped: ScopedDeclaration) {
    let (declaration, name, subjects) = (scoped.declaration, scoped.name, scoped.subjects)
    earlier = findings.count
    // The value of a variable counts where it is used.
    if !name.starts(with: "--".utf8) { checkParts(of: declaration) }
    checkPictures(of: declaration, name, subjects)
    checkGradients(of: declaration)
    checkEasing(of: declaration)
    if name.elementsEqual("-gtk-icon-palette".utf8) {
      checkPalette(of: declaration)
    } else if name.elementsEqual("background-blend-mode".utf8) {
      checkBlending(of: declaration)
    } else if name.starts(with: "border".utf8) {
      checkBorder(of: declaration, subjects)
    }
    noteLayers(of: scoped)
    guard let property = MeasuredProperty(name) else { return }
    var terms = CSSTerms(
      sheet, variables, whole: property.whole, font: fonts.size(of: subjects))
    switch property {
    case .lengths(let component):
      let lengths = terms.lengths(in: declaration.value)
      for (length, range) in lengths {
        check(MagnitudeScan.counted(length, component), component, range, subjects)
      }
      if component == "border-width" || component == "outline-width" {
        let largest = lengths.map { abs($0.length) }.max() ?? 0
        for line in lineStyles.map({ "\($0) \(component)" }) {
          for (length, range) in lengths { check(whole: length, line, range, subjects) }
          note(painting: line, largest, declaration, subjects)
        }
      }
      if component == "background-size", hasIcons {
        for (length, range) in lengths { check(length, "-gtk-icontheme size", range, subjects) }
      }
      if component == "border-radius" { checkRadii(of: declaration, lengths, subjects) }
      note(component, lengths, scoped)
    case .numbers(let component):
      for case .number(let number) in terms.read(declaration.value).map(\.kind) {
        check(number, component, unit: "", sheet.range(of: declaration.value), subjects)
      }
    case .iconSize:
      let lengths = terms.lengths(in: declaration.value)
      for (length, range) in lengths { check(length, "-gtk-icon-size", range, subjects) }
      note("-gtk-icon-size", lengths, scoped)
    case .letterSpacing: checkSpacing(terms.lengths(in: declaration.value), scoped)
    case .lineHeight:
      let font = fonts.size(of: subjects)
      checkSpacing(
        terms.read(declaration.value).compactMap { term in
          switch term.kind {
          case .length(let length): (length, term.range)
          case .number(let factor): (factor * font, term.range)
          default: nil
          }
        }, scoped)
    case .fontSize: checkFontSize(of: scoped)
    case .shadow(let name): checkShadow(of: declaration, name, subjects, &terms)
    case .filter(let name): checkFilter(of: declaration, name, subjects, &terms)
    case .transform(let name): checkTransform(of: declaration, name, subjects, &terms)
    case .borderImage: checkBorderPicture(of: declaration, subjects, &terms)
    }
    findings += terms.findings
  }

  /// A length as GTK uses it: it limits a radius to the size of the box, which was tested up to a
  /// million px on all measured releases.
  private static func counted(_ length: Double, _ component: String) -> Double {
    component == "border-radius" && length <= 1_000_000 ? min(length, 65_536) : length
  }

  /// Checks values that make text longer or higher, in px.
  private mutating func checkSpacing(
    _ lengths: [(length: Double, range: Range<Int>)], _ scoped: ScopedDeclaration
  ) {
    for (length, range) in lengths {
      check(length, "text spacing", range, in: scoped.subjects.textPlace)
    }
    note("text spacing", lengths, scoped)
  }

  func functions(
    _ names: [StaticString], in declaration: CSSDeclaration
  ) -> [(token: CSSToken, arguments: [CSSTerms.Term])] {
    declaration.value.compactMap { index in
      let token = sheet.tokens[index]
      guard token.kind == .function, names.contains(where: { sheet.isWord(token, $0) }) else {
        return nil
      }
      let end = sheet.tokens[..<declaration.value.upperBound].end(of: index)
      var terms = CSSTerms(sheet, variables)
      guard case .function(_, let arguments)? = terms.read(index..<end).first?.kind else {
        return nil
      }
      return (token, terms.read(arguments))
    }
  }
}

extension MagnitudeScan {
  /// Checks a number against the measured limits for a rule's nodes.
  mutating func check(
    _ value: Double, _ component: String, unit: String = "px", _ range: Range<Int>,
    _ subjects: RuleSubjects
  ) {
    check(value, component, unit: unit, range, in: subjects.place)
  }

  mutating func check(
    _ value: Double, _ component: String, unit: String = "px", _ range: Range<Int>,
    in place: CrashLimits.Place
  ) {
    report(CrashLimits.exceeded(by: value, component, in: place), range, unit: unit)
  }

  /// Checks the combined value of several numbers in a declaration.
  mutating func check(
    whole value: Double, _ component: String, unit: String = "px", _ range: Range<Int>,
    _ subjects: RuleSubjects, expected: String = "expected at most #"
  ) {
    let limits = CrashLimits.exceeded(by: value, component, in: subjects.place)
    report(unreported(limits), range, expected, unit: unit)
  }

  /// Reports a value that exceeds some limits; `#` in the text is replaced by a number from them.
  ///
  /// Without limits nothing is reported.
  mutating func report(
    _ limits: [CrashLimit], _ range: Range<Int>, _ expectation: String = "expected at most #",
    unit: String = ""
  ) {
    let finding = ExtraCSSFinding(range: range, expected: expectation, limits, unit)
    findings += [finding].compactMap(\.self)
  }

  /// The limits of the releases for which the declaration is not refused yet: if one number is too
  /// large, so is any combination with it.
  func unreported(_ limits: [CrashLimit]) -> [CrashLimit] {
    let reported = findings[earlier...]
    return limits.filter { limit in
      !reported.contains { $0.applies(to: Target(limit.release)) }
    }
  }

  /// Refuses a kind of value for the releases that do not survive it.
  mutating func report(_ kind: String, _ range: Range<Int>, _ expectation: String) {
    report(CrashLimits.of(kind), range, expectation)
  }

  /// Refuses a size or a painting that widgets inside each other multiply.
  mutating func report(_ growth: RelativeGrowth.Excess, _ range: Range<Int>) {
    report(unreported(CrashLimits.of(growth.kind)), range, growth.expectation)
  }

  /// Refuses a value on all releases, since it has no measurable size.
  mutating func report(
    _ range: Range<Int>, _ expectation: String,
    because reason: String = "GTK hangs or dies of more"
  ) {
    findings.append(
      ExtraCSSFinding(rule: .magnitude, range: range, message: "\(expectation); \(reason)"))
  }
}

extension MeasuredProperty {
  /// The value of 100% in px, if percentages count as lengths.
  fileprivate var whole: Double? {
    switch self {
    case .iconSize: 100
    case .lineHeight: CSSTerms.usualFont
    default: nil
    }
  }
}
