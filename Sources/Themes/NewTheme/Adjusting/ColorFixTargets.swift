import ThemeColor
import ThemeModel

/// The colors of a theme's file that can be moved to move those of roles, in one appearance.
struct ColorFixTargets {
  private let theme: Theme
  private let appearance: Appearance
  private let movable: MovableColors

  /// The colors that the file can set beside the roles.
  private let ownNames: Set<ColorSlot>

  /// The roles that are to get a color of their own.
  var detached: Set<ColorRole> = []

  init(_ theme: Theme, in appearance: Appearance, _ movable: MovableColors) {
    (self.theme, self.appearance, self.movable) = (theme, appearance, movable)
    ownNames = Set(theme.paletteSlots + theme.customSlots)
  }

  /// The color to move for a role's; `nil` where it has to stay.
  func fixTarget(of role: ColorRole) -> ColorSlot? {
    let slot = ColorSlot(role)
    if detached.contains(role) { return isWritable(slot) ? slot : nil }
    return fixTarget(of: slot, depth: 0)
  }

  /// The color that a role which gets its own would follow; `nil` for one that shares none.
  func source(of role: ColorRole) -> ColorSlot? {
    guard detached.contains(role) else { return nil }
    let source = fixTarget(of: ColorSlot(role), depth: 0)
    return source == ColorSlot(role) ? nil : source
  }

  /// Whether a role's color may be another than that of what it refers to.
  func canDetach(_ role: ColorRole) -> Bool {
    !detached.contains(role) && isWritable(ColorSlot(role))
  }

  /// Whether a role's color is chosen by a function among several, so that it follows by itself.
  func choosesItself(_ role: ColorRole) -> Bool {
    if detached.contains(role) { return false }
    if case .readable? = theme.chain(of: role, in: appearance).last?.expression { return true }
    return false
  }

  private func isWritable(_ slot: ColorSlot) -> Bool {
    // Apps use the swatches of libadwaita by their names.
    movable.contains(slot)
      && (slot.colorRole.map { !$0.isSwatch } ?? ownNames.contains(slot))
  }

  private func fixTarget(of slot: ColorSlot, depth: Int) -> ColorSlot? {
    let chain = theme.chain(of: slot, in: appearance)
    guard let last = chain.last else { return nil }
    if depth < 8, let main = last.expression.mainReference,
      let deeper = fixTarget(of: main, depth: depth + 1)
    {
      return deeper
    }
    return chain.reversed().map(\.slot).first(where: isWritable)
  }
}

extension ColorExpression {
  /// The color that the expression's lightness follows most; `nil` where it follows none.
  fileprivate var mainReference: ColorSlot? {
    switch self {
    case .alpha(let color, _), .shade(let color, _): color.reference
    case .mix(let one, let other, let amount): (amount < 0.5 ? one : other).reference
    case .colorMix(_, let one, let share, let other, let rest):
      ((share ?? 100 - (rest ?? 50)) >= 50 ? one : other).reference
    default: nil
    }
  }

  private var reference: ColorSlot? {
    if case .reference(let slot) = self { slot } else { nil }
  }
}
