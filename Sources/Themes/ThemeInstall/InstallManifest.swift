import LiverySystem
import ThemeSource

/// The list of files that Livery has written into a user's configuration, so that all of them can
/// be removed.
///
/// All paths are relative to the configuration's folder.
struct InstallManifest: Hashable, Sendable {
  var id: String
  var name: String

  /// The theme's files, each with the digests of every content that Livery may have written there.
  private(set) var files: [File] = []

  /// The user's stylesheets that were not there before.
  var created: [String] = []

  /// The backup links to stylesheets that were links before, each beside the file that replaces it.
  var kept: [String] = []

  /// Whether the theme was removed, and its files are empty for running apps.
  var isEmptied = false

  /// Whether the theme follows the desktop's color scheme.
  var follows = false

  /// The folders that were not there before, the outer before the inner.
  var folders: [String] = []

  struct File: Hashable, Sendable {
    let path: String
    var digests: [String]
  }

  /// The files beside the stylesheets: those that the CSS of a theme names, and those for following
  /// the desktop.
  var linked: [String] {
    files.map(\.path).filter { RegularFile.name(of: $0) != ManagedImport.file }
  }

  /// Adds a file with its future content.
  mutating func add(_ bytes: [UInt8], at path: String) {
    let digest = Self.digest(of: bytes)
    if let known = files.firstIndex(where: { $0.path == path }) {
      if !files[known].digests.contains(digest) { files[known].digests.append(digest) }
    } else {
      files.append(File(path: path, digests: [digest]))
    }
  }

  /// Whether bytes are a theme that Livery wrote to a path.
  func wrote(_ bytes: [UInt8], to path: String) -> Bool {
    files.contains { $0.path == path && $0.digests.contains(Self.digest(of: bytes)) }
  }

  /// The length and the fingerprint: enough to detect a change of a file.
  private static func digest(of bytes: [UInt8]) -> String {
    "\(bytes.count)-\(Fingerprint(of: bytes))"
  }
}

extension InstallManifest {
  var text: String {
    JSONValue.members([
      "livery": 1,
      "theme": ["id": .string(id), "name": .string(name)],
      "files": .array(
        files.map { file in
          [
            "path": .string(file.path),
            "digests": .strings(file.digests),
          ]
        }),
      "created": .strings(created),
      "kept": .strings(kept),
      "emptied": .boolean(isEmptied),
      "follows": .boolean(follows),
      "folders": .strings(folders),
    ]).text + "\n"
  }

  /// Reads a manifest; `nil` if this version of Livery did not write it.
  init?(_ text: SourceText) {
    var findings: [Finding] = []
    let root = SourceDocument(json: text, findings: &findings).root
    guard findings.isEmpty, root["livery"]?.number == 1, let theme = root["theme"],
      let id = theme["id"]?.string, let name = theme["name"]?.string
    else { return nil }
    self.init(id: id, name: name)
    for file in root["files"].map({ Array($0.children) }) ?? [] {
      guard let path = file["path"]?.string else { return nil }
      files.append(File(path: path, digests: Self.strings(file["digests"])))
    }
    created = Self.strings(root["created"])
    kept = Self.strings(root["kept"])
    isEmptied = root["emptied"]?.boolean ?? false
    follows = root["follows"]?.boolean ?? false
    folders = Self.strings(root["folders"])
  }

  private static func strings(_ node: SourceNode?) -> [String] {
    node.map { $0.children.compactMap(\.string) } ?? []
  }
}
