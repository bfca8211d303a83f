import LiverySystem

/// Finds the scripts of a repository that name a file, such as one that links or copies the chosen
/// colors to where a stylesheet imports them.
struct ScriptedFiles {
  /// The endings of files that are searched; files without an ending are, too.
  private static let endings: Set<String> = [
    "sh", "bash", "zsh", "fish", "nu", "py", "lua", "js", "ts", "rb", "pl", "nix", "conf", "ini",
  ]

  /// The maximum number of files that are searched, and of bytes of each.
  private static let countLimit = 512
  private static let sizeLimit = 128 * 1024

  /// The contents of the scripts, by the folder of their repository.
  private var scripts: [String: [(path: String, bytes: [UInt8])]] = [:]

  /// The path, in its repository, of a script that names a file by its last folder and its name
  /// (`waybar/colors.css`); `nil` without such a script, and outside of repositories.
  mutating func script(naming path: String) -> String? {
    let folder = RegularFile.folder(of: path)
    guard let root = FolderWalk.repository(around: folder), folder != root else { return nil }
    let name = "\(RegularFile.name(of: folder))/\(RegularFile.name(of: path))"
    let script = scripts(in: root).first { Self.names(name, $0.bytes) }
    return script.flatMap { RelativePath.of($0.path, below: root) }
  }

  /// Whether a text has a name that is not the end of another one.
  private static func names(_ name: String, _ bytes: [UInt8]) -> Bool {
    bytes.contains("/\(name)".utf8) || bytes.contains("\"\(name)".utf8)
      || bytes.contains(" \(name)".utf8)
  }

  private mutating func scripts(in root: String) -> [(path: String, bytes: [UInt8])] {
    if let known = scripts[root] { return known }
    let files = (FolderWalk.files(in: root) ?? []).filter { file in
      let parts = RegularFile.name(of: file.path).split(separator: ".")
      return !file.isFolder && !file.isElsewhere && !file.isMisnamed
        && (parts.count == 1 || parts.last.map { Self.endings.contains(String($0)) } == true)
    }
    let read = files.prefix(Self.countLimit).compactMap { file in
      (try? RegularFile.read(file.path, upTo: Self.sizeLimit)).map { (file.path, $0) }
    }
    scripts[root] = read
    return read
  }
}
