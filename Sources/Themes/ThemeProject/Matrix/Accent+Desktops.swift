extension Accent {
  /// The accents that libadwaita 1.6 and later offer (`AdwAccentColor`), from blue to slate.
  public static let adwaita = [
    "#3584e4", "#2190a4", "#3a944a", "#c88800", "#ed5b00", "#e62d42", "#d56199", "#9141ac",
    "#6f8396",
  ].compactMap { Accent($0) }

  /// The accents of Ubuntu's Yaru (`common/accent-colors.scss.in` there): orange, bark, sage,
  /// olive, viridian, Prussian green, blue, purple, magenta and red.
  public static let yaru = [
    "#e95420", "#787859", "#657b69", "#4b8501", "#03875b", "#308280", "#0073e5", "#7764d8",
    "#b34cb3", "#da3450",
  ].compactMap { Accent($0) }
}
