import LiveryAdwaita
import LiveryGTK
import ThemeFormats

extension ThemeLibrary {
  /// The built-in themes, on the colors of the GTK in use.
  @MainActor static var onScreen: ThemeLibrary {
    ThemeLibrary(userFolder: nil, release: Toolkit.release)
  }
}
