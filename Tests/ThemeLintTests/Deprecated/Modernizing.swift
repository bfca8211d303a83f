import GTKKnowledge
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeSource

/// Stylesheets whose deprecated parts are fixed.
enum Modernizing {
  /// A stylesheet after the fixes of the rules for what is deprecated.
  static func fixed(_ css: String, on target: Target = .v4_20) throws -> String {
    let text = SourceText(file: "style.css", css)
    let repair = try Repair(of: text, findings(text, on: target), changesDesign: true) {
      try findings($0, on: target)
    }
    return String(decoding: repair.text.bytes, as: UTF8.self)
  }

  /// What is found deprecated in a stylesheet, and errors.
  static func findings(_ text: SourceText, on target: Target?) throws -> [Finding] {
    try Linting.check(text, as: .gtkCSS, target: target).filter {
      $0.rule.family == "deprecated" || $0.severity == .error
    }
  }

  /// The messages about what is deprecated.
  static func messages(_ css: String, on target: Target? = .v4_20) throws -> [String] {
    try findings(SourceText(file: "style.css", css), on: target)
      .filter { $0.rule.family == "deprecated" }.map(\.message)
  }
}
