import GTKKnowledge
public import ThemeModel

/// A resolved theme as a GTK stylesheet: its definitions, then its rules, then its own CSS.
public struct Stylesheet: Sendable {
  public let theme: ResolvedTheme
  public let target: Target

  /// The roles that the stylesheet sets, in the order of the table of roles.
  public let roles: [ColorRole]

  /// How it names colors.
  let names: ColorNames

  /// Whether the theme's own CSS has the URLs of its pictures, for GTK loading it as a text.
  let showsPictures: Bool

  /// The variables that are derived here and set in a stylesheet below this one.
  let restored: Set<ColorRole>

  /// The roles whose variables are left to libadwaita, which derives them from the others.
  let derived: Set<ColorRole>

  /// Its rules, in the order in which later ones win.
  let shownRules: [ResolvedRule]

  /// The blocks of the theme's rules, by the index of the rule.
  let blocks: [RuleBlock]

  /// Creates the stylesheet of a theme.
  ///
  /// - Parameters:
  ///   - theme: The theme in one appearance.
  ///   - target: The GTK that will read it.
  ///   - isComplete: Whether roles are written that only the base theme sets.
  ///   - showsSamples: Whether the base theme's rules for Livery's own sample of a view come out,
  ///     which nobody else has; a theme's own do always.
  ///   - showsPictures: Whether GTK gets it as a text, not as a file with its pictures beside it, so that
  ///     the theme's own CSS has their URLs.
  ///   - names: How it names colors.
  ///   - others: Roles that come out besides, such as those that a stylesheet below this one names.
  ///   - restored: Those of them that a stylesheet below this one sets, so that libadwaita has to be
  ///     told again how to derive them.
  public init(
    _ theme: ResolvedTheme, target: Target = .v4_8, isComplete: Bool = false,
    showsSamples: Bool = false, showsPictures: Bool = false, names: ColorNames = .all,
    including others: Set<ColorRole> = [],
    restoring restored: Set<ColorRole> = []
  ) {
    self.theme = theme
    self.target = target
    self.names = target.hasVariables ? names : .all
    (self.restored, self.showsPictures) = (restored, showsPictures)
    blocks = RuleBlocks.of(theme.ruleList).blocks
    shownRules = Stylesheet.shownRules(of: theme, blocks, target, showsSamples: showsSamples)
    let derivations = target.derivations
    let used = Stylesheet.rolesUsed(by: shownRules, of: theme, blocks)
    var roles: [ColorRole] = []
    roles.reserveCapacity(ColorRole.all.count)
    for role in ColorRole.all {
      if isComplete || theme.sets(role) || others.contains(role)
        // A rule may name a color that the toolkit does not have.
        || used[Int(role.rawValue)] && !role.isKnown(to: target)
        // Apps that read the named color need it, too; the variable follows automatically.
        || !derivations.isEmpty && derivations[Int(role.rawValue)].map(theme.sets) ?? false
      {
        roles.append(role)
      }
    }
    self.roles = roles
    var derived: Set<ColorRole> = []
    if !isComplete, !derivations.isEmpty {
      for role in roles where derivations[Int(role.rawValue)] != nil && !theme.sets(role) {
        derived.insert(role)
      }
    }
    self.derived = derived
  }

  /// The rules that are written: none for widgets that no libadwaita of the target has; from the
  /// base theme neither those of samples, unless requested, nor those that the target's libadwaita
  /// has itself.
  private static func shownRules(
    of theme: ResolvedTheme, _ blocks: [RuleBlock], _ target: Target, showsSamples: Bool
  ) -> [ResolvedRule] {
    let blocks = blocks.span
    var rules: [ResolvedRule] = []
    rules.reserveCapacity(theme.rules.count)
    let latest = target.releases.upperBound.adwaita
    for rule in theme.rules {
      if blocks[rule.index].since > latest { continue }
      if rule.isOfBase, !showsSamples, blocks[rule.index].isAboutSample { continue }
      if rule.isOfBase, blocks[rule.index].besidePanes != nil,
        theme.declarations[rule.declarations].allSatisfy({ $0.isOfRole(knownTo: target) })
      {
        continue
      }
      rules.append(rule)
    }
    return rules
  }

  private static func rolesUsed(
    by rules: [ResolvedRule], of theme: ResolvedTheme, _ blocks: [RuleBlock]
  ) -> [Bool] {
    let blocks = blocks.span
    var used = Array(repeating: false, count: ColorRole.all.count)
    for rule in rules {
      for role in blocks[rule.index].restoredRoles { used[Int(role.rawValue)] = true }
      for index in rule.declarations {
        guard case .role(let role) = theme.declarations[index].value else { continue }
        used[Int(role.rawValue)] = true
      }
    }
    return used
  }
}

extension Stylesheet {
  /// The whole stylesheet in UTF-8, headed by the theme's name.
  public var bytes: [UInt8] {
    var writer = StylesheetWriter()
    writer.reserve(capacity)
    writer.append(title: "\(theme.name) (\(theme.appearance.scheme.rawValue))")
    writeColors(to: &writer)
    writeRules(to: &writer)
    writeExtraCSS(to: &writer)
    return writer.bytes
  }

  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// An estimate of the stylesheet's size in bytes, not too low.
  private var capacity: Int {
    let blocks = blocks.span
    return shownRules.reduce(2048 + (roles.count + theme.declarations.count) * 64) { sum, rule in
      sum + blocks[rule.index].opening.count
    }
  }

  /// The named colors and variables alone, which change with every color.
  public var colors: String {
    var writer = StylesheetWriter()
    writer.reserve(8 * 1024)
    writeColors(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The rules and the theme's own CSS, which refer to colors by name and so change less often.
  public var rules: String {
    var writer = StylesheetWriter()
    writer.reserve(16 * 1024)
    writeRules(to: &writer)
    writeExtraCSS(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The style class of the outermost widget of a part.
  package static let partClass = "livery-part"

  /// The style class of a window whose own variables are those of its display, not of a part.
  package static let holderClass = "livery-holder"

  /// The color definitions for a part of a window, whose widgets have their own.
  ///
  /// Variables are only set on its outermost widget, on windows and on dialogs inside them: the
  /// content inherits them, and the toolkit sets others on some widgets, such as destructive
  /// buttons.
  package var colorsOfPart: String {
    var writer = StylesheetWriter()
    writer.reserve(8 * 1024)
    let windows = "window:not(.\(Self.holderClass)), dialog-host > dialog"
    writeColors(to: &writer, variablesOf: ".\(Self.partClass), \(windows)")
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension ResolvedDeclaration {
  /// Whether the value is a role that the target's libadwaita has.
  fileprivate func isOfRole(knownTo target: Target) -> Bool {
    if case .role(let role) = value { return role.isKnown(to: target) }
    return false
  }
}
