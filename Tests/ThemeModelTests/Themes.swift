import Fixtures
import Testing
import ThemeFormats
import ThemeModel
import ThemeSource

/// Themes for tests: a small base called `adwaita`, and files that extend it or each other.
struct Themes: ThemeLoader {
  static let baseText = """
    livery = 1
    name = "Base"
    [colors]
    accent-bg = "#3584e4"
    accent-fg = "white"
    accent = { light = "#1c71d8", dark = "#78aeed" }
    window-bg = { light = "#fafafa", dark = "#242424" }
    window-fg = { light = "rgba(0,0,0,0.8)", dark = "white" }
    headerbar-backdrop = "$window-bg"
    label = "$window-fg"
    separator = "alpha($label, 0.15)"
    [styles]
    separator = { background = "$separator", opacity = 1 }
    """

  var files: [String: String] = [:]

  func base(named reference: String) -> BaseTheme {
    var findings: [Finding] = []
    let isBase = reference == "adwaita"
    guard let text = isBase ? Themes.baseText : files[reference] else {
      return .missing(.theme, "no theme is called '\(reference)'", [])
    }
    let theme = Themes.read(
      SourceText(file: reference, text), id: reference, loader: isBase ? nil : self, &findings)
    return theme.map { .found($0, findings) }
      ?? .missing(.theme, "'\(reference)' is broken", findings)
  }

  static func read(
    _ text: SourceText, id: String, loader: (any ThemeLoader)?, _ findings: inout [Finding]
  ) -> Theme? {
    let document = SourceDocument(toml: text, findings: &findings)
    guard
      var builder = ThemeReader.read(document, id: id, loader: loader, findings: &findings)
    else { return nil }
    builder.findings += findings
    let theme = builder.build()
    findings = builder.findings.sortedByLocation()
    return theme
  }

  /// The theme of a text; a failed expectation, with the findings, where it has errors.
  static func theme(_ text: String, extending files: [String: String] = [:]) throws -> Theme {
    var findings: [Finding] = []
    let theme = read(
      SourceText(file: "t", text), id: "t", loader: Themes(files: files), &findings)
    return try #require(theme, "\(findings)")
  }

  /// A theme that sets some colors.
  static func colors(_ lines: String, before: String = "") throws -> Theme {
    try theme("livery = 1\nname = \"T\"\n\(before)\n[colors]\n\(lines)")
  }
}
