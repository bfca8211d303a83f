import LiverySystem
import ThemeSource

/// Finds stylesheets that a color generator writes when it runs, by the generator's configuration.
struct GeneratedFiles {
  /// The generators, by the names of their folders, with the names of their configurations and of
  /// the key for the file that a template becomes.
  private static let generators: [(folder: String, file: String, key: String)] = [
    ("matugen", "config.toml", "output_path"), ("wallust", "wallust.toml", "target"),
    ("wal", "", ""),
  ]

  /// The number of folders above a stylesheet that may be the folder of all configurations.
  private static let height = 6

  /// The maximum number of configurations that are read, and of bytes of each.
  private static let countLimit = 8
  private static let sizeLimit = 256 * 1024

  /// The paths that configurations name as outputs.
  private var outputs: [String: [String]] = [:]

  /// Whether a generator writes a file: its folder beside the program's folder has a template with
  /// the same name, perhaps with the program's name before (`matugen/templates/waybar-colors.css`),
  /// or its configuration names the file as the output of a template.
  mutating func contain(_ path: String, importedIn folder: String) -> Bool {
    let name = RegularFile.name(of: path)
    for around in RegularFile.folders(from: folder).prefix(Self.height) {
      for generator in Self.generators {
        let own = "\(around)/\(generator.folder)"
        if Folder.names(in: "\(own)/templates").contains(where: { $0.hasSuffix(name) }) {
          return true
        }
        guard !generator.file.isEmpty else { continue }
        let outputs = outputs(of: "\(own)/\(generator.file)", generator.key)
        if outputs.contains(where: { Self.names($0, path, from: own) }) { return true }
      }
    }
    return false
  }

  /// The outputs that a configuration names; none if it cannot be read.
  private mutating func outputs(of file: String, _ key: String) -> [String] {
    if let known = outputs[file] { return known }
    guard outputs.count < Self.countLimit,
      let bytes = try? RegularFile.read(file, upTo: Self.sizeLimit)
    else { return [] }
    var ignored: [Finding] = []
    let document = SourceDocument(
      toml: SourceText(file: file, bytes: bytes), findings: &ignored)
    let templates = document.root["templates"].map { Array($0.children) } ?? []
    outputs[file] = templates.compactMap { $0[key]?.string }
    return outputs[file] ?? []
  }

  /// Whether an output is a file: a path in the home folder counts from wherever a repository keeps
  /// that folder, or its `.config`.
  private static func names(_ output: String, _ path: String, from folder: String) -> Bool {
    guard let inHome = HomePath.rest(of: output) else {
      return path == RelativePath.normalized(output.hasPrefix("/") ? output : "\(folder)/\(output)")
    }
    let rest = RelativePath.normalized(String(inHome))
    if path.hasSuffix("/\(rest)") { return true }
    let start = ".config/"
    guard rest.hasPrefix(start) else { return false }
    let inConfiguration = rest.dropFirst(start.count)
    // Only a name is too little to go by.
    return inConfiguration.contains("/") && path.hasSuffix("/\(inConfiguration)")
  }
}
