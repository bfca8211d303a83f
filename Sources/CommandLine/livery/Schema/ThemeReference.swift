import EmbeddedFiles
import ThemeFormats
import ThemeModel
import ThemeSource

/// The page of documentation about the theme file: its text, with the tables that the reader uses.
struct ThemeReference {
  var markdown: String {
    EmbeddedFile.text(
      "reference/theme-file.md",
      [
        "keys": table(
          "key", "means", rows: ThemeSchema().keys.map { [code($0.key), description(of: $0)] }),
        "functions": table(
          "function", "makes", rows: ExpressionParser.functions.map { [code($0.form), $0.summary] }),
        "roles": table("role", "paints", "since", rows: roles),
        "hues": list(hues),
        "metrics": table("metric", "from, to", "components", rows: metrics),
        "fonts": list(FontName.allCases.map(\.rawValue)),
        "states": list(StateSet(rawValue: .max).stateNames.map { ":\($0)" }),
        "components": table("component", "is", "since", rows: components),
        "properties": table(
          "property", "takes", rows: StyleProperty.known.map { [code($0.name), $0.kind.summary] }),
        "kinds": list(OwnProperty.Kind.allCases.map(\.rawValue)),
      ])
  }

  private var roles: [[String]] {
    ColorRole.allCases.filter { !$0.isSwatch }.map { role in
      [code(role.name), role.summary, role.since.map { "\($0)" } ?? "Livery"]
    }
  }

  /// The first swatch of each hue.
  private var hues: [String] {
    ColorRole.allCases.filter { $0.isSwatch && $0.name.hasSuffix("-1") }.map(\.name)
  }

  private var metrics: [[String]] {
    Metric.allCases.map { metric in
      let components = Component.known.filter { component in
        StyleProperty.known.contains { metric.sets($0, of: component) }
      }
      return [code(metric.rawValue), metric.range.summary(), list(components.map(\.name))]
    }
  }

  private var components: [[String]] {
    let all = Component.known + ThemeLibrary(userFolder: nil).base.components.components
    return all.map { [code($0.name), $0.summary, "\($0.since)"] }
  }

  private func code(_ text: String) -> String { "`\(text)`" }

  private func list(_ names: [String]) -> String { names.map(code).joined(separator: ", ") }

  private func table(_ head: String..., rows: [[String]]) -> String {
    let lines =
      [head, head.map { _ in "---" }] + rows.map { $0.map { $0.replacing("|", with: "\\|") } }
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  private func description(of key: JSONValue.Member) -> String {
    let description = key.value.members.first { $0.key == "description" }?.value
    return if case .string(let text) = description { text } else { "" }
  }
}
