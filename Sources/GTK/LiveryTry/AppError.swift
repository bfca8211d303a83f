package import CommandLineKit
import LiverySystem
import ThemeFormats

/// The reason why an app cannot be shown in a theme, as a message for the user.
package nonisolated struct AppError: ExitError {
  package let description: String

  package let status: Status

  init(_ description: String, _ status: Status = .unavailable) {
    (self.description, self.status) = (description, status)
  }

  /// The reason why an app cannot be started, as far as that is known in advance; `nil` if there is
  /// none.
  init?(unableToStart name: String) {
    if RegularFile.name(of: name) == "flatpak" {
      self.init(
        "an app of Flatpak has a configuration of its own, which is not kept apart from the "
          + "user's; it shows an installed theme after: flatpak override --user "
          + UserExport.folders.map { "--filesystem=xdg-config/\($0):ro" }.joined(separator: " "))
    } else if Program.find(name) == nil {
      self.init("there is no program '\(name)'")
    } else {
      return nil
    }
  }
}
