import ThemeSource

/// The variables of a stylesheet, each with its largest value.
struct CSSVariables {
  private var values: [String: Range<Int>] = [:]

  /// The limit for all values of the stylesheet through variables.
  let budget = TermBudget()

  init() {}

  init(_ sheet: CSSStylesheet) {
    var sizes: [String: Double] = [:]
    sheet.forEachDeclaration { declaration in
      guard sheet.content(of: declaration.property).starts(with: "--".utf8) else { return }
      let name = sheet.name(of: declaration.property)
      let size = CSSVariables.size(of: declaration.value, in: sheet)
      guard size >= sizes[name] ?? 0 else { return }
      (sizes[name], values[name]) = (size, declaration.value)
    }
  }

  /// The tokens of a variable's value; `nil` if the stylesheet does not set it.
  subscript(name: String) -> Range<Int>? { values[name] }

  /// The size of the numbers in a value, without those of other variables.
  private static func size(of value: Range<Int>, in sheet: CSSStylesheet) -> Double {
    var terms = CSSTerms(sheet, CSSVariables())
    var size = Double(value.count)
    for term in terms.read(value) {
      switch term.kind {
      case .length(let number), .number(let number), .percentage(let number), .angle(let number):
        size = max(size, abs(number))
      default: break
      }
    }
    return size
  }
}
