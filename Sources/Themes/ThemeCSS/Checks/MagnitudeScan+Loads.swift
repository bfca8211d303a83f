import ThemeSource

/// Checks values that add up with other declarations.
extension MagnitudeScan {
  /// Notes sizes of widgets.
  mutating func note(
    _ component: String, _ lengths: [(length: Double, range: Range<Int>)],
    _ scoped: ScopedDeclaration
  ) {
    guard MagnitudeScan.sizes.contains(component),
      let largest = lengths.map({ abs($0.length) }).max(), allowsMore(for: scoped.subjects)
    else { return }
    let range = sheet.range(of: scoped.declaration.value)
    let size = Loads.Number(component: component, value: largest, range: range)
    loads.add(size: size, for: scoped.subjects)
  }

  /// Notes how much of something is painted.
  mutating func note(
    painting component: String, _ amount: Double, _ declaration: CSSDeclaration,
    _ subjects: RuleSubjects
  ) {
    guard amount > 0, allowsMore(for: subjects) else { return }
    let range = sheet.range(of: declaration.value)
    let number = Loads.Number(component: component, value: amount, range: range)
    loads.add(painting: number, for: subjects)
  }

  /// Notes declarations that make GTK paint a widget and its content into a separate layer.
  mutating func noteLayers(of scoped: ScopedDeclaration) {
    let declaration = scoped.declaration
    let tokens = sheet.tokens[declaration.value]
    let name = String(decoding: scoped.name, as: UTF8.self)
    switch name {
    case "opacity":
      let number = tokens.first { !$0.isSpace }
      // At 0 nothing is painted, at 1 no layer is needed.
      if number?.kind == .number, number?.number == 0 || number?.number ?? 0 >= 1 { return }
      note(painting: "opacity", 1, declaration, scoped.subjects)
    case "filter", "backdrop-filter", "transform":
      // A layer of an ancestor can be inherited.
      guard tokens.contains(where: { $0.kind == .function || sheet.isWord($0, "inherit") }) else {
        return
      }
      note(
        painting: name == "transform" ? name : "filter", 1, declaration, scoped.subjects)
    default: break
    }
  }

  /// Whether more values of some nodes may be noted: a thousand declarations for a thousand nodes
  /// are a million numbers.
  private func allowsMore(for subjects: RuleSubjects) -> Bool {
    variables.budget.take(subjects.keys.count)
    return variables.budget.allowsMore()
  }

  /// The properties that make widgets larger.
  private static let sizes: Set = [
    "padding", "extent", "border-width", "min-width", "border-spacing", "font-size",
    "text spacing", "-gtk-icon-size",
  ]
}
