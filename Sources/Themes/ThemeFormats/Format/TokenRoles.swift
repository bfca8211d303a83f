public import ThemeModel
public import ThemeSource

/// The design tokens for roles whose names do not match: a project's `livery.toml` lists them under
/// `[tokens]`.
public struct TokenRoles: Sendable {
  /// A role, and the token for it under some traits.
  public struct Entry: Sendable {
    public let role: ColorRole
    public let traits: TraitSet

    /// The token as an alias spells it, `color.brand.primary`, without braces.
    public let token: String

    /// The location of the token's name.
    public let location: SourceLocation

    public init(
      _ role: ColorRole, when traits: TraitSet, token: String, at location: SourceLocation
    ) {
      (self.role, self.traits, self.location) = (role, traits, location)
      self.token = token
    }
  }

  public private(set) var entries: [Entry] = []

  /// The errors in the file that lists them.
  public var findings: [Finding] = []

  /// The absolute paths of the files that list them.
  public var files: [String] = []

  public init() {}

  /// Adds an entry in place of one for the same role and traits.
  public mutating func add(_ entry: Entry) {
    entries.removeAll { $0.role == entry.role && $0.traits == entry.traits }
    entries.append(entry)
  }
}
