import LiveryAdwaita

/// The commands for a theme as a file.
enum ThemeCommand: RowCommand {
  case rename, duplicate, openInEditor, showInFiles, trash

  /// Whether it needs a file of the user's.
  var needsFile: Bool { self != .duplicate }

  var action: String {
    switch self {
    case .rename: "rename-theme"
    case .duplicate: "duplicate-theme"
    case .openInEditor: "edit-theme-file"
    case .showInFiles: "show-theme-file"
    case .trash: "trash-theme"
    }
  }

  var label: String {
    switch self {
    case .rename: translated("Re_name…")
    case .duplicate: translated("_Duplicate")
    case .openInEditor: translated("Open in Text _Editor")
    case .showInFiles: translated("Show in _Files")
    case .trash: translated("Move to _Trash")
    }
  }
}
