import LiveryAdwaita
import LiveryGTK
public import ThemeFormats

extension ThemeLibrary {
  /// The built-in themes, on the colors of the GTK in use.
  @MainActor public static var onScreen: ThemeLibrary {
    ThemeLibrary(userFolder: nil, release: Toolkit.release)
  }
}
