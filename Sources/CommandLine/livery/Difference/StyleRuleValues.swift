import ThemeFormats
import ThemeModel

/// The properties that a theme's rules set in an appearance, as text, without properties of
/// metrics.
struct StyleRuleValues {
  struct Difference {
    let name, first, second: String
  }

  private var values: [(name: String, text: String)] = []

  init(_ resolved: ResolvedTheme, of theme: Theme) {
    for rule in resolved.rules {
      let selector = resolved.selector(of: rule)
      for declaration in resolved.declarations(of: rule) {
        let text = declaration.value.text
        let isMetric = Metric.allCases.contains { metric in
          selector.steps.count == 1 && selector.subject.states.isEmpty
            && metric.sets(declaration.property, of: selector.subject.component)
            && theme.metric(metric).map(\.short) == text
        }
        if isMetric { continue }
        let name = "\(selector.text) \(declaration.property.name)"
        if let known = values.firstIndex(where: { $0.name == name }) {
          values[known].text = text
        } else {
          values.append((name, text))
        }
      }
    }
  }

  func differences(from other: StyleRuleValues) -> [Difference] {
    let changed = values.compactMap { value -> Difference? in
      let text = other.text(of: value.name)
      return text == value.text
        ? nil : Difference(name: value.name, first: value.text, second: text ?? "unset")
    }
    let added = other.values.filter { text(of: $0.name) == nil }.map {
      Difference(name: $0.name, first: "unset", second: $0.text)
    }
    return changed + added
  }

  private func text(of name: String) -> String? { values.first { $0.name == name }?.text }
}

extension ResolvedValue {
  /// The value as theme files spell it.
  var text: String {
    switch self {
    case .role(let role): "$\(role.name)"
    case .custom(let name): "$\(name)"
    case .color(let color): color.shortHex
    case .lengths(let lengths): lengths.map(\.short).joined(separator: " ")
    case .number(let number), .points(let number), .milliseconds(let number): number.short
    case .keyword(let text), .family(let text), .text(let text): text
    case .shadow(let layers):
      layers.isEmpty
        ? "none"
        : layers.map { layer in
          let lengths = [layer.x, layer.y, layer.blur, layer.spread].map(\.short)
          return (lengths + [layer.color.shortHex]).joined(separator: " ")
        }.joined(separator: ", ")
    }
  }
}

extension Double {
  /// The number without a fraction that it does not need.
  var short: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self) }
}
