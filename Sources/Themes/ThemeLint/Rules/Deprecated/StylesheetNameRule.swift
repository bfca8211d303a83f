import GTKKnowledge
import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// One of the stylesheets for an appearance that apps had beside `style.css`, which libadwaita
/// warns of since 1.9.
struct StylesheetNameRule: LintRule {
  static let id: RuleID = "deprecated/stylesheet-name"

  let description = RuleDescription(
    id, .warning, finds: "'style-dark.css', 'style-hc.css' or 'style-hc-dark.css' of an app",
    remedy: "join it with 'style.css' in '@media', as 'livery modernize' does")

  func check(_ subject: LintSubject) -> [Finding] {
    guard subject.format == .gtkCSS, let css = subject.modernCSS(with: .mediaQueries) else {
      return []
    }
    let start = css.sheet.text.location(of: 0..<0)
    let name = RegularFile.name(of: start.file)
    guard let condition = AppStylesheet(rawValue: name)?.condition else { return [] }
    return [
      Finding(
        .warning, Self.id, at: start,
        "libadwaita 1.9 has deprecated '\(name)'; '@media \(condition)' in 'style.css' holds in the "
          + "same appearance")
    ]
  }
}
