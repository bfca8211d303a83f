import ThemeColor
import ThemeModel
import ThemeSource

/// The remedy for each pair with too low contrast; each value is searched once.
struct RemedyTable: Sendable {
  private var remedies: [Int: Remedy] = [:]

  init(_ search: RemedySearch) {
    var searched: [Key: Remedy?] = [:]
    for (index, judgement) in search.judgements.enumerated() {
      let look = search.looks[judgement.look]
      let severity = judgement.severity(inBase: false, look.isHighContrast)
      guard let severity, severity > .note, let fixTarget = FixTarget(of: judgement.pair, in: look)
      else {
        continue
      }
      remedies[index] = found(fixTarget, isGround: false)
      guard remedies[index] == nil, fixTarget.part == .ink,
        let ground = FixTarget(under: judgement.pair, in: look)
      else { continue }
      remedies[index] = found(ground, isGround: true)

      func found(_ fixTarget: FixTarget, isGround: Bool) -> Remedy? {
        let key = Key(fixTarget, isGround, in: look)
        if let known = searched[key] { return known }
        let remedy =
          isGround
          ? search.remedy(moving: fixTarget, in: judgement.look)
          : search.remedy(by: fixTarget, in: judgement.look)
        searched[key] = remedy
        return remedy
      }
    }
  }

  /// The remedy of a pair, by its index among the judgements.
  subscript(index: Int) -> Remedy? { remedies[index] }

  /// A value and its required changes; for a function also its resulting color, and the appearance
  /// if it has traits, since it may be changed only there.
  private struct Key: Hashable {
    let location: SourceLocation
    let expression: ColorExpression?
    let isGround: Bool
    let color: Color?
    let appearance: Appearance?

    init(_ fixTarget: FixTarget, _ isGround: Bool, in look: JudgedAppearance) {
      location = fixTarget.location
      expression = fixTarget.value?.expression
      self.isGround = isGround
      let isFunction = expression.map(\.isLiteral) == false
      color = isFunction ? fixTarget.color : nil
      appearance = isFunction && !fixTarget.traits.isEmpty ? look.appearance : nil
    }
  }
}
