import GTKKnowledge
import LiverySystem

/// The conditions on which the pixels of a render depend, besides its input.
package nonisolated struct RenderEnvironment: Codable, Hashable {
  let gtk, libadwaita, pango, cairo: String

  /// The renderer.
  let renderer: String

  /// The requested fonts, and the families that were used.
  let fonts: [String]

  /// A fingerprint of some text painted in the stock theme: it depends on the fonts, their hinting
  /// and the libraries that paint them.
  let text: String
}

nonisolated extension RenderEnvironment {
  /// The release of the GTK that paints.
  var release: GTKRelease {
    let numbers = gtk.split(separator: ".").prefix(2).map { Int($0) ?? 0 }
    return GTKRelease(ofGTK: numbers.first ?? 0, numbers.last ?? 0)
  }
}

extension RenderEnvironment {
  /// GNOME's fonts, with which all pictures are painted.
  static let font = "Cantarell 11"
  static let monospace = "Monospace 11"

  /// The environment of a worker: variables for finding programs and fonts, but no user settings.
  static func variables(folder: String) -> [String: String] {
    let kept = [
      "PATH", "HOME", "USER", "LOGNAME", "TMPDIR", "XDG_DATA_HOME", "XDG_DATA_DIRS",
      "XDG_CACHE_HOME", "LD_LIBRARY_PATH", "FONTCONFIG_FILE", "FONTCONFIG_PATH",
      "GI_TYPELIB_PATH", "LSAN_OPTIONS", "ASAN_OPTIONS",
      // The display, which is used if no other screen starts.
      "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR", "GDK_BACKEND",
    ]
    var variables = Environment.variables.filter { kept.contains($0.key) }
    variables.merge([
      "XDG_CONFIG_HOME": "\(folder)/configuration", "XDG_CONFIG_DIRS": "\(folder)/configuration",
      "LC_ALL": "C.UTF-8", "LANGUAGE": "", "GSK_RENDERER": "cairo", "GSETTINGS_BACKEND": "memory",
      "GTK_A11Y": "none", "GIO_USE_VFS": "local", "ADW_DISABLE_PORTAL": "1",
      "DBUS_SESSION_BUS_ADDRESS": "disabled:", "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    return variables
  }
}
