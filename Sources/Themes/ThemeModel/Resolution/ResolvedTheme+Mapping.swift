package import ThemeColor

extension ResolvedTheme {
  /// The same theme with every color changed, including those of its rules; `extraCSS` stays.
  package func mappingColors(_ transform: (Color) -> Color) -> ResolvedTheme {
    ResolvedTheme(
      id: id, name: name, appearance: appearance, colors: colors.map(transform), isSet: isSet,
      customColors: customColors.map { custom in
        NamedColor(name: custom.name, color: transform(custom.color))
      },
      pictures: pictures.map { named in
        Theme.NamedPicture(
          name: named.name, picture: named.picture.painted { transform(self[$0]) })
      },
      rules: rules, ruleList: ruleList,
      declarations: declarations.map { declaration in
        ResolvedDeclaration(
          property: declaration.property, value: declaration.value.mappingColors(transform),
          isOfMetric: declaration.isOfMetric)
      }, extraCSS: extraCSS)
  }
}

extension ResolvedValue {
  /// The same value with its own colors changed; named colors stay the theme's.
  package func mappingColors(_ transform: (Color) -> Color) -> ResolvedValue {
    switch self {
    case .color(let color): .color(transform(color))
    case .shadow(let layers): .shadow(layers.map { $0.map(transform) })
    case .role, .custom, .lengths, .number, .points, .milliseconds, .keyword, .family, .text:
      self
    }
  }
}
