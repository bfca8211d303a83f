import LiveryAdwaita

/// How people call the widgets of a page.
extension WidgetTree {
  /// The name of the specimen that contains a widget; `nil` if there is none.
  package func specimen(of index: Int) -> String? {
    line(from: index).lazy.map { nodes[$0].widget }.first(where: \.isSpecimen)?.widgetName
  }

  /// A widget by the CSS nodes around it in its specimen, without boxes that no selector needs:
  /// `list.boxed-list > row:selected > label.subtitle`.
  package func path(of index: Int) -> String {
    var parts: [String] = []
    var isBeside = false
    for (steps, index) in line(from: index).enumerated() {
      let node = nodes[index]
      if steps == 0 || !node.isPlain {
        parts.append(node.selector + (steps == 0 ? "" : isBeside ? " > " : " "))
        isBeside = true
      } else {
        isBeside = false
      }
      if node.widget.isSpecimen || parts.count == WidgetTree.longest { break }
    }
    return parts.reversed().joined()
  }

  /// How many nodes a path names at most.
  private static let longest = 5
}

extension WidgetTree.Node {
  private static let plain: Set<String> = [
    "box", "widget", "stack", "revealer", "overlay", "viewport", "scrolledwindow", "grid", "bin",
    "center", "clamp", "window", "contents", "leaflet", "flap", "squeezer",
  ]

  fileprivate var isPlain: Bool {
    Self.plain.contains(name) && widget.styleClasses.isEmpty
  }

  /// The node's name, its classes and its states, as a selector has them.
  fileprivate var selector: String {
    var text = name + widget.styleClasses.prefix(3).map { "." + $0 }.joined()
    guard isControl else { return text }
    for (state, name) in Self.pseudoClasses where widget.states.isSuperset(of: state) {
      text += name
    }
    return text
  }

  private static let pseudoClasses: [(Widget.States, String)] = [
    (.hovered, ":hover"), (.active, ":active"), (.focused, ":focus"), (.checked, ":checked"),
    (.selected, ":selected"), (.disabled, ":disabled"), (.backdrop, ":backdrop"),
    (.dropTarget, ":drop(active)"),
  ]
}

extension Widget {
  /// Whether it is one of the gallery's specimens.
  fileprivate var isSpecimen: Bool {
    hasIDForName && widgetName.first?.isLowercase == true
  }
}
