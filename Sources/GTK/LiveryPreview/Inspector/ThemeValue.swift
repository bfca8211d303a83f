import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import ThemeModel

/// A value of a theme's file that the inspector edits in a field.
struct ThemeValue: Hashable {
  /// The keys of the value in the file.
  let path: [String]

  let kind: StyleProperty.Kind

  /// The title of its row, such as `Size`.
  let title: String

  /// Its unique accessible name, such as `Headline: Size`.
  let name: String
  var summary = ""

  /// The title above its group.
  var group = ""
  var isRequired = false

  /// The error for an empty text; `nil` if the theme's reader reports it, or an empty text is
  /// valid.
  var errorIfEmpty: String?

  /// The label of the button that removes the thing itself; `nil` if only its value can be reset to
  /// the base theme's.
  var removal: String?

  /// The key in the file, and the purpose of the value.
  var explanation: String {
    let key = path.joined(separator: ".")
    return summary.isEmpty ? key : "\(key): \(summary)"
  }

  /// Whether it is the family of a font.
  var isFontFamily: Bool { path.first == "fonts" && path.last == "family" }

  var spelling: ValueSpelling { ValueSpelling(kind, usual: usual) }

  /// The text of an empty field, which says what is in effect without a value.
  var placeholder: String {
    if isRequired { return "" }
    if case .text(_) = kind { return translated("none") }
    guard path.first == "metrics" else { return translated("as in GTK") }
    return translated("\(spelling.text(of: .metric(usual))), as in GTK")
  }

  /// The value that most widgets have by default, from which steps start.
  var usual = 0.0
}

extension ThemeValue {
  init(_ metric: Metric) {
    self.init(
      path: ["metrics", metric.rawValue], kind: .length(metric.range), title: metric.title,
      name: metric.title, summary: metric.summary, group: translated("Metrics"),
      usual: metric.usual(in: Toolkit.release.adwaita))
  }

  init(_ key: (name: String, property: StyleProperty), of font: FontName) {
    self.init(
      path: ["fonts", font.rawValue, key.name], kind: key.property.kind,
      title: key.property.fontTitle,
      name: translated("\(font.title): \(key.property.fontTitle)"), summary: font.summary,
      group: translated("Font: \(font.title)"), usual: key.property.usual)
  }

  /// The metrics, then the fonts.
  static var shared: [ThemeValue] {
    Metric.allCases.map { ThemeValue($0) }
      + FontName.allCases.flatMap { font in Font.keys.map { ThemeValue($0, of: font) } }
  }
}

extension StyleProperty {
  /// The value that most widgets have by default; 0 if it varies.
  var usual: Double {
    switch self {
    case .fontSize: 11
    case .fontWeight: 400
    case .opacity: 1
    case .radius: Metric.controlRadius.usual(in: Toolkit.release.adwaita)
    case .iconSize: 16
    case .transition: 200
    default: 0
    }
  }
}
