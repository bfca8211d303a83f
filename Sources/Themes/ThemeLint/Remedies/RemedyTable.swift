import ThemeColor
import ThemeModel
import ThemeSource

/// The remedy for each pair with too low contrast; each value is searched once.
struct RemedyTable: Sendable {
  private var remedies: [Int: Remedy] = [:]

  init(_ search: RemedySearch) {
    var searched: [Key: Remedy?] = [:]
    for (index, judgement) in search.judgements.enumerated() {
      let judged = search.judgedAppearances[judgement.judged]
      let severity = judgement.severity(inBase: false, judged.isHighContrast)
      guard let severity, severity > .note,
        let fixTarget = FixTarget(of: judgement.pair, in: judged)
      else {
        continue
      }
      remedies[index] = found(fixTarget, isBackground: false)
      guard remedies[index] == nil, fixTarget.part == .foreground,
        let background = FixTarget(under: judgement.pair, in: judged)
      else { continue }
      remedies[index] = found(background, isBackground: true)

      func found(_ fixTarget: FixTarget, isBackground: Bool) -> Remedy? {
        let key = Key(fixTarget, isBackground, in: judged)
        if let known = searched[key] { return known }
        let remedy =
          isBackground
          ? search.remedy(moving: fixTarget, in: judgement.judged)
          : search.remedy(by: fixTarget, in: judgement.judged)
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
    let isBackground: Bool
    let color: Color?
    let appearance: Appearance?

    init(_ fixTarget: FixTarget, _ isBackground: Bool, in judged: JudgedAppearance) {
      location = fixTarget.location
      expression = fixTarget.value?.expression
      self.isBackground = isBackground
      let isFunction = expression.map(\.isLiteral) == false
      color = isFunction ? fixTarget.color : nil
      appearance = isFunction && !fixTarget.traits.isEmpty ? judged.appearance : nil
    }
  }
}
