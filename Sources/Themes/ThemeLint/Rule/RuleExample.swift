/// A short text with a finding of a rule, and the fixed text.
public struct RuleExample: Hashable, Sendable {
  public let language: Language

  /// The text with the fault.
  public let bad: String

  /// The first finding of the wrong text: the severity and the message.
  ///
  /// `nil` if only GTK can find it.
  public let finding: String?

  /// The text without the fault.
  public let good: String

  /// The language of the texts.
  public enum Language: String, Sendable, CaseIterable {
    /// A theme in TOML without its first lines, `head`.
    case theme

    /// A complete theme in TOML.
    case file

    case json

    case base16

    case tokens

    case css

    /// A template that a generator fills with a palette.
    case template

    /// A `livery.toml`.
    case configuration

    /// The lines that examples of themes leave out.
    public static let head = "livery = 1\nname = \"Example\"\n"

    /// The name for the reader.
    public var title: String {
      switch self {
      case .theme, .file: "theme"
      case .json: "theme in JSON"
      case .base16: "base16 scheme"
      case .tokens: "design tokens"
      case .css: "CSS of GTK"
      case .template: "template"
      case .configuration: "livery.toml"
      }
    }

    /// The language name for a fenced block of Markdown.
    var fence: String {
      switch self {
      case .theme, .file, .configuration: "toml"
      case .json, .tokens: "json"
      case .base16: "yaml"
      case .css, .template: "css"
      }
    }
  }

  init(_ language: Language, bad: String, finding: String?, good: String) {
    self.language = language
    self.bad = bad
    self.finding = finding
    self.good = good
  }
}
