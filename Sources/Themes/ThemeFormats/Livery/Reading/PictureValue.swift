import ThemeModel
import ThemeSource

/// A picture as a theme's file writes it: `ship.svg`, `invert(ship.svg)` or `tint(ship.svg,
/// $accent)`.
struct PictureValue {
  let address: String
  let change: PictureChange?

  /// An error in a value.
  struct Problem: Error {
    let rule: RuleID
    let message: String
  }

  static func parsed(_ text: String) -> Result<PictureValue, Problem> {
    if let file = argument(of: "invert", in: text) {
      return .success(PictureValue(address: file, change: .inverted))
    }
    guard let arguments = argument(of: "tint", in: text) else {
      return .success(PictureValue(address: text, change: nil))
    }
    // A color contains no comma, but a file name may.
    guard let comma = arguments.lastIndex(of: ","),
      case let name = trimmed(arguments[arguments.index(after: comma)...]), name.hasPrefix("$")
    else {
      return .failure(
        Problem(
          rule: .picture,
          message: "expected a file and a role, such as 'tint(mark.png, $accent)', not '\(text)'"))
    }
    let role = String(name.dropFirst())
    guard let known = ColorRole(name: role) else {
      let (hint, _) = NameSuggestion.suggestion(
        for: role, among: ColorRole.allCases.map(\.name))
      return .failure(Problem(rule: .role, message: "no role is called '\(role)'\(hint)"))
    }
    return .success(
      PictureValue(address: trimmed(arguments[..<comma]), change: .tinted(known)))
  }

  /// The text between the parentheses of a function.
  private static func argument(of function: String, in text: String) -> String? {
    let text = trimmed(text[...])
    guard text.hasPrefix("\(function)("), text.hasSuffix(")") else { return nil }
    return trimmed(text.dropFirst(function.count + 1).dropLast())
  }

  private static func trimmed(_ text: Substring) -> String {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    return String(text.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
