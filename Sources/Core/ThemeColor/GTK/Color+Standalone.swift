extension Color {
  /// The color of text and links that libadwaita derives from a background of the same accent.
  ///
  /// From 1.6 on, `accent-color` follows `accent-bg-color` so: in OKLab, with the lightness brought
  /// to 0.5 at most on light surfaces and to 0.85 at least on dark ones; what then lies outside
  /// sRGB is clipped, not mapped. Alpha stays. (`--standalone-color-oklab`,
  /// `adw_rgba_to_standalone`.)
  public static func standalone(background: Color, dark: Bool) -> Color {
    var values = GTKSpaceColor(GTKColor(background)).converted(to: .oklab).values
    values.x = dark ? max(values.x, 0.85) : min(values.x, 0.5)
    return Color(GTKSpaceColor(.oklab, values).srgb)
  }
}
