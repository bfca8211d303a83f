/// The theme files that Livery brings with it.
public enum BuiltInThemes {
  /// A file by the theme's ID.
  public struct File: Sendable {
    public let id: String
    public let bytes: [UInt8]
  }

  /// The base that every theme extends.
  public static let base = File(id: "adwaita", bytes: PackageResources.adwaita_livery_toml)

  /// Every file, the base first, in the order in which they are offered.
  public static var files: [File] {
    [
      base,
      File(id: "midnight", bytes: PackageResources.midnight_livery_toml),
      File(id: "daylight", bytes: PackageResources.daylight_livery_toml),
      File(id: "ocean", bytes: PackageResources.ocean_livery_toml),
      File(id: "mint", bytes: PackageResources.mint_livery_toml),
      File(id: "pumpkin", bytes: PackageResources.pumpkin_livery_toml),
    ]
  }
}
