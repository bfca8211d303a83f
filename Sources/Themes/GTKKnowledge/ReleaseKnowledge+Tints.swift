import LiverySystem
import ThemeColor
public import ThemeModel

/// The ground of a widget as libadwaita paints it: a share of a role's color over what lies below.
public struct StockTint: Hashable, Sendable {
  public let role: ColorRole

  /// How much of the color is painted: 1 hides what lies below.
  public let share: Double

  public init(_ role: ColorRole, share: Double) {
    self.role = role
    self.share = share
  }
}

/// A part of a widget that libadwaita tints.
public enum TintedPart: String, CaseIterable, Sendable {
  /// A button of the style class `destructive-action`.
  case destructiveButton = "destructive-bg"
  /// A selected row of a list.
  case selectedRow = "selected-row"
  case entry = "entry-bg"
}

extension ReleaseKnowledge {
  /// What a part is tinted with, in the release or the painted one below it; `nil` for no role.
  ///
  /// The share is to the percent, since it was read from a pixel.
  public func tint(of part: TintedPart) -> StockTint? {
    ReleaseKnowledge.tints.withLock { known in
      if let tint = known[release]?[part] { return tint }
      let tint = readTint(of: part)
      known[release, default: [:]][part] = .some(tint)
      return tint
    }
  }

  /// What was read already, since each check asks for it anew.
  private static let tints = Locked<[GTKRelease: [TintedPart: StockTint?]]>([:])

  private func readTint(of part: TintedPart) -> StockTint? {
    guard let role = TintedPart.roles.first(where: { table.reads(part.rawValue, $0) }),
      let paint = measuredPaint(part.rawValue, in: .light), let whole = stock(role, in: .light)
    else { return nil }
    let share = Double(paint.color.alpha / whole.alpha)
    return StockTint(role, share: (share * 100).rounded() / 100)
  }
}

extension StockTint {
  /// How much of the color of its text lies under a destructive button, from libadwaita 1.6 on.
  package static let destructiveShare =
    GTKRelease.latest.knowledge.tint(of: .destructiveButton)?.share ?? 1
}

extension TintedPart {
  /// The roles that tint something.
  fileprivate static let roles: [ColorRole] = [
    .destructive, .destructiveBg, .accentBg, .windowFg, .viewFg,
  ]
}

extension ReleaseTable {
  /// Whether a part's color follows a role's.
  fileprivate func reads(_ part: String, _ role: ColorRole) -> Bool {
    has(.read, "\(part) \(role.variableName)") || has(.read, "\(part) \(role.colorName)")
  }
}
