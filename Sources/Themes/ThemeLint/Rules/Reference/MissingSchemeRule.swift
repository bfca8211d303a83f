import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// A color or a property with a value for one scheme alone, in a theme that is made for both.
///
/// In the other scheme it is stock Adwaita's, which is not wrong, but seldom meant: least where the
/// theme sets the other half of the pair there. A color of the theme's own is nothing there. Of a
/// stylesheet, which may be about one scheme, only that is reported.
struct MissingSchemeRule: LintRule {
  let description = RuleDescription(
    "reference/missing-scheme", .warning, .note,
    finds: "a value for light or dark alone in a theme that has both",
    remedy: "give a value for the other one too, or say 'appearances = [\"light\"]'")

  func check(_ subject: LintSubject) -> [Finding] {
    let theme = subject.theme
    let judgedAppearances = subject.judgedAppearances.filter { $0.appearance.traits.count == 1 }
    guard !subject.isBase, theme.schemes.count == 2 else { return [] }
    let own = ownColors(of: subject, in: judgedAppearances)
    guard subject.format == .livery else { return own }
    let colors = subject.declaredColors.compactMap { color -> Finding? in
      guard let role = color.role, let judged = missing(color.values, in: judgedAppearances),
        judged.leavesToStock(role)
      else { return nil }
      let partner = judged.partner(of: role)
      return Finding(
        partner == nil ? .note : .warning, description.id, at: color.location,
        "'\(color.name)' has no value for \(judged.scheme.rawValue)"
          + (partner.map { ", where '\($0.name)' has one" } ?? "")
          + "; stock Adwaita's is painted there")
    }
    let rules = subject.declaredRules.flatMap(\.declarations).compactMap {
      declaration -> Finding? in
      missing(declaration.values, in: judgedAppearances).map { judged in
        Finding(
          .note, description.id, at: declaration.location,
          "'\(declaration.property.name)' has no value for \(judged.scheme.rawValue)")
      }
    }
    return own + colors + rules
  }

  /// The colors of the theme's own that have no value in a scheme, where something may ask for it.
  private func ownColors(of subject: LintSubject, in judgedAppearances: [JudgedAppearance])
    -> [Finding]
  {
    let uses = subject.css.map(ColorUses.init)
    let exported = Set(subject.judgedAppearances.flatMap(\.resolved.customColors).map(\.name))
    return subject.declaredColors.filter { $0.role == nil }.compactMap { color in
      let empty = judgedAppearances.filter { judged in
        !color.values.contains { $0.traits.isSubset(of: judged.appearance.traits) }
      }
      var schemes: [String] = []
      for judged in empty where !schemes.contains(judged.scheme.rawValue) {
        schemes.append(judged.scheme.rawValue)
      }
      if schemes.isEmpty { return nil }
      let use = uses?.use(of: color.name)
      guard subject.format == .livery || use != nil else { return nil }
      let message = "'\(color.name)' has no value for \(schemes.joined(separator: " and "))"
      switch use {
      case nil:
        return Finding(
          exported.contains(color.name) ? .warning : .note, description.id, at: color.location,
          message)
      case .withFallback:
        return Finding(
          .note, description.id, at: color.location,
          message + ", where the fallbacks of 'var()' count")
      case .bare(let line):
        return Finding(
          .warning, description.id, at: color.location,
          message + ", where line \(line) uses it; give it one")
      }
    }
  }

  /// The look that no value holds in, where one holds in the other scheme.
  private func missing<Value>(
    _ values: [Theme.DeclaredValue<Value>], in judgedAppearances: [JudgedAppearance]
  ) -> JudgedAppearance? {
    let empty = judgedAppearances.filter { judged in
      !values.contains { $0.traits.isSubset(of: judged.appearance.traits) }
    }
    return empty.count < judgedAppearances.count ? empty.first : nil
  }
}

extension JudgedAppearance {
  /// Whether a role's color comes from the base theme.
  fileprivate func leavesToStock(_ role: ColorRole) -> Bool {
    chain(of: role).first?.layer == 0
  }

  /// The other half of a role's pair, text or surface, if the theme's own file sets it.
  fileprivate func partner(of role: ColorRole) -> ColorRole? {
    let pair = ColorRole.texts.first { $0.text == role || $0.surface == role }
    let partner = pair.map { $0.text == role ? $0.surface : $0.text }
    return partner.flatMap { ownValue(of: $0) == nil ? nil : $0 }
  }
}

/// How the rules of a stylesheet that stand under no condition use colors of the theme's own.
private struct ColorUses {
  enum Use {
    case withFallback
    case bare(line: Int)
  }

  private var uses: [String: Use] = [:]

  init(_ css: CSSAudit) {
    let sheet = css.sheet
    let rules = sheet.statements.compactMap { statement -> Range<Int>? in
      guard case .rule(let rule) = statement else { return nil }
      return sheet.range(of: rule.tokens)
    }
    var index = rules.startIndex
    let note = { (uses: inout [String: Use], token: CSSToken, name: String, hasFallback: Bool) in
      while index < rules.endIndex, rules[index].upperBound <= token.range.lowerBound { index += 1 }
      guard index < rules.endIndex, rules[index].contains(token.range.lowerBound) else { return }
      if case .bare = uses[name] { return }
      uses[name] =
        hasFallback ? .withFallback : .bare(line: sheet.location(of: token).start.line)
    }
    for token in sheet.tokens where token.kind == .atKeyword {
      note(&uses, token, sheet.name(of: token).replacing("_", with: "-"), false)
    }
    index = rules.startIndex
    for (token, hasFallback) in sheet.variableUses {
      note(&uses, token, String(sheet.name(of: token).dropFirst(2)), hasFallback)
    }
  }

  /// How a color is used; `nil` where it is not.
  func use(of color: String) -> Use? { uses[color] }
}
