extension Color {
  /// The color of text and links that libadwaita derives from a background of the same accent.
  ///
  /// Since 1.6, `accent-color` is derived from `accent-bg-color` like this: in OKLab the lightness
  /// is limited to at most 0.5 on light surfaces and at least 0.85 on dark ones; a result outside
  /// sRGB is clipped, not mapped. Alpha stays. (`--standalone-color-oklab`,
  /// `adw_rgba_to_standalone`.)
  public static func standalone(background: Color, dark: Bool) -> Color {
    var values = GTKSpaceColor(GTKColor(background)).converted(to: .oklab).values
    values.x = dark ? max(values.x, 0.85) : min(values.x, 0.5)
    return Color(GTKSpaceColor(.oklab, values).srgb)
  }
}
