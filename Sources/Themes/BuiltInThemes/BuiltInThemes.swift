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

  /// Files of themes that are made to hurt apps, which are found by their IDs and offered nowhere.
  public static var hostileFiles: [File] {
    [
      File(id: "hostile-priority", bytes: PackageResources.hostile_priority_livery_toml),
      File(id: "hostile-star", bytes: PackageResources.hostile_star_livery_toml),
      File(id: "hostile-borderless", bytes: PackageResources.hostile_borderless_livery_toml),
      File(id: "hostile-huge", bytes: PackageResources.hostile_huge_livery_toml),
    ]
  }
}
