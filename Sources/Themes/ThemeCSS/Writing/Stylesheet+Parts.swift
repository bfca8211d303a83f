import GTKKnowledge
import ThemeModel

extension Stylesheet {
  func writeColors(to writer: inout StylesheetWriter, variablesOf selector: String = ":root") {
    let starts = ColorRole.definitionStarts
    for role in namedRoles {
      writer.append(starts[Int(role.rawValue)])
      writer.append(theme[role])
      writer.endDeclaration()
    }
    for custom in theme.customColors {
      writer.append("@define-color ")
      writer.append(customName: custom.name, hyphen: UInt8(ascii: "_"))
      writer.append(" ")
      writer.append(custom.color)
      writer.endDeclaration()
    }
    if target.hasVariables { writeVariables(of: selector, to: &writer) }
  }

  /// The roles that are defined by name.
  private var namedRoles: [ColorRole] {
    guard names == .variables else { return roles }
    let quoted = QuotedNames(in: theme.extraCSS)
    return roles.filter { role in
      ColorRole.variables[Int(role.rawValue)].isEmpty
        || quoted.contains(ColorRole.namedColors[Int(role.rawValue)])
    }
  }

  private func writeVariables(of selector: String, to writer: inout StylesheetWriter) {
    let variables = ColorRole.variables
    let roles = roles.filter { role in
      !variables[Int(role.rawValue)].isEmpty
        && (!derived.contains(role) || restored.contains(role))
    }
    guard !roles.isEmpty || !theme.customColors.isEmpty else { return }
    writer.append(string: "\n\(selector) {\n")
    for role in roles {
      writer.append("  ")
      writer.append(variables[Int(role.rawValue)])
      writer.append(": ")
      if derived.contains(role), let background = target.derivations[Int(role.rawValue)] {
        writer.append("oklab(from var(")
        writer.append(variables[Int(background.rawValue)])
        writer.append(string: ") var(\(ReleaseKnowledge.standaloneVariable)))")
      } else {
        writer.append(theme[role])
      }
      writer.endDeclaration()
    }
    for custom in theme.customColors {
      writer.append("  --")
      writer.append(customName: custom.name, hyphen: UInt8(ascii: "-"))
      writer.append(": ")
      writer.append(custom.color)
      writer.endDeclaration()
    }
    writer.append("}\n")
  }

  func writeRules(to writer: inout StylesheetWriter) {
    guard target.hasRules else { return }
    writer.namesVariables = target.hasVariables
    writer.namesOwnVariables = names == .variables
    // If the theme itself has a rule for panes, it applies to all of them.
    writer.restoresPanes = !theme.rules.contains { rule in
      !rule.isOfBase && !theme.selector(of: rule).subject.component.css.panes.isEmpty
    }
    for rule in shownRules { writer.append(rule, of: theme, blocks) }
  }

  func writeExtraCSS(to writer: inout StylesheetWriter) {
    guard target.hasRules else { return }
    for (index, extra) in theme.extraCSS.enumerated() {
      writer.append("\n")
      let start = writer.bytes.count
      let css = showsPictures ? extra.shownCSS : extra.css
      writer.append(string: css)
      writer.mark(from: start, as: .extraCSS(index))
      if !css.hasSuffix("\n") { writer.append("\n") }
    }
  }
}

extension StylesheetWriter {
  /// Appends a custom color's name with the separator for its place.
  mutating func append(customName name: String, hyphen: UInt8) {
    append(name.utf8.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") ? hyphen : $0 })
  }
}
