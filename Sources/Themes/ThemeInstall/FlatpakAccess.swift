import LiverySystem
import ThemeFormats

/// How Flatpak applications, which cannot read GTK's configuration, get access to a theme.
public enum FlatpakAccess {
  /// The command that allows all of the user's applications to read it.
  public static var granting: String { command { "--filesystem=xdg-config/\($0):ro" } }

  /// The command that reverts the access.
  public static var revoking: String { command { "--nofilesystem=xdg-config/\($0)" } }

  /// Whether all of the user's applications may read one of the folders, however that was granted.
  public static var isGranted: Bool {
    let environment = Environment.variables
    let data = environment["XDG_DATA_HOME"] ?? environment["HOME"].map { "\($0)/.local/share" }
    guard let data,
      let bytes = try? RegularFile.read("\(data)/flatpak/overrides/global", upTo: sizeLimit)
    else { return false }
    return UserExport.folders.contains { bytes.contains("xdg-config/\($0)".utf8) }
  }

  private static let sizeLimit = 1024 * 1024

  /// Whether the desktop may have such applications.
  public static var isThere: Bool { Program.find("flatpak") != nil }

  private static func command(_ option: (_ folder: String) -> String) -> String {
    "flatpak override --user " + UserExport.folders.map(option).joined(separator: " ")
  }
}
