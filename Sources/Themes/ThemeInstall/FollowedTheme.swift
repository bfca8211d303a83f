package import ThemeFormats
package import ThemeModel

/// A theme whose installed files follow the desktop's color scheme: its stylesheets in both
/// schemes, and the service that starts `livery follow`.
package struct FollowedTheme: Sendable {
  /// The theme's files in each scheme.
  package let schemes: [(scheme: Appearance.Scheme, written: WrittenTheme)]

  /// The service that starts at login, and its files.
  package let service: FollowService

  package init(light: WrittenTheme, dark: WrittenTheme, service: FollowService) {
    schemes = [(.light, light), (.dark, dark)]
    self.service = service
  }

  /// The theme in its installed form: in one scheme, with the pictures of the other.
  package func theme(in scheme: Appearance.Scheme) -> WrittenTheme {
    let (light, dark) = (schemes[0].written, schemes[1].written)
    return scheme == .dark ? dark.carrying(light) : light.carrying(dark)
  }

  /// Livery's own files, with the stylesheets of each scheme.
  func ownFiles(in folders: [String]) -> [WrittenTheme.File] {
    sheets(in: folders).map { sheet in
      WrittenTheme.File(
        name: InstallPlaces.variant(in: sheet.folder, sheet.scheme), bytes: sheet.bytes)
    } + service.files
  }

  /// The stylesheets of folders of GTK's configuration, each in both schemes.
  func sheets(
    in folders: [String]
  ) -> [(folder: String, scheme: Appearance.Scheme, bytes: [UInt8])] {
    schemes.flatMap { scheme, written in
      folders.compactMap { folder in
        written.files.first { $0.name == InstallPlaces.theme(in: folder) }
          .map { (folder, scheme, $0.bytes) }
      }
    }
  }
}
