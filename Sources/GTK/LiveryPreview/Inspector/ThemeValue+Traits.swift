import LiveryAdwaita
import ThemeModel
import ThemeSource

extension ThemeValue {
  /// The labels for the switches of the traits that a theme's own file declares, with their states.
  static func traits(in root: SourceNode?) -> [(value: ThemeValue, state: ValueState)] {
    (root?["traits"]?.children.map(\.self) ?? []).map { node in
      let value = ThemeValue(trait: node)
      let words = node.kind == .table ? node["summary"] : node
      var state = words.map { ValueState($0, value.spelling) } ?? ValueState(isOwn: true)
      if words == nil { state.text = node.key }
      return (value, state)
    }
  }

  init(trait name: String, path: [String]) {
    self.init(
      path: path, kind: .text(.max), title: name, name: translated("trait \(name)"),
      summary: translated("What the switch is called"), group: translated("Traits"),
      isRequired: true, errorIfEmpty: translated("The switch needs a name"),
      removal: translated("Remove trait \(name)"))
  }

  private init(trait node: SourceNode) {
    let path = ["traits", node.key]
    self.init(trait: node.key, path: node.kind == .table ? path + ["summary"] : path)
  }
}
