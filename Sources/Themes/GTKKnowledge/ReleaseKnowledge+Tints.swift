import LiverySystem
import ThemeColor
public import ThemeModel

/// The background of a widget in libadwaita: a role's color with an opacity over the content below.
public struct StockTint: Hashable, Sendable {
  public let role: ColorRole

  /// The opacity: 1 hides the content below.
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
  /// The tint of a part, in the release or the last measured one before it; `nil` if it has no
  /// role.
  ///
  /// The opacity is rounded to a percent, since it was read from a pixel.
  public func tint(of part: TintedPart) -> StockTint? {
    ReleaseKnowledge.tints.withLock { known in
      if let tint = known[release]?[part] { return tint }
      let tint = readTint(of: part)
      known[release, default: [:]][part] = .some(tint)
      return tint
    }
  }

  /// A cache, since each check needs the tints.
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
  /// The opacity of the text's color in the background of a destructive button, since libadwaita
  /// 1.6.
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
