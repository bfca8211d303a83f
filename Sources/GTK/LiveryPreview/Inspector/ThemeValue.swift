import LiveryAdwaita
import ThemeModel

/// A value of a theme's file that the inspector edits in a field.
struct ThemeValue: Hashable {
  /// The keys that lead to it in the file.
  let path: [String]

  let kind: StyleProperty.Kind

  /// What its row is called, such as `Size`.
  let title: String

  /// What tells it from all others for a screen reader, such as `Headline: Size`.
  let name: String
  var summary = ""

  /// The title above its group.
  var group = ""
  var isRequired = false

  /// What is wrong with an empty text; `nil` if the theme's reader says it, or one is fine.
  var complaintIfEmpty: String?

  /// The name of the button that removes what the value is about; `nil` if only the value can be
  /// left to what the theme extends.
  var removal: String?

  /// The key in the file, and what the value is for.
  var explanation: String {
    let key = path.joined(separator: ".")
    return summary.isEmpty ? key : "\(key): \(summary)"
  }

  /// Whether it is the family of a font.
  var isFontFamily: Bool { path.first == "fonts" && path.last == "family" }

  var spelling: ValueSpelling { ValueSpelling(kind, usual: usual) }

  /// What most widgets have where nothing sets it, from which steps go.
  var usual = 0.0
}

extension ThemeValue {
  init(_ metric: Metric) {
    self.init(
      path: ["metrics", metric.rawValue], kind: .length(metric.range), title: metric.title,
      name: metric.title, summary: metric.summary, group: translated("Metrics"),
      usual: metric.usual)
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
  /// What most widgets have where nothing sets the property; 0 where that differs.
  var usual: Double {
    switch self {
    case .fontSize: 11
    case .fontWeight: 400
    case .opacity: 1
    case .radius: 6
    case .iconSize: 16
    case .transition: 200
    default: 0
    }
  }
}
