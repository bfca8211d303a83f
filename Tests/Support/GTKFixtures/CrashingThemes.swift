public import Fixtures

/// Themes with a rule that GTK dies of, past every check: see `Tests/Support/UncheckedPreview`.
public struct CrashingThemes {
  public let folder: TemporaryFolder

  /// The file of a theme without such a rule, whose header bar is `#406020`.
  public let plain: String

  public init() throws {
    folder = try TemporaryFolder()
    plain = try folder.write("plain.livery.toml", Self.theme("Plain", "#406020"))
  }

  public static func theme(_ name: String, _ headerbar: String) -> String {
    "livery = 1\nname = \"\(name)\"\n[colors]\nheaderbar-bg = \"\(headerbar)\"\n"
  }

  /// The file of a theme with the rule of its name; its header bar is `#204060`.
  public func crashing(_ name: String) throws -> String {
    try folder.write("crashing.livery.toml", Self.theme(name, "#204060"))
  }
}
