public import ThemeModel

/// The values of some properties of a widget; the theme sets the others.
public struct Style: Hashable, Sendable {
  /// The declarations in the order of the properties, each property once.
  public private(set) var declarations: [ResolvedDeclaration] = []

  public init() {}

  /// The value of a property; `nil` if the style does not set it.
  public subscript(property: StyleProperty) -> ResolvedValue? {
    declarations.first { $0.property == property }?.value
  }

  public var isEmpty: Bool { declarations.isEmpty }

  /// Sets a property; `false`, without a change, if the value does not fit it.
  ///
  /// Colors may be named, so that they follow the theme: `.role(.accent)`.
  package mutating func set(_ property: StyleProperty, to value: ResolvedValue) -> Bool {
    guard property.kind.admits(value) else { return false }
    let declaration = ResolvedDeclaration(property: property, value: value)
    let index = declarations.firstIndex { $0.property.place >= property.place }
    if let index, declarations[index].property == property {
      declarations[index] = declaration
    } else {
      declarations.insert(declaration, at: index ?? declarations.endIndex)
    }
    return true
  }

  /// The same style with a property set, if the value fits it.
  package func setting(_ property: StyleProperty, to value: ResolvedValue) -> Style {
    var style = self
    _ = style.set(property, to: value)
    return style
  }

  /// Removes a property.
  public mutating func clear(_ property: StyleProperty) {
    declarations.removeAll { $0.property == property }
  }

  /// Sets all properties of another style.
  public mutating func merge(_ other: Style) {
    for declaration in other.declarations {
      _ = set(declaration.property, to: declaration.value)
    }
  }
}

extension StyleProperty {
  /// The order of properties: CSS properties by their table, before those of registered components.
  fileprivate var place: (Int, String) { (index ?? .max, own?.name ?? "") }
}

extension StyleProperty.Kind {
  /// Whether a value fits a property of this kind, within limits that do not crash GTK.
  func admits(_ value: ResolvedValue) -> Bool {
    switch (self, value) {
    case (.color, .role), (.color, .custom), (.color, .color): true
    case (.length(let range), .lengths(let lengths)):
      lengths.count == 1 && range.contains(lengths[0])
    case (.lengths(let range), .lengths(let lengths)):
      [1, 2, 4].contains(lengths.count) && lengths.allSatisfy(range.contains)
    case (.number(let range), .number(let number)): range.contains(number)
    case (.fontSize(let range), .points(let points)): range.contains(points)
    case (.time(let range), .milliseconds(let time)): range.contains(time)
    case (.keyword(let keywords), .keyword(let keyword)): keywords.contains(keyword)
    case (.family, .family(let family)): !family.allSatisfy { $0 == " " || $0 == "," }
    case (.text(let limit), .text(let text)): text.utf8.count <= limit
    case (.shadow, .shadow(let layers)):
      layers.allSatisfy { layer in
        (0...64).contains(layer.blur)
          && [layer.x, layer.y, layer.spread].allSatisfy((-128...128).contains)
      }
    default: false
    }
  }
}
