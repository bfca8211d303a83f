import Fixtures
import Foundation
import Testing

/// Applying all remedies leaves nothing to report.
@Suite struct RemedyTests {
  /// How a theme writes its colors.
  enum Spelling: CaseIterable {
    case literals, names, functions
  }

  private static let themes = ["adwaita", "midnight", "daylight", "ocean", "mint", "pumpkin"]

  /// Each built-in theme with all that is painted on its surfaces drawn halfway to them.
  @Test(arguments: themes, Spelling.allCases)
  func fixesAFaintTheme(id: String, spelling: Spelling) throws {
    let folder = try TemporaryFolder()
    let text = try Self.faint(id, spelling)
    let path = try folder.write("faint.livery.toml", text)
    #expect(try findings(of: path).count > 20)
    var rounds = 0
    let fix = ["check", "--fix", "--unsafe-fixes", path]
    while rounds < 3, try Program.run(fix).errors.contains(" made\n") { rounds += 1 }
    #expect(rounds < 3)
    let fixed = String(decoding: try folder.read("faint.livery.toml"), as: UTF8.self)
    #expect(try findings(of: path) == [], "\(fixed)")
  }

  /// The findings about contrast, but for notes.
  private func findings(of path: String) throws -> [String] {
    let report = try JSONSerialization.jsonObject(
      with: Data(Program.run("check", "--format", "json", path).output.utf8))
    let findings = try #require((report as? [String: Any])?["findings"] as? [[String: Any]])
    return findings.compactMap { finding in
      let (rule, severity) = (finding["rule"] as? String ?? "", finding["severity"] as? String)
      guard rule.hasPrefix("contrast/") || rule == "shade/backdrop", severity != "note" else {
        return nil
      }
      return "\(finding["line"] ?? 0): \(finding["message"] ?? "")"
    }
  }

  private static let surfaces = [
    "accent", "destructive", "success", "warning", "error", "window", "view", "headerbar",
    "sidebar", "secondary-sidebar", "card", "dialog", "popover", "thumbnail",
  ]

  /// A theme that extends a built-in one, and sets what is painted on surfaces fainter.
  private static func faint(_ id: String, _ spelling: Spelling) throws -> String {
    let pairs =
      surfaces.map { ("\($0)-fg", "\($0)-bg") }
      + ["accent", "destructive", "success", "warning", "error", "link"].map { ($0, "window-bg") }
    var (palette, colors) = ("[palette]\n", "[colors]\n")
    let loadedThemes = try resolved(id)
    for (foreground, background) in pairs {
      let values = loadedThemes.filter { !$0.name.contains("+") }.map { loadedTheme in
        "\(loadedTheme.name) = \"\(halfway(loadedTheme.colors[foreground], loadedTheme.colors[background]))\""
      }
      let table = "{ \(values.joined(separator: ", ")) }"
      switch spelling {
      case .literals: colors += "\(foreground) = \(table)\n"
      case .names:
        palette += "my-\(foreground) = \(table)\n"
        colors += "\(foreground) = \"$my-\(foreground)\"\n"
      case .functions: colors += "\(foreground) = \"mix($\(background), gray, 0.5)\"\n"
      }
    }
    return "livery = 1\nname = \"Faint\"\nextends = \"\(id)\"\n\(palette)\(colors)"
  }

  /// The colors of a theme by role, in each appearance.
  private static func resolved(_ id: String) throws -> [(name: String, colors: [String: String])] {
    let output = try Program.run("resolve", id, "--format", "json").output
    let report = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    return try #require(report?["appearances"] as? [[String: Any]]).map { loadedTheme in
      let traits = loadedTheme["traits"] as? [String] ?? []
      let colors = loadedTheme["colors"] as? [String: [String: Any]] ?? [:]
      return (traits.joined(separator: "+"), colors.compactMapValues { $0["hex"] as? String })
    }
  }

  /// The color between two, channel by channel.
  private static func halfway(_ a: String?, _ b: String?) -> String {
    let channels = [a, b].map { hex in
      stride(from: 1, to: 9, by: 2).map { start in
        Int((hex ?? "").dropFirst(start).prefix(2), radix: 16) ?? 0
      }
    }
    return "#"
      + zip(channels[0], channels[1]).map { one, other in
        String(0x100 + (one + other) / 2, radix: 16).dropFirst()
      }.joined()
  }
}
