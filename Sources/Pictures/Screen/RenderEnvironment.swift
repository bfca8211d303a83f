import Adwaita
import System

/// What the pixels of a render depend on besides its input.
nonisolated struct RenderEnvironment: Codable, Hashable {
  let gtk, libadwaita, pango, cairo: String

  /// What paints.
  let renderer: String

  /// The fonts that were asked for and the families that stood in for them.
  let fonts: [String]

  /// A number made of the pixels of some text in the stock theme: what fonts, their hints and the
  /// libraries that paint them come to.
  let text: String
}

extension RenderEnvironment {
  /// GNOME's fonts, which pictures are painted with wherever they are taken.
  static let font = "Cantarell 11"
  static let monospace = "Monospace 11"

  /// The variables of a worker: what programs and fonts are found by, and nothing that a desktop or
  /// a person settles otherwise.
  ///
  /// - Parameter folder: A folder that lasts as long as the render, whose configuration is empty.
  /// - Returns: The variables by name.
  static func variables(folder: String) -> [String: String] {
    let kept = [
      "PATH", "HOME", "USER", "LOGNAME", "TMPDIR", "XDG_DATA_HOME", "XDG_DATA_DIRS",
      "XDG_CACHE_HOME", "LD_LIBRARY_PATH", "FONTCONFIG_FILE", "FONTCONFIG_PATH",
      "GI_TYPELIB_PATH", "LSAN_OPTIONS", "ASAN_OPTIONS",
    ]
    var variables = Program.environment.filter { kept.contains($0.key) }
    if PrivateScreen.available == .present {
      let own = ["DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR", "GDK_BACKEND"]
      variables.merge(Program.environment.filter { own.contains($0.key) }) { $1 }
    } else {
      variables["XDG_RUNTIME_DIR"] = folder
    }
    variables.merge([
      "XDG_CONFIG_HOME": "\(folder)/configuration", "XDG_CONFIG_DIRS": "\(folder)/configuration",
      "LC_ALL": "C.UTF-8", "LANGUAGE": "", "GSK_RENDERER": "cairo", "GSETTINGS_BACKEND": "memory",
      "GTK_A11Y": "none", "GIO_USE_VFS": "local", "ADW_DISABLE_PORTAL": "1",
      "DBUS_SESSION_BUS_ADDRESS": "disabled:", "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    return variables
  }
}
