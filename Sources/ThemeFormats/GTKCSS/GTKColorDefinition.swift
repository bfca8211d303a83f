import ThemeCSS
import ThemeModel
import ThemeSource

/// A color that a file defines by a name of GTK's CSS.
struct GTKColorDefinition {
  /// The name, escapes resolved; a variable's with its hyphens.
  let name: [UInt8]

  /// The value, made ready for the parser of expressions.
  let value: ArraySlice<UInt8>

  /// The names that the value refers to.
  let references: [[UInt8]]

  /// The traits that the definition asks for.
  let traits: TraitSet

  private let origin: Origin

  private enum Origin {
    /// In CSS, whose offsets the value's are.
    case css(CSSText)
    /// In a string, whose content's indices the value's are.
    case string(SourceNode)
    /// Derived from what is at a location.
    case derived(SourceLocation)
  }
}

extension GTKColorDefinition {
  /// What a statement of CSS says.
  init(
    _ name: [UInt8], _ value: ArraySlice<UInt8>, references: [[UInt8]], traits: TraitSet,
    in text: CSSText
  ) {
    self.init(name: name, value: value, references: references, traits: traits, origin: .css(text))
  }

  /// What a string of a file says, such as a preset's `"accent_color": "#78aeed"`.
  init?(_ name: [UInt8], string node: SourceNode) {
    guard let content = node.content else { return nil }
    var bytes = Array(content)
    let value = GTKColorValue(0..<bytes.count, in: &bytes) { _ in false }
    self.init(
      name: name, value: bytes[...], references: value.references, traits: [],
      origin: .string(node))
  }

  /// A role that follows another color, reported at that color's location.
  init(_ role: ColorRole, following name: String, of definition: GTKColorDefinition) {
    self.init(
      name: Array(role.namedColor.utf8), value: Array("@\(name)".utf8)[...],
      references: [Array(name.utf8)], traits: definition.traits,
      origin: .derived(definition.location))
  }

  /// Whether a variable is defined, as `--accent-color` is.
  var isVariable: Bool { name.starts(with: "--".utf8) }

  /// The rule under which an error of the value is reported: in CSS, what is no color is what GTK
  /// refuses.
  func rule(_ rule: RuleID) -> RuleID {
    if case .css = origin, rule == .notAColor { return .cssValue }
    return rule
  }

  /// The location of a part of the value.
  func location(of range: Range<Int>) -> SourceLocation {
    switch origin {
    case .css(let text): text.location(of: range)
    case .string(let node): node.location(of: range)
    case .derived(let location): location
    }
  }

  /// The location of the value.
  var location: SourceLocation { location(of: value.indices) }

  /// The bytes of the file that the value stands in, quotation marks included.
  var fileRange: Range<Int> {
    switch origin {
    case .css(let text): text.fileRange(of: value.indices)
    case .string(let node): node.range
    case .derived(let location): location.range
    }
  }

  /// Whether the value can be a color, whatever the names in it turn out to be.
  var canBeColor: Bool {
    var parser = ExpressionParser(scope: AnyName(), sigil: .at)
    var errors: [ExpressionError] = []
    return parser.parse(value, errors: &errors) != nil
  }

  /// A scope in which every name is declared.
  private struct AnyName: ColorScope {
    let names: [String] = []

    func slot(named name: ArraySlice<UInt8>) -> ColorSlot? { ColorSlot(.windowBg) }
  }
}
