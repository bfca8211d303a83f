import ThemeModel

extension RuleBlock {
  /// How a rule of the base theme leaves the panes alone that libadwaita paints itself.
  struct BesidePanes: Sendable {
    /// The start of the block for the component, without its panes.
    let opening: [UInt8]

    /// The block that gives the content of a pane the colors of the pane.
    let inside: [UInt8]

    /// `nil` for a component without panes.
    init?(_ css: ComponentCSS, _ states: StateSet, _ list: SelectorList) {
      guard !css.panes.isEmpty else { return nil }
      let others = css.selectors.dropLast(css.panes.count)
      opening = list.opening(of: Array(others), in: states, control: .innermost)
      let contents = css.panes.flatMap { pane in
        others.map { other in
          Selector(String(decoding: pane.text + [UInt8(ascii: " ")] + other.text, as: UTF8.self))
        }
      }
      inside =
        list.opening(of: contents, in: states, control: .innermost)
        + "  background-color: transparent;\n".utf8
        + (states.isEmpty ? "  color: inherit;\n}\n" : "}\n").utf8
    }
  }
}
