import Testing
import ThemeCSS
import ThemeFormats
import ThemeModel

/// How the stylesheet says what a theme says of registered components.
@Suite struct RegisteredComponentTests {
  private static let text = """
    livery = 1
    name = "Dials"
    [colors]
    accent = "#102030"
    border = "#112233"
    [components]
    gauge = { node = "gaugeView_2", properties = { glow = "color", line = "color", sweep = "number", ring = "length", unit = "text" } }
    [styles]
    gauge = { radius = 12, glow = "$accent", line = "$border", sweep = 270.5, ring = 3, unit = 'a"b' }
    "card gauge:hover" = { glow = "#f00" }
    "gauge button" = { color = "$accent" }
    """

  private func stylesheet(_ target: Target) throws -> String {
    Stylesheet(try Theme(text: Self.text, id: "dials").resolved(.light), target: target).rules
  }

  @Test func hasVariablesWhereThereAreAny() throws {
    let text = try stylesheet(.v4_16)
    #expect(
      text.contains(
        """

        gaugeView_2 {
          border-radius: 12px;
          --gauge-glow: var(--accent-color);
          --gauge-line: @border_color;
          --gauge-sweep: 270.5;
          --gauge-ring: 3px;
          --gauge-unit: "a\\"b";
        }

        """), "\(text)")
    #expect(text.contains("gaugeView_2:hover {\n  --gauge-glow: #ff0000;\n}"), "\(text)")
  }

  @Test func hasNoneBefore() throws {
    let text = try stylesheet(.v4_8)
    #expect(text.contains("\ngaugeView_2 {\n  border-radius: 12px;\n}\n"), "\(text)")
    #expect(!text.contains("--gauge") && !text.contains("hover"), "\(text)")
    #expect(text.contains("gaugeView_2 :not(.start)"), "\(text)")
  }

  /// The same file, read by itself: `livery convert` writes components where others extend it.
  @Test func isWrittenAsItWasRead() throws {
    let theme = try Theme(text: Self.text, id: "dials")
    let written = ThemeWriter(theme).written(as: .livery, named: "dials.livery.toml")
    let again = try Theme(
      text: String(decoding: written.files[0].bytes, as: UTF8.self), id: "dials")
    #expect(again.components == theme.components)
    #expect(Stylesheet(again.resolved(.light)).text == Stylesheet(theme.resolved(.light)).text)
  }
}
