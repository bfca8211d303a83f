import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

extension GTKStylesheet {
  /// Reports the variables that are no colors: each invalid color, and the first of the others.
  func reportVariablesWithoutColor(_ findings: inout [Finding]) {
    let unpainted =
      release.has(.customProperties) ? Set(definitions.filter(\.isNothing).map(\.name)) : []
    var said: Set<[UInt8]> = []
    var notColors: [GTKStatements.Color] = []
    for variable in statements.variables
    where !variables.isColor(variable.name) && !variables.isKept(variable.name) {
      guard said.insert(variable.name).inserted else { continue }
      let name = variable.name.shownOnOneLine
      if let cause = colorlessSource(of: variable.name) {
        let message = "'\(cause.name.shownOnOneLine)' is no color, and so is none of '\(name)'"
        warn(of: cause.tokens, .leftOut, message, &findings)
        continue
      }
      if unpainted.contains(variable.name) {
        findings.report(
          .error, .cssValue, at: sheet.location(of: variable.tokens),
          "'\(name)' is no color, and what uses it is painted as nothing")
      } else {
        notColors.append(variable)
      }
    }
    if let first = notColors.first {
      let name = first.name.shownOnOneLine
      warn(
        of: first.tokens, .leftOut,
        notColors.count == 1
          ? "'\(name)' is no color" : "'\(name)' and \(notColors.count - 1) more are no colors",
        &findings)
    }
  }

  /// The variable with an invalid color from which another one gets its value.
  private func colorlessSource(of name: [UInt8]) -> GTKStatements.Color? {
    var names = [name]
    for _ in 0..<GTKStylesheet.chainLimit {
      let next = written.lazy.filter { names.contains($0.name) }.flatMap(\.references)
      let found = zip(statements.variables, written).first { variable, definition in
        next.contains(variable.name) && definition.references.isEmpty && !definition.canBeColor
      }
      if let found { return found.0 }
      names = Array(next)
    }
    return nil
  }

  /// The longest chain of variables to an invalid color.
  private static let chainLimit = 8
}
