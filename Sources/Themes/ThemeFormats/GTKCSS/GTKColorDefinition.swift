import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

/// A color that a file defines by a name of GTK's CSS.
///
/// It is immutable, so that all users share one copy.
final class GTKColorDefinition: Sendable {
  /// The name, escapes resolved; a variable's with its hyphens.
  let name: [UInt8]
  let role: ColorRole?

  /// The value, made ready for the parser of expressions.
  let value: ArraySlice<UInt8>

  /// The names that the value refers to.
  let references: [[UInt8]]
  let appearances: AppearanceSet

  /// The appearances of the original statement.
  let stated: AppearanceSet

  /// The place where a variable is set.
  let place: VariablePlace?

  /// Whether the value is the background from which libadwaita's standalone function computes the
  /// color.
  private let isStandalone: Bool

  private let origin: Origin

  private init(
    _ name: [UInt8], _ value: ArraySlice<UInt8>, references: [[UInt8]],
    in appearances: AppearanceSet = .all, stated: AppearanceSet? = nil,
    place: VariablePlace? = nil, isStandalone: Bool = false, from origin: Origin
  ) {
    self.name = name
    role = GTKColorNames.role(name[...])
    (self.value, self.references) = (value, references)
    (self.appearances, self.stated) = (appearances, stated ?? appearances)
    (self.place, self.isStandalone, self.origin) = (place, isStandalone, origin)
  }

  private enum Origin: Sendable {
    /// The value is in CSS for a release, with offsets into that CSS.
    case css(CSSText, GTKRelease)
    /// The value is in CSS for a release, at a location, after variables were replaced.
    case expanded(SourceLocation, GTKRelease)
    /// The value is in a string, with offsets into its content.
    case string(SourceNode)
    case derived(SourceLocation)
  }
}

extension GTKColorDefinition {
  /// Creates the definition of a CSS statement.
  convenience init(
    _ color: GTKStatements.Color, _ value: ArraySlice<UInt8>, references: [[UInt8]],
    in text: CSSText, for release: GTKRelease
  ) {
    self.init(
      color.name, value, references: references, in: color.appearances, place: color.place,
      from: .css(text, release))
  }

  /// The same definition for some appearances, with the variables in its value replaced.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - references: The names in it.
  ///   - appearances: The appearances to which it applies.
  ///   - isStandalone: Whether the value is the background from which libadwaita computes the
  ///     color.
  /// - Returns: The definition.
  func expanded(
    to value: [UInt8], references: [[UInt8]], in appearances: AppearanceSet, isStandalone: Bool
  ) -> GTKColorDefinition {
    guard case .css(_, let release) = origin else { return self }
    return GTKColorDefinition(
      name, value[...], references: references, in: appearances, stated: stated, place: place,
      isStandalone: isStandalone, from: .expanded(location, release))
  }

  func holding(in appearances: AppearanceSet) -> GTKColorDefinition {
    GTKColorDefinition(
      name, value, references: references, in: appearances, stated: stated, place: place,
      isStandalone: isStandalone, from: origin)
  }

  /// Creates the definition of a string in a file, such as a preset's `"accent_color": "#78aeed"`.
  convenience init?(_ name: [UInt8], string node: SourceNode) {
    guard let content = node.content else { return nil }
    var bytes = Array(content)
    let value = GTKColorValue(0..<bytes.count, in: &bytes) { _ in false }
    self.init(name, bytes[...], references: value.references, from: .string(node))
  }

  /// A role that follows another color, reported at that color's location.
  convenience init(_ role: ColorRole, following name: String, of definition: GTKColorDefinition) {
    self.init(
      Array(role.namedColor.utf8), Array("@\(name)".utf8)[...], references: [Array(name.utf8)],
      in: definition.appearances, from: .derived(definition.location))
  }

  /// The same variable of a role, with a value that GTK refuses where it is used.
  var paintingNothing: GTKColorDefinition {
    expanded(
      to: GTKColorDefinition.nothing, references: [], in: appearances, isStandalone: false)
  }

  private static let nothing = Array("transparent".utf8)

  /// Whether it has such a value.
  var isNothing: Bool {
    guard case .expanded = origin else { return false }
    return isVariable && value.elementsEqual(GTKColorDefinition.nothing)
  }

  /// Whether it is a role's variable with a value that cannot be a color.
  var isOfRoleWithoutColor: Bool {
    isVariable && role != nil && !canBeColor && !references.contains { $0.starts(with: "--".utf8) }
  }

  /// Whether a variable is defined, as `--accent-color` is.
  var isVariable: Bool { name.starts(with: "--".utf8) }

  /// The rule under which an error of the value is reported: in CSS, GTK refuses it.
  func rule(_ rule: RuleID) -> RuleID {
    release != nil && rule == .notAColor ? .cssValue : rule
  }

  /// The release by whose rules the value is read; `nil` if it is not from a stylesheet.
  private var release: GTKRelease? {
    switch origin {
    case .css(_, let release), .expanded(_, let release): release
    case .string, .derived: nil
    }
  }

  /// Whether a stylesheet sets it by `@define-color`.
  var isWrittenName: Bool { release != nil && !isVariable }

  /// The location of a part of the value.
  func location(of range: Range<Int>) -> SourceLocation {
    switch origin {
    case .css(let text, _): text.location(of: range)
    case .string(let node): node.location(of: range)
    case .expanded(let location, _), .derived(let location): location
    }
  }

  var location: SourceLocation { location(of: value.indices) }

  /// The bytes of the value in the file, including quotation marks.
  var fileRange: Range<Int> {
    switch origin {
    case .css(let text, _): text.fileRange(of: value.indices)
    case .string(let node): node.range
    case .expanded(let location, _), .derived(let location): location.range
    }
  }

  /// Whether the value can be a color, whatever the names in it stand for.
  var canBeColor: Bool {
    var parser = ExpressionParser(scope: AnyName(), sigil: .at)
    var errors: [ExpressionError] = []
    return color(by: &parser, in: AnyName(), errors: &errors) != nil
  }

  /// The color that the value is; `nil` if there are errors, which are appended.
  func color(
    by parser: inout ExpressionParser, in scope: any ColorScope, errors: inout [ExpressionError]
  ) -> ColorExpression? {
    let color =
      if let release, value.contains(UInt8(ascii: "(")) {
        GTKColorReader.color(value, in: scope, for: release, errors: &errors)
      } else {
        parser.parse(value, errors: &errors)
      }
    return isStandalone ? color.map { .standalone($0) } : color
  }

  /// A scope in which every name is declared.
  private struct AnyName: ColorScope {
    let names: [String] = []

    func slot(named name: ArraySlice<UInt8>) -> ColorSlot? { ColorSlot(.windowBg) }
  }
}
