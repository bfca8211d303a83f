/// A stylesheet in parts, so that parts can be taken away.
nonisolated struct Sheet {
  /// At-rules, each whole.
  var atRules: [String] = []
  var rules: [Rule] = []

  struct Rule {
    var selectors: [String]
    var declarations: [Declaration]
  }

  struct Declaration {
    let property: String
    var values: [String]

    /// What is between the values.
    let separator: String
  }

  /// The stylesheet on one line.
  var text: String {
    let rules = rules.map { rule in
      let declarations = rule.declarations.map {
        "\($0.property): \($0.values.joined(separator: $0.separator));"
      }
      return "\(rule.selectors.joined(separator: ", ")) { \(declarations.joined(separator: " ")) }"
    }
    return (atRules + rules).joined(separator: " ")
  }

  /// The properties, each once; what two sheets with the same ones die of is likely to be the same.
  var properties: Set<String> {
    Set(rules.flatMap { $0.declarations.map(\.property) })
  }

  /// Every stylesheet with one part less, those with much less first.
  var smaller: [Sheet] {
    var all: [Sheet] = []
    for index in rules.indices where rules.count + atRules.count > 1 {
      all.append(with { $0.rules.remove(at: index) })
    }
    for index in atRules.indices { all.append(with { $0.atRules.remove(at: index) }) }
    for (index, rule) in rules.enumerated() {
      for other in rule.declarations.indices where rule.declarations.count > 1 {
        all.append(with { $0.rules[index].declarations.remove(at: other) })
      }
      for other in rule.selectors.indices where rule.selectors.count > 1 {
        all.append(with { $0.rules[index].selectors.remove(at: other) })
      }
      for (other, declaration) in rule.declarations.enumerated() where declaration.values.count > 1
      {
        let half = declaration.values.count / 2
        all.append(with { $0.rules[index].declarations[other].values.removeLast(half) })
        all.append(with { $0.rules[index].declarations[other].values.removeFirst(half) })
      }
    }
    return all
  }

  private func with(_ change: (inout Sheet) -> Void) -> Sheet {
    var sheet = self
    change(&sheet)
    return sheet
  }
}
