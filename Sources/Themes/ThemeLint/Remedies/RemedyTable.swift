import ThemeColor
import ThemeModel
import ThemeSource

/// The remedy of each pair whose contrast is too low, each value searched once.
struct RemedyTable: Sendable {
  private var remedies: [Int: Remedy] = [:]

  init(_ search: RemedySearch) {
    var searched: [Key: Remedy?] = [:]
    for (index, judgement) in search.judgements.enumerated() {
      let look = search.looks[judgement.look]
      let severity = judgement.severity(inBase: false, look.isHighContrast)
      guard let severity, severity > .note, let lever = FixTarget(of: judgement.pair, in: look)
      else {
        continue
      }
      remedies[index] = found(lever, isGround: false)
      guard remedies[index] == nil, lever.part == .ink,
        let ground = FixTarget(under: judgement.pair, in: look)
      else { continue }
      remedies[index] = found(ground, isGround: true)

      func found(_ lever: FixTarget, isGround: Bool) -> Remedy? {
        let key = Key(lever, isGround, in: look)
        if let known = searched[key] { return known }
        let remedy =
          isGround
          ? search.remedy(moving: lever, in: judgement.look)
          : search.remedy(by: lever, in: judgement.look)
        searched[key] = remedy
        return remedy
      }
    }
  }

  /// The remedy of a pair, by its index among the judgements.
  subscript(index: Int) -> Remedy? { remedies[index] }

  /// A value and what it is asked to do; where it is a function, also the color that it comes to, and
  /// the appearance if it has traits, since it may be changed there alone.
  private struct Key: Hashable {
    let location: SourceLocation
    let expression: ColorExpression?
    let isGround: Bool
    let color: Color?
    let appearance: Appearance?

    init(_ lever: FixTarget, _ isGround: Bool, in look: JudgedAppearance) {
      location = lever.location
      expression = lever.value?.expression
      self.isGround = isGround
      let isFunction = expression.map(\.isLiteral) == false
      color = isFunction ? lever.color : nil
      appearance = isFunction && !lever.traits.isEmpty ? look.appearance : nil
    }
  }
}
