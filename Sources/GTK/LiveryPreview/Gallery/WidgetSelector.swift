import LiveryAdwaita

/// A selector of a component, such as `row label.title`, to compare widgets with.
struct WidgetSelector {
  private struct Compound {
    var name = ""
    var classes: [String] = []
    var excluded: [Compound] = []

    func matches(_ widget: Widget) -> Bool {
      (name.isEmpty || name == "*" || widget.cssName == name)
        && classes.allSatisfy(widget.hasStyleClass)
        && !excluded.contains { $0.matches(widget) }
    }
  }

  /// The parts of the selector, the outermost first, each with whether it must be the direct parent
  /// of the next.
  private var steps: [(compound: Compound, isParent: Bool)] = []

  /// Reads a selector of nodes, classes and `:not()`; `nil` for any other.
  init?(_ text: String) {
    for word in text.split(separator: " ") {
      if word == ">" {
        guard !steps.isEmpty else { return nil }
        steps[steps.count - 1].isParent = true
      } else {
        var rest = word
        guard let compound = Self.compound(&rest), rest.isEmpty else { return nil }
        steps.append((compound, false))
      }
    }
    if steps.isEmpty { return nil }
  }

  private static func compound(_ text: inout Substring) -> Compound? {
    var compound = Compound()
    compound.name = name(&text)
    while let first = text.first, first != ")" {
      if text.hasPrefix(":not(") {
        text = text.dropFirst(5)
        guard let excluded = self.compound(&text), text.popFirst() == ")" else { return nil }
        compound.excluded.append(excluded)
      } else if first == "." {
        text = text.dropFirst()
        compound.classes.append(name(&text))
      } else {
        return nil
      }
    }
    return compound
  }

  private static func name(_ text: inout Substring) -> String {
    let name = text.prefix { !".:()".contains($0) }
    text = text.dropFirst(name.count)
    return String(name)
  }

  /// Whether the selector matches a widget.
  func matches(_ widget: Widget) -> Bool {
    guard let last = steps.last, last.compound.matches(widget) else { return false }
    var rest = steps.dropLast()
    var next = widget.parent
    while let around = next, let step = rest.last {
      if step.compound.matches(around) {
        rest = rest.dropLast()
      } else if step.isParent {
        return false
      }
      next = around.parent
    }
    return rest.isEmpty
  }
}
