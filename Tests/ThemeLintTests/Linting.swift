import Fixtures
import Testing
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeSource

/// Themes judged from their text.
enum Linting {
  private static let head = "livery = 1\nname = \"T\"\n"

  /// The findings about a Livery theme.
  static func check(
    _ text: SourceText, as format: ThemeFormat = .livery, target: Target? = .v4_8
  ) throws -> [Finding] {
    let reading = try ThemeLibrary(userFolder: nil).read(text, path: nil, as: format)
    return Linter.check(reading, target: target)
  }

  /// The findings about a Livery theme that has a head already, errors of reading it not expected.
  static func findings(_ body: String, target: Target = .v4_8) throws -> [Finding] {
    try check(MarkedText(head + body).text, target: target)
  }

  /// A theme's text behind the two lines that all have.
  static func marked(_ body: String) -> MarkedText { MarkedText(head + body) }

  /// A theme's text after its fixes, without the two lines that all have.
  static func fixed(_ body: String, target: Target = .v4_8) throws -> String {
    let text = MarkedText(head + body).text
    let repair = try Repair(of: text, try check(text, target: target), changesDesign: true) {
      text in
      try check(text, target: target)
    }
    return String(decoding: repair.text.bytes.dropFirst(head.utf8.count), as: UTF8.self)
  }
}
