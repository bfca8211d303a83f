import ThemeModel

extension StyleSelector {
  /// The greatest specificity that one of the rule's CSS selectors has.
  var greatestSpecificity: Selector.Specificity {
    steps.reduce(Selector.Specificity(classes: stateCount)) { sum, step in
      sum + StyleSelector.specificities[Int(step.component.rawValue)].greatest
    }
  }

  /// The least specificity that one of the rule's CSS selectors has, or a little less.
  var leastSpecificity: Selector.Specificity {
    var least = steps.reduce(Selector.Specificity(classes: stateCount)) { sum, step in
      sum + StyleSelector.specificities[Int(step.component.rawValue)].least
    }
    // Where a container is the node that a component's selector begins with, one name says both.
    least.elements -= min(least.elements, steps.count - 1)
    return least
  }

  /// The least and the greatest specificity among each component's selectors, by its raw value.
  private static let specificities = ComponentCSS.all.map { css in
    let all = css.selectors.map(\.specificity)
    return (
      least: all.min() ?? Selector.Specificity(), greatest: all.max() ?? Selector.Specificity()
    )
  }
}
