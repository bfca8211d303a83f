import ThemeSource

/// What the sides of widgets come to: margins, borders and paddings of nested widgets add up.
struct Extents {
  /// Something painted apart and then put into the rest; outer ones are as large as their content.
  private struct Layer {
    let range: Range<Int>
    let component: String
  }

  /// The widest side of some nodes, by the property.
  private struct Sides {
    var widest: [String: Double] = [:]
    var sum: Double { widest.values.reduce(0, +) }
    var last = 0..<0
  }

  private var nested = Sides()
  private var others: [String: (sides: Sides, place: CrashLimits.Place)] = [:]
  private var layers: [Layer] = []
  private var found: [ExtraCSSFinding] = []
  private var reported: Set<Range<Int>> = []

  /// Notes the widest side that a declaration sets, and reports where all come to too much.
  mutating func add(
    _ length: Double, _ component: String, _ scoped: ScopedDeclaration, in sheet: CSSStylesheet
  ) {
    guard ["padding", "extent", "border-width"].contains(component) else { return }
    let range = sheet.range(of: scoped.declaration.value)
    let subjects = scoped.subjects
    if subjects.nest {
      guard length > nested.widest[component] ?? 0 else { return }
      (nested.widest[component], nested.last) = (length, range)
      return report(nested, "extent", .nested)
    }
    for key in subjects.keys {
      var (sides, place) = others[key] ?? (Sides(), subjects.place)
      guard length > sides.widest[component] ?? 0 else { continue }
      if subjects.place == .many { place = .many }
      (sides.widest[component], sides.last) = (length, range)
      report(sides, "extent", place)
      others[key] = (sides, place)
    }
  }

  /// Notes a declaration that makes a layer of each widget.
  mutating func add(_ scoped: ScopedDeclaration, in sheet: CSSStylesheet) {
    guard scoped.subjects.nest, scoped.subjects.keys.contains(where: Extents.deep.contains),
      let component = Extents.component(of: scoped, in: sheet)
    else { return }
    layers.append(Layer(range: sheet.range(of: scoped.declaration.value), component: component))
  }

  /// What is wrong in a stylesheet all of whose declarations are noted.
  var findings: [ExtraCSSFinding] {
    var all = self
    for layer in layers { all.report(nested, layer.component, .nested, at: layer.range) }
    return all.found
  }

  private mutating func report(
    _ sides: Sides, _ component: String, _ place: CrashLimits.Place, at range: Range<Int>? = nil
  ) {
    let range = range ?? sides.last
    let limits = CrashLimits.exceeded(by: sides.sum, component, in: place)
    guard !reported.contains(range) else { return }
    let nesting = place == .nested ? " where widgets are inside each other" : ""
    let finding = ExtraCSSFinding(
      range: range, expected: "expected sides of at most # in all\(nesting)", limits, "px")
    guard let finding else { return }
    found.append(finding)
    reported.insert(range)
  }

  /// What stands in itself many times over, as scrolled windows and stacks do not.
  private static let deep: Set = ["*", "box", "widget", "@keyframes"]

  /// The sides that were measured beside a declaration; `nil` where it makes no layer.
  private static func component(of scoped: ScopedDeclaration, in sheet: CSSStylesheet) -> String? {
    let tokens = sheet.tokens[scoped.declaration.value]
    switch String(decoding: scoped.name, as: UTF8.self) {
    case "opacity":
      let number = tokens.first { !$0.isSpace }
      // At 0 nothing is painted, at 1 all as it is.
      if number?.kind == .number, number?.number == 0 || number?.number ?? 0 >= 1 { return nil }
      return "extent beside opacity"
    case "filter", "backdrop-filter", "transform":
      // A layer of what holds the widget can be inherited.
      guard tokens.contains(where: { $0.kind == .function || sheet.isWord($0, "inherit") }) else {
        return nil
      }
      return scoped.name.elementsEqual("transform".utf8)
        ? "extent beside transform" : "extent beside filter"
    case "background", "background-image":
      return tokens.contains { $0.kind == .function && sheet.isWord($0, "conic-gradient") }
        ? "extent beside drawing" : nil
    default: return nil
    }
  }
}
