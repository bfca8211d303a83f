import Fixtures
import Foundation
import Testing

/// The roles for which a `livery.toml` names design tokens.
@Suite struct TokenRoleTests {
  private static let tokens = """
    {"$type": "color", "color": {
      "brand": {"1": {"$value": "#1a5fb4"}, "2": {"$value": "#99c1f1"}},
      "bad": {"$value": {"colorSpace": "srgb", "components": [1]}}}}
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a/tokens.json", Self.tokens)
  }

  /// Runs a command on the tokens, with a table of roles.
  private func run(_ command: String..., roles: String) throws -> ProgramRun {
    try folder.write("livery.toml", "[tokens]\n\(roles)\n")
    return try Program.run(command + ["a/tokens.json"], in: folder.path)
  }

  @Test(arguments: [
    "accent-bg = 'color.brand.1'", "accent-bg = '{color.brand.1}'",
    "accent-bg = { light = 'color.brand.1', dark = 'color.brand.2' }",
  ])
  func paintsRolesWithTokens(roles: String) throws {
    let css = try run("css", "--target", "4.8", "--appearance", "light", roles: roles)
    #expect(css.status == 0, "\(css)")
    #expect(
      css.output.contains("#1a5fb4"))
    let json = try run("resolve", "--format", "json", roles: roles).output
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let appearances = try #require(root["appearances"] as? [[String: Any]])
    let found = appearances.compactMap { appearance in
      let colors = appearance["colors"] as? [String: [String: Any]]
      return colors?["accent-bg"]?["hex"] as? String
    }
    #expect(found == ["#1a5fb4ff", roles.contains("dark") ? "#99c1f1ff" : "#1a5fb4ff"])
  }

  @Test(arguments: [
    ("accent-bg = 'color.brand.1'\naccent-fg = 'color.brand.3'", "3:13: error: no color token"),
    ("acent-bg = 'color.brand.1'", "2:1: error: no role is called 'acent-bg'"),
    ("accent-bg = 3", "2:13: error: expected a token's name in quotes"),
    ("accent-bg = { drak = 'color.brand.1' }", "2:15: error: expected 'light', 'dark'"),
    ("accent-bg = 'color.brend.1'", "2:13: warning: 'a/tokens.json' has none of the tokens"),
  ])
  func saysWhatIsWrongAtItsPlace(roles: String, message: String) throws {
    let checked = try run("check", roles: roles)
    #expect("\(checked.output)\(checked.errors)".contains("livery.toml:\(message)"), "\(checked)")
    #expect(checked.status == (message.contains("error") ? 1 : 0))
    // A command that writes something stops at the same.
    let css = try run("css", roles: roles)
    #expect(css.status == checked.status)
    #expect(css.errors.contains("livery.toml:\(message)") == (checked.status == 1), "\(css)")
  }

  /// A token that cannot be read is an error where a role is to be painted with it.
  @Test func refusesATokenThatARoleIsPaintedWith() throws {
    let fine = try run("check", roles: "accent-bg = 'color.brand.1'")
    #expect(
      fine.status == 0 && fine.output.contains("warning: expected three components"),
      "\(fine)")
    let bad = try run("check", roles: "accent-bg = 'color.bad'")
    #expect(bad.status == 1 && bad.output.contains("error: expected three components"))
  }

  @Test func takesTheTableOfAConfigurationThatIsNamed() throws {
    try folder.write("other.toml", "[tokens]\naccent-bg = 'color.bad'\n")
    #expect(try run("check", "--config", "other.toml", roles: "").status == 1)
  }
}
