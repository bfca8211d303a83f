import GTKKnowledge
import ThemeModel

/// A name for a color, as a document spells it.
enum ColorSymbol: Hashable {
  /// A role, a palette entry or a custom color of a theme: `$NAME`, or its key.
  case theme(String)
  /// `@NAME` in CSS.
  case named(String)
  /// `--NAME` in CSS, with its hyphens.
  case variable(String)

  /// The role with this name; `nil` for a custom color.
  var role: ColorRole? {
    switch self {
    case .theme(let name): ColorRole(name: name)
    case .named(let name): ColorRole.allCases.first { $0.colorName.dropFirst() == name }
    case .variable(let name): ColorRole.allCases.first { $0.variableName == name }
    }
  }

  /// The name in a theme of the color with this name in CSS.
  var inTheme: ColorSymbol {
    if let role { return .theme(role.name) }
    switch self {
    case .theme: return self
    case .named(let name): return .theme(name.replacing("_", with: "-"))
    case .variable(let name): return .theme(String(name.dropFirst(2)))
    }
  }

  /// The name in the spelling of its uses.
  var text: String {
    switch self {
    case .theme(let name): "$\(name)"
    case .named(let name): "@\(name)"
    case .variable(let name): name
    }
  }
}

/// A place where a color is named.
struct SymbolOccurrence {
  let symbol: ColorSymbol

  /// The bytes of the name in the document, without a sign before it.
  let range: Range<Int>

  /// Whether the color is defined there.
  let isDefinition: Bool

  /// The bytes of the value that a definition gives.
  var value: Range<Int>?
}
