import LiveryAdwaita
import LiveryRendering
import ThemeColor
import ThemeModel

/// Finds the declaration of a theme that a fault comes from.
///
/// GTK tells which declaration set a property of a widget; what that is written from is in the
/// theme, or in the roles that the toolkit's own stylesheet reads there.
struct CauseFinder {
  private let finder: SuspectFinder

  /// Properties that thin out or recolor a widget and all in it.
  private static let veils = ["opacity", "filter"]

  /// What paints a widget.
  private static let paints = [
    "background-color", "background-image", "box-shadow", "border-top-color",
    "border-bottom-color", "border-left-color", "border-right-color", "background-blend-mode",
  ]

  /// What shows the focus.
  private static let rings = [
    "outline-color", "outline-style", "outline-width", "outline-offset", "box-shadow",
    "background-color", "background-image", "border-top-color", "border-bottom-color",
  ]

  /// What shows where a widget ends.
  private static let edges = [
    "border-top-color", "border-bottom-color", "border-left-color", "border-right-color",
    "border-top-style", "border-top-width", "border-bottom-width", "box-shadow",
    "background-color", "background-image", "outline-color",
  ]

  /// What widgets and texts take room by.
  private static let metrics = [
    "min-width", "min-height", "padding-top", "padding-bottom", "padding-left", "padding-right",
    "margin-top", "margin-bottom", "margin-left", "margin-right", "font-size", "font-weight",
    "font-family", "letter-spacing", "line-height", "border-spacing", "-gtk-icon-size",
    "border-top-width", "border-bottom-width", "text-transform", "transform",
  ]

  init(_ finder: SuspectFinder) {
    self.finder = finder
  }

  /// The cause of a fault on a page in the fault's state; `nil` where the theme has no part in it.
  func cause(of fault: Fault, on view: PageView) -> FaultCause? {
    let line = view.tree.line(from: fault.widget)
    if let part = fault.part { return decided(finder.nearest(in: line, part.property, view)) }
    switch fault.kind {
    case .contrast:
      return contrastCause(fault, view)
        ?? decided(
          finder.rules(inside: fault.widget, ["color"] + Self.paints, view), isSure: false)
    case .focus:
      // A frame around a text shows its focus. What does not stand out may lie below it.
      return veilCause(line, view)
        ?? decided(finder.suspects(in: line.prefix(3), Self.rings, view))
        ?? decided(
          finder.suspects(in: view.painters(at: fault.area.center), Self.paints, view),
          isSure: false)
    case .state:
      return veilCause(line, view)
        ?? decided(finder.suspects(in: line.prefix(1), Self.paints + ["color"], view))
    case .border:
      return veilCause(line, view)
        ?? decided(finder.suspects(in: line.prefix(1), Self.edges, view))
        ?? decided(finder.suspects(in: line.dropFirst().prefix(1), Self.edges, view))
    case .clipped, .overlap, .hitArea:
      let inside = view.tree.nodes.indices.filter {
        view.tree.line(from: $0).prefix(4).contains(fault.widget) && $0 != fault.widget
      }
      let beside = fault.kind == .hitArea ? [] : view.tree.around(fault.widget)
      let all = finder.suspects(in: line.prefix(6) + inside + beside, Self.metrics, view)
      return decided(all.filter(\.isRule))
    }
  }

  /// What thins out a widget with all around it.
  private func veilCause(_ line: [Int], _ view: PageView) -> FaultCause? {
    decided(finder.suspects(in: line, Self.veils, view).filter(\.isRule))
  }

  /// The first suspect, rules before roles; certain where it is the only one of its kind.
  private func decided(_ suspects: [Suspect], isSure: Bool = true) -> FaultCause? {
    let rules = suspects.filter(\.isRule)
    guard let first = rules.first ?? suspects.first else { return nil }
    let rivals = Set((rules.isEmpty ? suspects : rules).map(\.origin.location))
    return FaultCause(
      first.origin.location, first.origin.name, isCertain: isSure && rivals.count == 1)
  }

  private func contrastCause(_ fault: Fault, _ view: PageView) -> FaultCause? {
    let line = view.tree.line(from: fault.widget)
    let inks =
      finder.nearest(in: line, "color", view)
      + finder.suspects(in: line[...], Self.veils, view).filter(\.isRule)
    let point = fault.ink?.place ?? fault.area.center
    let grounds = finder.suspects(in: view.painters(at: point)[...], Self.paints, view)
    switch guilty(fault) {
    case .ink: return decided(inks) ?? decided(grounds)
    case .ground: return decided(grounds) ?? decided(inks)
    case .either:
      // A rule says what it paints; a role is meant to go with its surface.
      let rules = (grounds + inks).filter(\.isRule)
      let chosen = rules.isEmpty ? inks + grounds : rules
      return chosen.first.map { FaultCause($0.origin.location, $0.origin.name, isCertain: false) }
    }
  }

  private enum Side {
    case ink, ground, either
  }

  /// Which of the two colors makes the difference to the toolkit's own theme.
  private func guilty(_ fault: Fault) -> Side {
    guard let ink = fault.ink, let stock = fault.stockInk else {
      return fault.ink == nil ? .ink : .either
    }
    if ink.color == stock.color, ink.ground != stock.ground { return .ground }
    if ink.ground == stock.ground, ink.color != stock.color { return .ink }
    let goal = min(fault.measure.minimum, stock.ratio)
    let mendsInk = stock.color.contrastRatio(against: ink.ground) >= goal
    let mendsGround = ink.color.contrastRatio(against: stock.ground) >= goal
    return mendsInk == mendsGround ? .either : mendsInk ? .ink : .ground
  }
}

extension WidgetTree {
  /// The widgets beside one and those in them, up to some.
  fileprivate func around(_ index: Int) -> [Int] {
    guard let parent = nodes[index].parent else { return [] }
    return nodes.indices.filter { line(from: $0).dropFirst().prefix(3).contains(parent) }
  }
}

extension PaintRect {
  var center: PagePoint { PagePoint(x: (left + right) / 2, y: (top + bottom) / 2) }
}
