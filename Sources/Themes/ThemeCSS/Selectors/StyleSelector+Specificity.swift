import ThemeModel

extension StyleSelector {
  /// The greatest specificity of the rule's CSS selectors.
  var greatestSpecificity: Selector.Specificity {
    steps.reduce(Selector.Specificity(classes: stateCount)) { sum, step in
      sum + StyleSelector.specificity(of: step.component).greatest
    }
  }

  /// The least specificity of the rule's CSS selectors, or a slightly lower one.
  var leastSpecificity: Selector.Specificity {
    var least = steps.reduce(Selector.Specificity(classes: stateCount)) { sum, step in
      sum + StyleSelector.specificity(of: step.component).least
    }
    // If a container is the first node in a component's selector, one name serves for both.
    least.elements -= min(least.elements, steps.count - 1)
    return least
  }

  private typealias Bounds = (least: Selector.Specificity, greatest: Selector.Specificity)

  /// The minimum and the maximum specificity among a component's selectors.
  private static func specificity(of component: Component) -> Bounds {
    component.index.map { specificities[$0] } ?? bounds(of: component.css)
  }

  /// The specificities of the built-in components, by index.
  private static let specificities = ComponentCSS.all.map(bounds)

  private static func bounds(of css: ComponentCSS) -> Bounds {
    let all = css.selectors.map(\.specificity)
    return (all.min() ?? Selector.Specificity(), all.max() ?? Selector.Specificity())
  }
}
