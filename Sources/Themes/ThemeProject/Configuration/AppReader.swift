import LiverySystem
import ThemeModel
import ThemeSource

/// Reads an app of a `livery.toml`.
struct AppReader {
  /// The keys of an app's table, as the schema lists them.
  static let keys = ["command", "script"]

  /// Reads an app from its table; `nil` if the table has no valid command.
  static func read(
    _ node: SourceNode, in folder: String, findings: inout [Finding]
  ) -> DeclaredApp? {
    let report = { (rule: RuleID, place: SourceLocation, message: String) in
      Finding(.error, rule, at: place, message)
    }
    guard node.kind == .table else {
      findings.append(
        report(.type, node.location, "expected a table, such as '[apps.\(node.key)]'"))
      return nil
    }
    for key in node.children where !keys.contains(key.key) {
      findings.append(
        Finding(
          .error, .key, at: key.keyLocation, "no key of an app is called '\(key.key)'",
          unknown: key.key, at: key.keyNameLocation, among: keys, where: { node[$0] == nil }))
    }
    if !DeclaredApp.isName(node.key) {
      findings.append(
        report(
          .configurationValue, node.keyLocation,
          "expected a name of up to 64 letters, digits, '-', '_' and '.'"))
    }
    let script = node["script"].flatMap { file in
      let text = file.string.flatMap { $0.isEmpty ? nil : $0 }
      if text == nil {
        findings.append(report(.type, file.location, "expected the path of a script in quotes"))
      }
      return text.map { RegularFile.path($0, in: folder) }
    }
    guard let command = command(node, in: folder) else {
      findings.append(
        report(
          .configurationValue, node["command"]?.location ?? node.keyLocation,
          "expected the words of a command line, such as 'command = [\"gnome-calculator\"]'"))
      return nil
    }
    return DeclaredApp(name: node.key, command: command, script: script)
  }

  /// The words of a command line; a program with a folder in its name is relative to this folder.
  private static func command(_ node: SourceNode, in folder: String) -> [String]? {
    guard let list = node["command"], list.kind == .array else { return nil }
    var words = list.children.compactMap(\.string)
    guard words.count == list.childCount, let program = words.first, !program.isEmpty,
      !words.contains(where: { $0.utf8.contains(0) })
    else { return nil }
    if program.contains("/") { words[0] = RegularFile.path(program, in: folder) }
    return words
  }
}
