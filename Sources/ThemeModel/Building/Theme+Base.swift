public import ThemeSource

extension Theme {
  /// The theme as it stands on the base of another theme: what it leaves open is that base's.
  ///
  /// Bases differ in their colors alone. On another base, colors may depend on one another that did
  /// not before.
  ///
  /// - Returns: The theme, or what keeps it from being resolved there.
  public func rebased(onBaseOf other: Theme) -> (theme: Theme?, findings: [Finding]) {
    guard layers[0].text != other.layers[0].text else { return (self, []) }
    let layers = [other.layers[0]] + layers.dropFirst()
    let theme = Theme(
      id: id, name: name, summary: summary, author: author, license: license, homepage: homepage,
      schemes: schemes, allowed: allowed, traits: traits, layers: layers, names: names,
      bindings: Bindings(layers, slotCount: names.slotCount), rules: rules)
    let findings = theme.findings(within: ReadingBudget())
    return findings.isEmpty ? (theme, []) : (nil, findings)
  }
}
