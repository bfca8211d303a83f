import LiveryAdwaita
import ThemeColor
import ThemeModel
import ThemeSession

/// The colors that an expression of a theme may name, as they are painted.
struct ExpressionColors {
  /// The colors of the theme's own palette, and those of an app.
  let own: [ExpressionItem]
  private let slots: [String: Color]
  private let painted: ResolvedTheme

  init(_ loadedTheme: LoadedTheme) {
    let theme = loadedTheme.theme
    painted = loadedTheme.painted
    let states = theme.namedColors.map {
      ($0.name.title, ColorState($0, in: loadedTheme, other: nil))
    }
    own = states.map { name, state in
      ExpressionItem(own: name, summary: state.expression ?? "")
    }
    slots = Dictionary(states.compactMap { name, state in state.painted.map { (name, $0) } }) {
      first, _ in first
    }
  }

  /// The color that a name stands for; `nil` for a function.
  func color(of item: ExpressionItem) -> Color? {
    switch item.kind {
    case .function: nil
    case .own: slots[item.name]
    case .role: ColorRole(name: item.name).map { painted[$0] }
    }
  }
}
