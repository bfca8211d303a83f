import LiveryAdwaita
import ThemeFormats

/// The kind of an export: a file of a format, the files that an app or a user's GTK loads, or a
/// picture of the shown page.
nonisolated enum ExportKind: Hashable, Sendable {
  case file(ThemeFormat, ending: String)
  case app
  case user
  case picture

  /// All kinds: first those that GTK loads, then the other formats of `livery convert`.
  static let all: [ExportKind] = {
    let formats = [.gtkCSS] + ThemeFormat.allCases.filter { $0 != .gtkCSS }
    let files = formats.flatMap { format in
      endings(of: format).map { ExportKind.file(format, ending: $0) }
    }
    return files.prefix(1) + [.app, .user, .picture] + files.dropFirst()
  }()

  /// The two-part endings of a format, which identify it; if it has none, the ending of new files.
  private static func endings(of format: ThemeFormat) -> [String] {
    let precise = format.endings.filter { $0.count { $0 == "." } > 1 }
    return precise.isEmpty ? [format.ending] : precise
  }

  /// The name of the kind in the dialog.
  var label: String {
    switch self {
    case .app: translated("Folder for an App")
    case .user: translated("Folder for a User's GTK")
    case .picture: translated("Picture of the Page (.png)")
    case .file(let format, let ending): "\(Self.name(of: format)) (\(ending))"
    }
  }

  private static func name(of format: ThemeFormat) -> String {
    switch format {
    case .gtkCSS: translated("Stylesheet")
    case .livery: translated("Livery Theme")
    case .gradience: translated("Gradience Preset")
    case .base16: translated("Base16 Scheme")
    case .base24: translated("Base24 Scheme")
    case .dtcg: translated("Design Tokens")
    case .material: translated("Material Palette")
    case .pywal: translated("pywal Palette")
    default: format.rawValue
    }
  }

  /// The ending of the file; `nil` if a folder is written.
  var ending: String? {
    switch self {
    case .file(_, let ending): ending
    case .picture: ".png"
    case .app, .user: nil
    }
  }

  /// Whether the output depends on the target GTK.
  var dependsOnRelease: Bool {
    switch self {
    case .file(let format, _): format.dependsOnRelease
    case .app, .user: true
    case .picture: false
    }
  }

  /// Whether the file may be for GTK 3, which reads no rules.
  var canBeForGTK3: Bool {
    if case .file(.gtkCSS, _) = self { true } else { false }
  }
}
