import ThemeModel
import ThemeSource

/// What the colors of a scheme paint: roles as expressions over `base00` to `base0F`.
///
/// Surfaces step away from the window's background as the specification's 00, 01 and 02 do, so
/// that header bar, sidebar, cards and popovers have depth.
enum SchemeRoles {
  /// The names of a scheme's colors, as the specification spells them.
  static func names(isBase24: Bool) -> [String] {
    (0..<(isBase24 ? 24 : 16)).map { number in
      "base" + (number < 16 ? "0" : "") + String(number, radix: 16, uppercase: true)
    }
  }

  static func derive(
    _ scheme: Appearance.Scheme, _ isBase24: Bool, into builder: inout ThemeBuilder,
    from file: SchemeFile, in text: SourceText
  ) {
    var parser = ExpressionParser(scope: builder)
    for (role, expression) in roles(scheme) + (isBase24 ? brightSwatches : []) {
      var problems: [ExpressionProblem] = []
      guard
        let color = parser.parse(Array(expression.utf8)[...], problems: &problems)
      else { continue }
      let range = file.range(of: expression) ?? 0..<0
      builder.set(ColorSlot(role), to: color, at: range)
    }
  }

  private static func roles(_ scheme: Appearance.Scheme) -> [(ColorRole, String)] {
    surfaces(scheme) + accents + swatches
  }

  private static func surfaces(_ scheme: Appearance.Scheme) -> [(ColorRole, String)] {
    let isDark = scheme == .dark
    let shade = isDark ? "rgba(0,0,0,0.36)" : "rgba(0,0,0,0.1)"
    return [
      (.windowBg, "$base00"), (.windowFg, "$base05"),
      (.viewBg, isDark ? "shade($base00, 0.88)" : "mix($base00, white, 0.6)"),
      (.viewFg, "$base05"),
      (.headerbarBg, "$base01"), (.headerbarFg, "$base05"),
      (.headerbarBorder, "$base05"), (.headerbarBackdrop, "$window-bg"),
      (.headerbarShade, shade), (.headerbarDarkerShade, "rgba(0,0,0,0.5)"),
      (.sidebarBg, "mix($base00, $base01, 0.5)"), (.sidebarFg, "$base05"),
      (.sidebarBackdrop, "mix($base00, $base01, 0.3)"), (.sidebarShade, shade),
      (.sidebarBorder, shade),
      (.secondarySidebarBg, "mix($base00, $base01, 0.25)"), (.secondarySidebarFg, "$base05"),
      (.secondarySidebarBackdrop, "mix($base00, $base01, 0.15)"),
      (.secondarySidebarShade, shade), (.secondarySidebarBorder, shade),
      (.cardBg, isDark ? "mix($base00, $base02, 0.45)" : "mix($base00, white, 0.75)"),
      (.cardFg, "$base05"), (.cardShade, shade),
      (.dialogBg, isDark ? "mix($base01, $base02, 0.3)" : "$base00"), (.dialogFg, "$base05"),
      (.popoverBg, isDark ? "mix($base01, $base02, 0.3)" : "mix($base00, white, 0.75)"),
      (.popoverFg, "$base05"), (.popoverShade, shade),
      (.thumbnailBg, "$popover-bg"), (.thumbnailFg, "$base05"),
      (.overviewBg, "$secondary-sidebar-bg"), (.overviewFg, "$base05"),
      (.activeToggleBg, isDark ? "mix($base02, $base03, 0.3)" : "mix($base00, white, 0.75)"),
      (.activeToggleFg, "$base05"),
      (.shade, shade), (.scrollbarOutline, isDark ? "rgba(0,0,0,0.5)" : "$base00"),
      (.selection, "alpha($base0D, 0.3)"),
    ]
  }

  private static let accents: [(ColorRole, String)] = [
    (.accentBg, "$base0D"), (.accentFg, "readable($accent-bg, $base00, $base07)"),
    (.accent, "$base0D"), (.secondaryAccent, "$base0E"), (.link, "$accent"),
    (.destructiveBg, "$base08"), (.destructiveFg, "readable($destructive-bg, $base00, $base07)"),
    (.destructive, "$base08"),
    (.successBg, "$base0B"), (.successFg, "readable($success-bg, $base00, $base07)"),
    (.success, "$base0B"),
    (.warningBg, "$base0A"), (.warningFg, "readable($warning-bg, $base00, $base07)"),
    (.warning, "$base0A"),
    (.errorBg, "$base08"), (.errorFg, "readable($error-bg, $base00, $base07)"),
    (.error, "$base08"),
  ]

  /// libadwaita's swatches around the scheme's accents, lighter before and darker behind.
  private static let swatches: [(ColorRole, String)] = swatches([
    ("blue", "0D"), ("green", "0B"), ("yellow", "0A"), ("orange", "09"), ("red", "08"),
    ("purple", "0E"), ("brown", "0F"),
  ])

  /// The lighter swatches by the bright colors that base24 adds.
  private static let brightSwatches: [(ColorRole, String)] = [
    ("red", "12"), ("yellow", "13"), ("green", "14"), ("blue", "16"), ("purple", "17"),
  ].compactMap { hue, base in
    ColorRole(name: "\(hue)-2").map { ($0, "$base\(base)") }
  }

  private static func swatches(_ hues: [(String, String)]) -> [(ColorRole, String)] {
    hues.flatMap { hue, base in
      let steps = [
        "mix($base\(base), white, 0.4)", "mix($base\(base), white, 0.2)", "$base\(base)",
        "mix($base\(base), black, 0.15)", "mix($base\(base), black, 0.3)",
      ]
      return steps.enumerated().compactMap { number, expression in
        ColorRole(name: "\(hue)-\(number + 1)").map { ($0, expression) }
      }
    }
  }
}

extension SchemeFile {
  /// The bytes of the first color of the file that an expression names.
  fileprivate func range(of expression: String) -> Range<Int>? {
    colors.first { expression.contains("$\($0.key)") }?.value.location.range
  }
}
