import LiveryAdwaita
import ThemeModel
import ThemeSource

extension ThemeValue {
  /// The name, description and other information about a theme.
  static var about: [ThemeValue] {
    [
      about("name", translated("Name"), translated("What people call the theme"), isRequired: true),
      about("summary", translated("Summary"), translated("The theme in a sentence")),
      about("author", translated("Author"), translated("Who made the theme")),
      about("license", translated("License"), translated("What others may do with the theme")),
      about("homepage", translated("Homepage"), translated("Where the theme is found on the web")),
    ]
  }

  private static func about(
    _ key: String, _ title: String, _ summary: String, isRequired: Bool = false
  ) -> ThemeValue {
    ThemeValue(
      path: [key], kind: .text(.max), title: title, name: title, summary: summary,
      group: translated("About the Theme"), isRequired: isRequired)
  }

  /// The states of the theme's own information, in the order of `about`.
  static func aboutStates(of theme: Theme, in root: SourceNode?) -> [ValueState] {
    guard let root else {
      return about.map { ValueState(text: $0.isRequired ? theme.name : "") }
    }
    return about.map { value in
      root[value.path[0]].map { ValueState($0, value.spelling) } ?? ValueState()
    }
  }
}
