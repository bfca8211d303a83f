import LiverySystem

/// A stylesheet that a color generator writes when it runs, from a template in its configuration.
enum GeneratedFile {
  /// The generators, by the names of their folders.
  private static let generators = ["matugen", "wallust", "wal"]

  /// The number of folders above a stylesheet that may be the folder of all configurations.
  private static let height = 6

  /// Whether a generator's folder beside the program's folder has a template with the same name,
  /// perhaps with the program's name before: `matugen/templates/waybar-colors.css`.
  static func isOne(_ path: String, importedIn folder: String) -> Bool {
    let name = RegularFile.name(of: path)
    return RegularFile.folders(from: folder).prefix(height).contains { around in
      generators.contains { generator in
        Folder.names(in: "\(around)/\(generator)/templates").contains { $0.hasSuffix(name) }
      }
    }
  }
}
