import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

/// Writes any theme as a readable file in Livery's own format: grouped, in the order of the table
/// of roles, with its own names and expressions.
struct LiveryWriter {
  private let theme: Theme
  /// The built-in theme that the theme extends, other than the base of all.
  private let base: Theme?
  private let content: ThemeContent

  /// Whether CSS for dark alone is written: the target has `@media`.
  private let keepsDarkCSS: Bool

  init(_ theme: Theme, for target: Target) {
    self.theme = theme
    keepsDarkCSS = target.hasMedia
    base = LiveryWriter.base(of: theme)
    content = base.map { theme.content(beyond: $0) } ?? theme.content
  }

  /// The file as TOML, or as JSON.
  func text(asJSON: Bool) -> String {
    var document = LiveryDocument()
    document.add(head)
    document.add(
      section("traits", content.traits) { trait in
        (trait.name, .table([.init("summary", .string(trait.summary))]))
      })
    document.add(section("palette", content.palette, member))
    document.add(colors)
    document.add(section("custom-colors", content.customColors, member))
    document.add(
      section("metrics", Metric.allCases) { metric in
        content.metrics[metric].map { (metric.rawValue, .number($0)) }
      })
    document.add(
      section("fonts", FontName.allCases) { name in
        content.fonts[name].map { (name.rawValue, $0.source) }
      })
    document.add(
      section("pictures", content.pictures) { picture in
        (picture.name, source(of: picture.values) { .string($0) })
      })
    document.add(
      section("components", content.components) { own in
        (own.name, own.source(defaults: defaults(of: own)))
      })
    document.add(
      section("styles", content.rules) { rule in
        (rule.selector.text, source(of: rule))
      })
    let css = keepsDarkCSS ? content.extraText : content.extraTextInLight
    if !css.isEmpty { document.add(.init(name: "extra", lines: [.block("css", css)])) }
    return asJSON ? document.json : document.toml
  }

  /// The parts of the theme that the file lacks.
  var omissions: [Finding] {
    var omissions = Omissions(of: theme, in: .livery)
    if content.hasDarkCSS, !keepsDarkCSS, let dark = content.darkCSS.last {
      omissions.add(
        message: "CSS for dark alone needs '@media'; '--target 4.20..' keeps it",
        at: dark.keptStatements.first?.location)
    }
    return omissions.findings
  }

  /// The built-in theme that the theme extends, and that stays where it is.
  private static func base(of theme: Theme) -> Theme? {
    // The base of all is another on each release.
    var below = theme.sources.dropFirst().dropLast()
    while !below.isEmpty {
      let builtIn = BuiltInTheme.ids.lazy.compactMap {
        BuiltInTheme.reading(of: $0, on: .first4)?.theme
      }
      if let base = builtIn.first(where: { $0.sources.dropFirst().elementsEqual(below) }) {
        return base
      }
      below.removeLast()
    }
    return nil
  }

  private var head: LiveryDocument.Section {
    var lines: [LiveryDocument.Line] = [.member("livery", .number(1))]
    lines.append(.member("name", .string(theme.name)))
    for (key, text) in [
      ("summary", theme.summary), ("author", theme.author), ("license", theme.license),
      ("homepage", theme.homepage),
    ] {
      if let text { lines.append(.member(key, .string(text))) }
    }
    if let base { lines.append(.member("extends", .string(base.id))) }
    if theme.schemes != base?.schemes ?? Appearance.Scheme.allCases {
      lines.append(.member("appearances", .array(theme.schemes.map { .string($0.rawValue) })))
    }
    if !theme.allowed.isEmpty {
      lines.append(.member("allow", .array(theme.allowed.map { .string($0.rawValue) })))
    }
    return LiveryDocument.Section(name: "", lines: lines)
  }

  /// The roles under headings; if there are few, without headings.
  private var colors: LiveryDocument.Section {
    var section = LiveryDocument.Section(name: "colors")
    for (title, groups) in LiveryWriter.headings {
      let own = content.roles.filter { color in
        color.slot.colorRole.map { groups.contains($0.group) } ?? false
      }
      guard !own.isEmpty else { continue }
      if content.roles.count > 12 {
        if section.hasMembers { section.lines.append(.blank) }
        section.lines.append(.comment(title))
      }
      section.lines += own.map { color in
        let (name, value) = member(color)
        return .member(name, value)
      }
    }
    return section
  }

  private static let headings: [(String, [ColorRole.Group])] = [
    ("Accent", [.accent]),
    ("What cannot be undone, and how things stand", [.destructive, .success, .warning, .error]),
    ("The window and what lies in it", [.window, .view]),
    ("Header bars", [.headerbar]),
    ("Sidebars", [.sidebar]),
    ("What lies above", [.card, .dialog, .popover, .thumbnail, .toggle, .overview]),
    ("Text", [.text]),
    ("Lines and depth", [.line]),
    ("Swatches", [.swatch]),
  ]
}

extension LiveryWriter {
  private func section<Element>(
    _ name: String, _ elements: [Element], _ member: (Element) -> (String, SourceValue)?
  ) -> LiveryDocument.Section {
    LiveryDocument.Section(
      name: name,
      lines: elements.compactMap(member).map { LiveryDocument.Line.member($0.0, $0.1) })
  }

  private func member(_ color: ThemeContent.NamedColor) -> (String, SourceValue) {
    (color.name, source(of: color.values) { .string(content.text(of: $0)) })
  }

  /// The defaults of a component: properties of its own, and rules by place and state.
  private func defaults(of component: OwnComponent) -> [SourceValue.Member] {
    content.defaults.filter { $0.selector.subject.component.own?.name == component.name }
      .map { .init($0.selector.text, source(of: $0)) }
  }

  private func source(of rule: ThemeContent.Rule) -> SourceValue {
    .table(
      rule.declarations.map { declaration in
        .init(declaration.property.name, source(of: declaration.values, content.source))
      })
  }

  /// A value, or a table of values by appearance, those with the fewest traits first.
  private func source<Content>(
    of values: [ThemeContent.Value<Content>], _ source: (Content) -> SourceValue
  ) -> SourceValue {
    if values.count == 1, values[0].traits.isEmpty { return source(values[0].content) }
    let ordered = values.enumerated().sorted { left, right in
      let (a, b) = (left.element.traits, right.element.traits)
      return (a.count, a.rawValue, left.offset) < (b.count, b.rawValue, right.offset)
    }.map(\.element)
    return .table(
      ordered.map { value in
        .init(theme.traits.key(of: value.traits), source(value.content))
      })
  }
}

extension OwnComponent {
  /// The component as theme files spell it.
  fileprivate func source(defaults: [SourceValue.Member]) -> SourceValue {
    var members: [SourceValue.Member] = [
      .init("node", .string(node)), .init("summary", .string(summary)),
    ]
    if !properties.isEmpty { members.append(.init("properties", .table(properties.map(\.source)))) }
    if !defaults.isEmpty { members.append(.init("defaults", .table(defaults))) }
    return .table(members)
  }
}

extension OwnProperty {
  /// The property under its name.
  fileprivate var source: SourceValue.Member {
    let kind = SourceValue.string(kind.rawValue)
    guard let summary else { return .init(name, kind) }
    return .init(name, .table([.init("kind", kind), .init("summary", .string(summary))]))
  }
}

extension Font {
  /// The font as theme files spell it.
  fileprivate var source: SourceValue {
    var members: [SourceValue.Member] = []
    if let family { members.append(.init("family", .string(family))) }
    if let size { members.append(.init("size", .number(size))) }
    if let weight { members.append(.init("weight", .number(weight))) }
    if let style { members.append(.init("style", .string(style))) }
    if let letterSpacing { members.append(.init("letter-spacing", .number(letterSpacing))) }
    return .table(members)
  }
}
