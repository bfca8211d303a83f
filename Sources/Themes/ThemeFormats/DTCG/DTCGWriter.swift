import ThemeColor
import ThemeModel
import ThemeSource

/// Writes a theme as design tokens (Design Tokens Format 2025.10): a resolver and a file of tokens
/// for each appearance, or one such file.
///
/// Roles and an app's own colors are tokens of the group `color`, palette entries are in the group
/// `palette`, metrics in the group `metrics`; a color that only names another one is an alias.
struct DTCGWriter {
  private let theme: Theme
  private let content: ThemeContent
  private let chosen: Appearance

  private static let schemas = "https://www.designtokens.org/schemas/2025.10/"

  init(_ theme: Theme, in chosen: Appearance) {
    self.theme = theme
    self.chosen = chosen
    content = theme.content
  }

  func written(named name: String) -> WrittenTheme {
    var omissions = Omissions(of: theme, in: .dtcg)
    omissions.addInfo(but: ["summary"])
    omissions.addStyles(content, metrics: false)
    if name.hasSuffix(".tokens.json") || name.hasSuffix(".tokens") {
      omissions.addAppearances(but: [chosen])
      return WrittenTheme(
        files: [.init(name: name, text: tokens(in: chosen).text + "\n")],
        omissions: omissions.findings)
    }
    let folder = DTCGWriter.folder(of: name)
    let files = theme.appearances.map { appearance in
      WrittenTheme.File(
        name: "\(folder)/\(self.name(of: appearance)).tokens.json",
        text: tokens(in: appearance).text + "\n")
    }
    return WrittenTheme(
      files: [.init(name: name, text: resolver(files.map(\.name)).text + "\n")] + files,
      omissions: omissions.findings)
  }

  /// The folder of a resolver's token files: its name without the ending.
  private static func folder(of name: String) -> String {
    let ending = [".resolver.json", ".json"].first { name.hasSuffix($0) && name != $0 }
    let stem = ending.map { String(name.dropLast($0.count)) }
    return stem ?? "\(name)-tokens"
  }

  private func name(of appearance: Appearance) -> String {
    theme.traits.name(of: appearance.traits)
  }

  private func resolver(_ files: [String]) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("$schema", .string(DTCGWriter.schemas + "resolver.json")),
      .init("name", .string(theme.name)),
    ]
    if let summary = theme.summary { members.append(.init("description", .string(summary))) }
    members.append(.init("version", .string(ResolverFile.version)))
    let sources = files.map { JSONValue.array([.members(["$ref": .string($0)])]) }
    let isSingle = files.count == 1
    if isSingle {
      members.append(.init("sets", .members(["theme": .members(["sources": sources[0]])])))
    } else {
      let contexts = zip(theme.appearances, sources).map { appearance, source in
        JSONValue.Member(name(of: appearance), source)
      }
      members.append(
        .init(
          "modifiers",
          .members([
            "appearance": .members([
              "contexts": .object(contexts), "default": .string(contexts[0].key),
            ])
          ])))
    }
    let first = isSingle ? "#/sets/theme" : "#/modifiers/appearance"
    members.append(.init("resolutionOrder", .array([.members(["$ref": .string(first)])])))
    return .object(members)
  }
}

extension DTCGWriter {
  private func tokens(in appearance: Appearance) -> JSONValue {
    let resolved = theme.resolved(appearance)
    var members = [JSONValue.Member("$schema", .string(DTCGWriter.schemas + "format.json"))]
    if let summary = theme.summary { members.append(.init("$description", .string(summary))) }
    let palette = content.palette.compactMap { token($0, resolved) }
    let colors =
      content.roles.filter { $0.slot.colorRole.map(resolved.sets) ?? false }
      + content.customColors
    members += group("palette", "color", palette)
    members += group("color", "color", colors.compactMap { token($0, resolved) })
    members += group(
      "metrics", "dimension",
      Metric.allCases.compactMap { metric in
        content.metrics[metric].map { value in
          .init(
            metric.rawValue,
            .members(["$value": .members(["value": .number(value), "unit": .string("px")])]))
        }
      })
    return .object(members)
  }

  private func group(
    _ name: String, _ type: String, _ tokens: [JSONValue.Member]
  ) -> [JSONValue.Member] {
    tokens.isEmpty ? [] : [.init(name, .object([.init("$type", .string(type))] + tokens))]
  }

  /// The token of a color; `nil` if it has no value in the appearance.
  private func token(
    _ color: ThemeContent.NamedColor, _ resolved: ResolvedTheme
  ) -> JSONValue.Member? {
    let traits = resolved.appearance.traits
    guard let held = color.values.first(where: { $0.traits.isSubset(of: traits) })?.content,
      let painted = theme.color(of: color.slot, in: resolved)
    else { return nil }
    return .init(color.name, .members(["$value": value(held, painted, resolved)]))
  }

  private func value(
    _ held: ColorExpression, _ painted: Color, _ resolved: ResolvedTheme
  ) -> JSONValue {
    switch held {
    case .reference(let slot):
      if let role = slot.colorRole {
        return resolved.sets(role) ? .string("{color.\(role.name)}") : value(CSSColor(painted))
      }
      let isPalette = content.palette.contains { $0.slot == slot }
      return .string("{\(isPalette ? "palette" : "color").\(content.name(of: slot))}")
    case .wide(let color): return value(color)
    default: return value(CSSColor(painted))
    }
  }

  private func value(_ color: CSSColor) -> JSONValue {
    let (first, second, third) = color.components
    var members: [JSONValue.Member] = [
      .init("colorSpace", .string(color.space.rawValue)),
      .init(
        "components",
        .array([first, second, third].map { $0.map(JSONValue.number) ?? .string("none") })),
    ]
    if color.alpha != 1 { members.append(.init("alpha", .number(color.alpha ?? 0))) }
    let opaque = color.mapped().withAlpha(1)
    members.append(.init("hex", .string(String(opaque.hex.dropLast(2)))))
    return .object(members)
  }
}
