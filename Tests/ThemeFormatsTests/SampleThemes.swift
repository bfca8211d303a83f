import Testing
import ThemeFormats
import ThemeModel
import ThemeSource

/// Themes of each format that test readers and writers.
enum SampleThemes: String, CaseIterable {
  case livery, gradience, stylesheet, base16, base24, tokens, bare

  var text: String {
    switch self {
    case .livery: SampleThemes.liveryText
    case .gradience: SampleThemes.gradienceText
    case .stylesheet: SampleThemes.stylesheetText
    case .base16: Schemes.orderly.text
    case .base24: SampleThemes.base24Text
    case .tokens: SampleThemes.tokensText
    case .bare: "livery = 1\nname = \"Bare\"\n"
    }
  }

  var theme: Theme {
    get throws { try SampleThemes.read(text, file: "\(self)") }
  }

  /// A theme of a text whatever its format; a failed expectation, with the findings, where there is
  /// none.
  static func read(
    _ text: String, file: String = "t", as format: ThemeFormat? = nil
  ) throws -> Theme {
    let reading = try ThemeLibrary(userFolder: nil).read(
      SourceText(file: file, text), path: nil, as: format)
    return try #require(reading.theme, "\(reading.findings)\n\(text)")
  }

  private static let liveryText = #"""
    livery = 1
    name = "Sample \"One\""
    summary = "All that a theme can say."
    author = "Nobody"
    license = "CC0-1.0"
    homepage = "https://example.org"
    [traits]
    stormy = { summary = "Rougher water" }
    [palette]
    reef = "#0b7285"
    foam = "oklch(0.97 0.02 210)"
    deep = { light = "#06202b", dark = "hsl(200 76% 10%)" }
    [colors]
    window-bg = { light = "$foam", dark = "$deep", "dark+pure-black" = "#000" }
    accent-bg = "$reef"
    accent-fg = "readable($accent-bg, white, #001018)"
    accent = "standalone($accent-bg)"
    card-bg = { default = "alpha(white, 8%)", light = "white", "light+stormy" = "shade($foam, 0.9)" }
    headerbar-bg = "color-mix(in oklab, $window-bg 80%, $reef)"
    secondary-label = "alpha($label, 70%)"
    blue-3 = "#0000ff"
    [custom-colors]
    body-text = "$label"
    other_one = "mix($reef, $foam, 0.3)"
    [metrics]
    control-radius = 9
    card-radius = 12.5
    [fonts]
    headline = { family = "Inter", size = 17, weight = 700, style = "italic", letter-spacing = -0.5 }
    [styles]
    "button:hover" = { background = "alpha($accent, 10%)", border-width = [1, 2] }
    card = { shadow = { light = "small", dark = "none" }, radius = 3, font = "headline" }
    "card card button:hover:active" = { shadow = ["0 1 2 0 #0005", "1 2 3 4 $accent"], color = "$other_one" }
    entry = { border-style = "dashed", transition = 120, opacity = 0.5, font-family = "A \"B\"" }
    [extra]
    css = '''
    calendar { font-feature-settings: "tnum"; }
    label.x\+y { color: red; }'''
    """#

  private static let gradienceText = #"""
    {
      "name": "Preset",
      "variables": {
        "accent_color": "#f78166", "accent_bg_color": "@red_3", "accent_fg_color": "rgb(255, 255, 255)",
        "window_bg_color": "rgba(10, 20, 30, 0.9)", "window_fg_color": "#eee",
        "view_bg_color": "shade(@window_bg_color, .9)", "own_name": "mix(@accent_color, black, 0.3)"
      },
      "palette": {"red_": {"1": "#ff0000", "3": "#aa0000"}},
      "custom_css": {"gtk4": ".card { border-radius: 4px; }", "gtk3": ""},
      "plugins": {}
    }
    """#

  private static let stylesheetText = """
    @define-color window_bg_color #2e3440;
    @define-color window_fg_color #eceff4;
    @define-color accent_bg_color alpha(#88c0d0, 0.9);
    @define-color accent_color @accent_bg_color;
    @define-color card_bg_color rgba(255,255,255,0.06);
    button { border-radius: 3px; }
    """

  private static let tokensText = """
    {
      "palette": {
        "$type": "color",
        "sea": {"$value": {"colorSpace": "oklch", "components": [0.55, 0.1, 220]}},
        "night": {"$value": {"colorSpace": "srgb", "components": [0.05, 0.1, 0.15], "alpha": 0.9}}
      },
      "color": {
        "window-bg": {"$value": "{palette.night}"},
        "window-fg": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [0.9, 1, 0.9]}},
        "accent-bg": {"$value": "{palette.sea}"},
        "own-name": {"$type": "color", "$value": {"colorSpace": "hsl", "components": [40, 90, 60]}}
      },
      "metrics": {"card-radius": {"$type": "dimension", "$value": {"value": 7, "unit": "px"}}}
    }
    """

  private static let base24Text =
    Schemes.orderly.text
    + ["0a0d10", "050708", "ff6b70", "ffd95e", "6fd6a4", "66e0e2", "7aadff", "c79bff"].enumerated()
    .map { number, digits in "base1\(number): \"\(digits)\"\n" }.joined()
}
