package import ThemeColor

extension Theme {
  /// The content of the theme and its base themes, without that of the common base.
  package var content: ThemeContent { content(beyondLayers: 1, traits: 0) }

  /// The CSS of the theme and its base themes, in the order of their files.
  package var allExtraCSS: [ExtraCSS] {
    layers.dropFirst().flatMap { [$0.extraCSS, $0.darkCSS].compactMap(\.self) }
  }

  /// Whether the theme, or one that it extends, has a rule for widgets that only a later libadwaita
  /// has.
  package func hasRules(beyond version: AdwaitaVersion) -> Bool {
    layers.dropFirst().contains { $0.rules.contains { $0.selector.since > version } }
  }

  /// The content of a theme in addition to a base theme at any depth.
  package func content(beyond base: Theme) -> ThemeContent {
    content(beyondLayers: base.layers.count, traits: base.traits.custom.count)
  }

  private func content(beyondLayers count: Int, traits traitCount: Int) -> ThemeContent {
    let own = count..<max(layers.count, count)
    var content = ThemeContent()
    content.traits = Array(traits.custom.dropFirst(traitCount))
    content.components = layers[own].flatMap(\.components).compactMap(\.own)
    content.name(names, of: own)
    for layer in layers[own] { content.add(layer, of: self) }
    for layer in layers[own] { content.add(picturesOf: layer) }
    content.roles.sort { $0.slot.index < $1.slot.index }
    content.rules.removeAll { $0.declarations.isEmpty }
    for list in [\ThemeContent.roles, \.palette, \.customColors] {
      for index in content[keyPath: list].indices {
        let values = content[keyPath: list][index].values
        guard values.contains(where: { !$0.content.isWritable }) else { continue }
        content[keyPath: list][index].values = writable(values)
      }
    }
    return content
  }

  /// The color of a slot in a resolved theme; `nil` if it has no value there.
  package func color(of slot: ColorSlot, in resolved: ResolvedTheme) -> Color? {
    let traits = resolved.appearance.traits
    guard bindings.applying(slot: Int(slot.index), in: traits) != nil else { return nil }
    return resolved.colors[Int(slot.index)]
  }

  /// The palette entries of the theme's own file with their colors in an appearance; entries
  /// without a value there are left out.
  package func palette(in appearance: Appearance) -> [ResolvedTheme.NamedColor] {
    let appearance = forced(appearance)
    let resolved = resolved(appearance)
    return layers[ownLayer].colors.compactMap { color in
      let slot = Int(color.slot.index)
      guard names.isPalette(slot), bindings.applying(slot: slot, in: appearance.traits) != nil
      else { return nil }
      return ResolvedTheme.NamedColor(
        name: names.name(of: color.slot), color: resolved.colors[slot])
    }
  }
}

extension ThemeContent {
  /// Gives each slot its name; if two files have palette entries with the same name, the later one
  /// gets a number.
  fileprivate mutating func name(_ slots: SlotNames, of layers: Range<Int>) {
    for slot in slots.custom { names[slot] = slots.name(of: slot) }
    var taken = Set(names.values)
    for index in slots.entries.indices where slots.entries[index].kind == .palette {
      guard layers.contains(slots.entries[index].layer) else { continue }
      let name = slots.entries[index].name
      var (free, number) = (name, 2)
      while !taken.insert(free).inserted {
        free = "\(name)-\(number)"
        number += 1
      }
      names[ColorSlot(ColorSlot.roleCount + index)] = free
    }
  }

  /// Adds the content of a file to that of the files before.
  fileprivate mutating func add(_ layer: Layer, of theme: Theme) {
    for color in layer.colors {
      let own = layer.values(of: color).map { Value(traits: $0.traits, content: $0.value) }
      if color.slot.role != nil {
        add(own, to: color.slot, in: \.roles)
      } else if theme.names.isPalette(Int(color.slot.index)) {
        add(own, to: color.slot, in: \.palette)
      } else {
        add(own, to: color.slot, in: \.customColors)
      }
    }
    add(metrics: layer.metrics)
    add(fonts: layer.fonts)
    for rule in layer.rules { add(rule, of: layer, to: \.rules) }
    for rule in layer.defaultRules { add(rule, of: layer, to: \.defaults) }
    if let extra = layer.extraCSS { extraCSS.append(extra) }
    darkCSS += [layer.darkCSS ?? layer.extraCSS].compactMap(\.self)
    hasDarkCSS = hasDarkCSS || layer.darkCSS != nil
  }

  fileprivate mutating func add(picturesOf layer: Layer) {
    for picture in layer.pictures {
      let own = layer.pictureValues[picture.values].map {
        Value(traits: $0.traits, content: $0.value.source)
      }
      if let known = pictures.firstIndex(where: { $0.name == picture.name }) {
        pictures[known].values = own.merged(over: pictures[known].values)
      } else {
        pictures.append(Picture(name: picture.name, values: own))
      }
    }
  }

  private mutating func add(
    _ values: [Value<ColorExpression>], to slot: ColorSlot,
    in list: WritableKeyPath<ThemeContent, [NamedColor]>
  ) {
    if let known = self[keyPath: list].firstIndex(where: { $0.slot == slot }) {
      self[keyPath: list][known].values = values.merged(over: self[keyPath: list][known].values)
    } else {
      self[keyPath: list].append(NamedColor(name: name(of: slot), slot: slot, values: values))
    }
  }

  /// Adds metrics, which win over the rules of earlier files, as they do in a chain.
  private mutating func add(metrics own: [Metric: Double]) {
    for metric in Metric.allCases {
      guard let value = own[metric] else { continue }
      metrics[metric] = value
      for component in metric.components { drop(metric.property, of: component) }
    }
  }

  private mutating func add(fonts own: [FontName: Font]) {
    for name in FontName.allCases {
      guard let font = own[name] else { continue }
      fonts[name] = font.filled(from: fonts[name])
      for component in name.components {
        for (property, _) in font.declarations { drop(property, of: component) }
      }
    }
  }

  private mutating func drop(_ property: StyleProperty, of component: Component) {
    let selector = StyleSelector([StyleSelector.Step(component)])
    guard let known = rules.firstIndex(where: { $0.selector == selector }) else { return }
    rules[known].declarations.removeAll { $0.property == property }
  }

  private mutating func add(
    _ rule: StyleRule, of layer: Layer, to list: WritableKeyPath<ThemeContent, [Rule]>
  ) {
    var rules = self[keyPath: list]
    defer { self[keyPath: list] = rules }
    let index = rules.firstIndex { $0.selector == rule.selector } ?? rules.count
    if index == rules.count { rules.append(Rule(selector: rule.selector, declarations: [])) }
    for declaration in layer.declarations(of: rule) {
      let own = layer.values(of: declaration).map { Value(traits: $0.traits, content: $0.value) }
      let known = rules[index].declarations.firstIndex { $0.property == declaration.property }
      if let known {
        rules[index].declarations[known].values = own.merged(
          over: rules[index].declarations[known].values)
      } else {
        rules[index].declarations.append(
          Declaration(property: declaration.property, values: own))
      }
    }
  }
}
