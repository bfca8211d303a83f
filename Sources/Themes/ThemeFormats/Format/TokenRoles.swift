public import ThemeModel
public import ThemeSource

/// Which design tokens paint which roles, where their names do not say it: what a project's
/// `livery.toml` has under `[tokens]`.
public struct TokenRoles: Sendable {
  /// A role, and the token that paints it where some traits hold.
  public struct Entry: Sendable {
    public let role: ColorRole
    public let traits: TraitSet

    /// The token as an alias spells it, `color.brand.primary`, without braces.
    public let token: String

    /// Where the token is named.
    public let location: SourceLocation

    public init(
      _ role: ColorRole, when traits: TraitSet, token: String, at location: SourceLocation
    ) {
      (self.role, self.traits, self.location) = (role, traits, location)
      self.token = token
    }
  }

  public private(set) var entries: [Entry] = []

  /// Why the file that says it cannot be read.
  public var findings: [Finding] = []

  /// The absolute paths of the files that say it.
  public var files: [String] = []

  public init() {}

  /// Adds an entry in place of one for the same role and traits.
  public mutating func add(_ entry: Entry) {
    entries.removeAll { $0.role == entry.role && $0.traits == entry.traits }
    entries.append(entry)
  }
}
