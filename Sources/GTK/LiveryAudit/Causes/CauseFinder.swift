import LiveryAdwaita
import LiveryRendering
import ThemeColor
import ThemeModel

/// Finds the declarations of a theme that a fault may come from.
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

  /// The declarations that may be the cause of a fault on a page in the fault's state.
  func suspects(of fault: Fault, on view: PageView) -> RankedSuspects {
    let line = view.tree.line(from: fault.widget)
    if let part = fault.part { return ranked(finder.nearest(in: line, part.property, view)) }
    switch fault.kind {
    case .contrast: return contrastSuspects(fault, view)
    case .focus:
      // A frame around a text shows its focus. What does not stand out may lie below it.
      return ranked(
        veils(line, view) + finder.suspects(in: line.prefix(3), Self.rings, view)
          + finder.suspects(in: view.painters(at: fault.area.center), Self.paints, view),
        canBeSure: false)
    case .state:
      let properties = Self.paints + ["color"]
      return ranked(
        veils(line, view) + finder.suspects(in: line.prefix(1), properties, view)
          + finder.rules(inside: fault.widget, properties, view)
          + finder.suspects(in: line.dropFirst(), properties, view), canBeSure: false)
    case .border:
      // A bar is filled in what it lies in.
      return ranked(veils(line, view) + finder.suspects(in: line.prefix(2), Self.edges, view))
    case .clipped, .overlap, .hitArea:
      let inside = view.tree.nodes.indices.filter {
        view.tree.line(from: $0).prefix(4).contains(fault.widget) && $0 != fault.widget
      }
      let beside = fault.kind == .hitArea ? [] : view.tree.around(fault.widget)
      let all = finder.suspects(in: line.prefix(6) + inside + beside, Self.metrics, view)
      return ranked(all.filter(\.isRule))
    }
  }

  /// What thins out a widget with all around it.
  private func veils(_ line: [Int], _ view: PageView) -> [Suspect] {
    finder.suspects(in: line, Self.veils, view).filter(\.isRule)
  }

  /// Suspects of several kinds, the likeliest kind first, and of each kind rules before roles.
  private func ranked(_ kinds: [Suspect]..., canBeSure: Bool = true) -> RankedSuspects {
    RankedSuspects(
      kinds.map { $0.filter(\.isRule) + $0.filter { !$0.isRule } }, canBeSure: canBeSure)
  }

  private func contrastSuspects(_ fault: Fault, _ view: PageView) -> RankedSuspects {
    let line = view.tree.line(from: fault.widget)
    let links = finder.links(in: fault.widget, view)
    let foregrounds = finder.nearest(in: line, "color", view) + links + veils(line, view)
    let point = fault.foreground?.place ?? fault.area.center
    let backgrounds = finder.suspects(in: view.painters(at: point)[...], Self.paints, view)
    // Nodes of a text that are no widgets, such as links and selections.
    let inside = finder.rules(inside: fault.widget, ["color"] + Self.paints, view)
    let isSure = inside.isEmpty && links.isEmpty
    if view.state == .selected, ["text", "textview"].contains(view.tree.nodes[fault.widget].name),
      !inside.isEmpty
    {
      return ranked(inside, foregrounds, backgrounds, canBeSure: false)
    }
    switch guilty(fault) {
    case .foreground: return ranked(foregrounds, inside, backgrounds, canBeSure: isSure)
    case .background: return ranked(backgrounds, inside, foregrounds, canBeSure: isSure)
    case .either:
      // A rule says what it paints; a role is meant to go with its surface.
      let rules = (backgrounds + foregrounds).filter(\.isRule)
      return ranked(rules, inside, foregrounds, backgrounds, canBeSure: false)
    }
  }

  private enum Side {
    case foreground, background, either
  }

  /// Which of the two colors makes the difference to the toolkit's own theme.
  private func guilty(_ fault: Fault) -> Side {
    guard let foreground = fault.foreground, let stock = fault.stockForeground else {
      return fault.foreground == nil ? .foreground : .either
    }
    if foreground.color == stock.color, foreground.background != stock.background {
      return .background
    }
    if foreground.background == stock.background, foreground.color != stock.color {
      return .foreground
    }
    let goal = min(fault.measure.minimum, stock.ratio)
    let foregroundFixes = stock.color.contrastRatio(against: foreground.background) >= goal
    let backgroundFixes = foreground.color.contrastRatio(against: stock.background) >= goal
    return foregroundFixes == backgroundFixes
      ? .either : foregroundFixes ? .foreground : .background
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
