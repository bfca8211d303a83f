import ThemeModel
import ThemeSource

/// The meaning of the colors and variables that a stylesheet defines.
struct ColorReferences: Sendable {
  /// The colors that a value uses.
  struct Reading {
    /// The roles, each once: those that the value names, then those behind its other names.
    var roles: [ColorRole] = []

    /// The names that neither are roles nor defined in the stylesheet, as CSS spells them.
    var unknown: [String] = []

    /// Whether it uses the color of the widget's own text.
    var readsCurrentColor = false
  }

  /// The maximum number of names and values that are followed for one value.
  private static let limit = 1000

  private let sheet: CSSStylesheet

  private let values: NamedValues

  init(_ sheet: CSSStylesheet) {
    self.sheet = sheet
    values = NamedValues(sheet)
  }

  /// The colors of a declaration's value; names that are not roles are looked up in the stylesheet.
  func reading(of declaration: CSSDeclaration) -> Reading {
    var reading = Reading()
    var seen: Set<String> = []
    var pending = [declaration.value]
    var steps = 0
    while let value = pending.popLast(), steps < ColorReferences.limit {
      var definitions: [Range<Int>] = []
      var index = value.lowerBound
      while index < value.upperBound {
        let token = sheet.tokens[index]
        index += 1
        var name: String?
        switch token.kind {
        case .atKeyword: name = "@" + sheet.name(of: token)
        case .function where sheet.isWord(token, "var"):
          while index < value.upperBound, sheet.tokens[index].isSpace { index += 1 }
          guard index < value.upperBound else { continue }
          let variable = sheet.name(of: sheet.tokens[index])
          // The fallback of a variable counts only if the variable is not set.
          if ColorRole(cssName: variable) != nil || values[variable] != nil {
            index = end(ofFunctionAt: index, in: value)
          }
          name = variable
        case .identifier
        where ["currentcolor", "inherit", "unset"].contains { sheet.isWord(token, $0) }:
          reading.readsCurrentColor = true
        default: break
        }
        guard let name, seen.insert(name).inserted else { continue }
        steps += 1
        if let role = ColorRole(cssName: name) {
          if !reading.roles.contains(role) { reading.roles.append(role) }
        } else if let known = values[name] {
          definitions += known
        } else {
          reading.unknown.append(name)
        }
      }
      steps += definitions.count
      pending += definitions.reversed()
    }
    return reading
  }

  /// The index of the token that closes the function whose arguments an index is among.
  private func end(ofFunctionAt index: Int, in value: Range<Int>) -> Int {
    var (index, depth) = (index, 0)
    while index < value.upperBound {
      if sheet.tokens[index].closer != nil { depth += 1 }
      if sheet.tokens[index].isCloser {
        if depth == 0 { return index }
        depth -= 1
      }
      index += 1
    }
    return index
  }
}

extension ColorRole {
  /// The role with a name in GTK's CSS, including its sign: `@accent_bg_color`, or
  /// `--accent-bg-color` if it is a variable.
  init?(cssName name: String) {
    let bytes = Array(name.utf8)
    let index =
      bytes.first == UInt8(ascii: "@")
      ? RoleNames.named.index(of: bytes.dropFirst())
      : bytes.isEmpty ? nil : RoleNames.variables.index(of: bytes[...])
    guard let index else { return nil }
    self = ColorRole.all[index]
  }

  private enum RoleNames {
    static let named = NameTable(ColorRole.namedColors.map { String(decoding: $0, as: UTF8.self) })
    static let variables = NameTable(
      ColorRole.variables.map { String(decoding: $0, as: UTF8.self) })
  }
}
