import ThemeModel

extension StyleSelector {
  /// The greatest specificity that one of the rule's CSS selectors has.
  var greatestSpecificity: Selector.Specificity {
    steps.reduce(Selector.Specificity(classes: stateCount)) { sum, step in
      sum + StyleSelector.specificity(of: step.component).greatest
    }
  }

  /// The least specificity that one of the rule's CSS selectors has, or a little less.
  var leastSpecificity: Selector.Specificity {
    var least = steps.reduce(Selector.Specificity(classes: stateCount)) { sum, step in
      sum + StyleSelector.specificity(of: step.component).least
    }
    // Where a container is the node that a component's selector begins with, one name says both.
    least.elements -= min(least.elements, steps.count - 1)
    return least
  }

  private typealias Bounds = (least: Selector.Specificity, greatest: Selector.Specificity)

  /// The least and the greatest specificity among a component's selectors.
  private static func specificity(of component: Component) -> Bounds {
    component.index.map { specificities[$0] } ?? bounds(of: component.css)
  }

  /// Those of the components that every theme knows, by index.
  private static let specificities = ComponentCSS.all.map(bounds)

  private static func bounds(of css: ComponentCSS) -> Bounds {
    let all = css.selectors.map(\.specificity)
    return (all.min() ?? Selector.Specificity(), all.max() ?? Selector.Specificity())
  }
}
