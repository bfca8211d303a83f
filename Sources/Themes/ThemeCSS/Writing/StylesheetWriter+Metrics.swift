import ThemeModel

extension StylesheetWriter {
  /// The blocks of a rule's values that are metrics, in the order of the parts, in which later win.
  mutating func append(
    _ metrics: [RuleBlock.Metric], _ declarations: borrowing Span<ResolvedDeclaration>,
    ofRule rule: Int
  ) {
    let sizes = ControlSizes(declarations)
    let properties = declarations.indices.map { declarations[$0].property }
    for metric in metrics {
      for index in declarations.indices
      where declarations[index].isOfMetric && declarations[index].property == metric.part.property {
        guard case .lengths(let lengths) = declarations[index].value, let length = lengths.first
        else { continue }
        // Without borders of the others there is nothing to correct.
        if metric.part.isWithoutBorder, metric.part.property == .minHeight, sizes.border == 0 {
          continue
        }
        let start = bytes.count
        append(metric.opening)
        append(metric.part.length(length, sizes))
        append("px")
        endDeclaration()
        if let fixed = metric.part.fixed, sizes.padding == nil { append(fixed) }
        if metric.part.property == .borderWidth, !metric.part.isWithoutBorder {
          if !properties.contains(.borderStyle) { append("  border-style: solid;\n") }
          appendBorderColor(properties)
        }
        mark(from: start, as: .rule(rule, metric.part.property))
        endBlock()
      }
    }
  }
}

/// What a rule itself adds to the least height of its component, in px.
struct ControlSizes {
  /// The padding above and below; `nil` where the toolkit's holds.
  let padding: Double?

  /// The border above and below.
  let border: Double

  init(_ declarations: borrowing Span<ResolvedDeclaration>) {
    var (padding, border): (Double?, Double) = (nil, 0)
    for index in declarations.indices {
      guard case .lengths(let sides) = declarations[index].value, let top = sides.first else {
        continue
      }
      let both = top + (sides.count == 4 ? sides[2] : top)
      switch declarations[index].property {
      case .padding: padding = both
      case .borderWidth: border = both
      default: break
      }
    }
    (self.padding, self.border) = (padding, border)
  }
}

extension MetricPart {
  /// The length of GTK's property for a metric's value.
  fileprivate func length(_ value: Double, _ sizes: ControlSizes) -> Double {
    switch property {
    case .minHeight:
      let padding = hasRulesPadding ? sizes.padding ?? stockPadding : stockPadding
      return max(0, value - padding - (isWithoutBorder ? 0 : sizes.border))
    case .borderWidth: return isWithoutBorder ? 0 : value
    default: return value
    }
  }
}
