public import ThemeModel

/// The roles whose colors may be changed.
public struct RoleSelection: Hashable, Sendable {
  /// The roles that may change alone; `nil` for all.
  public let only: Set<ColorRole>?

  /// The roles that stay, also of those.
  public let except: Set<ColorRole>

  /// Every role.
  public static let all = RoleSelection()

  public init(only: Set<ColorRole>? = nil, except: Set<ColorRole> = []) {
    (self.only, self.except) = (only, except)
  }

  public var isAll: Bool { only == nil && except.isEmpty }

  /// Whether a role was chosen.
  public func contains(_ role: ColorRole) -> Bool {
    only?.contains(role) ?? true && !except.contains(role)
  }
}
