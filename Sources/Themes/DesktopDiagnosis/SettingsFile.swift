import LiverySystem

/// The values of a `settings.ini`, or of another file of keys, each with its line.
struct SettingsFile: Hashable, Sendable {
  struct Value: Hashable, Sendable {
    let text: String
    let line: Int
  }

  let path: String

  /// The values by group and key: `Settings/gtk-theme-name`.
  private(set) var values: [String: Value] = [:]

  private static let sizeLimit = 256 * 1024

  /// Reads a file; `nil` if none can be read.
  init?(_ path: String) {
    guard let bytes = try? RegularFile.read(path, upTo: Self.sizeLimit) else { return nil }
    self.path = path
    var group = ""
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let line = line.trimmed
      if line.hasPrefix("["), line.hasSuffix("]") {
        group = String(line.dropFirst().dropLast())
      } else if !line.hasPrefix("#"), let cut = line.firstIndex(of: "=") {
        let key = line[..<cut].trimmed
        let text = line[line.index(after: cut)...].trimmed
        values["\(group)/\(key)"] = Value(text: text, line: index + 1)
      }
    }
  }

  /// A value of the group that GTK reads.
  func setting(_ key: String) -> Value? { values["Settings/\(key)"] }

  /// Whether GTK reads a value as true.
  func isOn(_ key: String) -> Bool {
    ["1", "true", "yes"].contains(setting(key)?.text.lowercased() ?? "")
  }
}

extension StringProtocol {
  /// The text without spaces at both ends.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
