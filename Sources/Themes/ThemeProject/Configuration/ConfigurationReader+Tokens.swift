import ThemeFormats
import ThemeModel
import ThemeSource

extension ConfigurationReader {
  /// Reads the token of a role, or those for some appearances.
  mutating func readToken(_ node: SourceNode, _ tokens: inout TokenRoles) {
    guard let role = ColorRole(name: node.key) else {
      findings.append(
        Finding(
          .error, .role, at: node.keyLocation, "no role is called '\(node.key)'",
          unknown: node.key, at: node.keyNameLocation, among: ColorRole.allCases.map(\.name)))
      return
    }
    guard node.kind == .table else { return add(node, for: role, when: [], to: &tokens) }
    for member in node.children {
      let names = member.key.split(separator: "+", omittingEmptySubsequences: false)
      let traits = names.map { TraitSet(builtIn: Array($0.utf8)[...]) }
      if traits.contains(nil) {
        report(
          .trait, member.keyLocation, "expected 'light', 'dark', 'high-contrast' or two with '+'")
      } else {
        let all = traits.compactMap { $0 }.reduce(into: TraitSet()) { $0.formUnion($1) }
        add(member, for: role, when: all, to: &tokens)
      }
    }
  }

  private mutating func add(
    _ node: SourceNode, for role: ColorRole, when traits: TraitSet, to tokens: inout TokenRoles
  ) {
    guard let text = node.string else {
      return report(
        .type, node.location, "expected a token's name in quotes, such as 'color.brand.primary'")
    }
    let isInBraces = text.hasPrefix("{") && text.hasSuffix("}")
    let name = isInBraces ? String(text.dropFirst().dropLast()) : text
    tokens.add(TokenRoles.Entry(role, when: traits, token: name, at: node.location))
  }
}
