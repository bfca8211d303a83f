import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

/// Converts the colors that a file defines by names of GTK's CSS.
///
/// A name of libadwaita's sets the role; any other is a color of the theme's own, or, if it would
/// be written under another name, a palette entry. Of two definitions of one name the later wins,
/// as in GTK.
struct GTKColorImport {
  /// The maximum number of colors of a file.
  static let limit = 4096

  private var scope: GTKColorScope

  private let release: GTKRelease

  /// Whether an unknown name is an error; it is not if it may be from a file that could not be
  /// read.
  private let isWhole: Bool

  /// Errors that only lose the color, but not the theme.
  static let tolerated: Set<RuleID> = [
    .cssValue, .cssParse, .notAColor, .undefined, .loop, .importedCSS,
  ]

  /// Declares the names of a file and sets their colors.
  ///
  /// - Parameters:
  ///   - definitions: The colors.
  ///   - release: The release by whose rules they are read.
  ///   - isWhole: Whether all files that may define colors were read.
  ///   - builder: The theme.
  /// - Returns: The names without a color, although GTK accepts their definitions.
  @discardableResult
  static func run(
    on definitions: [GTKColorDefinition], for release: GTKRelease, isWhole: Bool = true,
    into builder: inout ThemeBuilder
  ) -> NameTable {
    if definitions.count > GTKColorImport.limit {
      let beyond = definitions[GTKColorImport.limit]
      builder.findings.report(
        .error, .size, at: beyond.location,
        "a theme has at most \(GTKColorImport.limit) colors in all")
      return NameTable()
    }
    var colors = GTKColorImport(
      scope: GTKColorScope(builder), release: release, isWhole: isWhole)
    return colors.set(used(definitions), in: &builder)
  }

  private mutating func set(
    _ definitions: [GTKColorDefinition], in builder: inout ThemeBuilder
  ) -> NameTable {
    for definition in definitions { declare(definition, in: &builder) }
    warnOfIgnored(definitions, in: &builder)
    for definition in definitions {
      for name in definition.references { declareCompatibility(name, in: &builder) }
    }
    var parser = ExpressionParser(scope: scope, sigil: .at)
    var colors = NamedDefinitions()
    for definition in definitions {
      guard let slot = scope.declared(definition.name) else { continue }
      var errors: [ExpressionError] = []
      let color = definition.color(by: &parser, in: scope, errors: &errors)
      for error in errors where isWhole || error.rule != .undefined {
        builder.findings.report(
          .error, definition.rule(error.rule), at: definition.location(of: error.range),
          error.message.utf8.shownOnOneLine(upTo: 400))
      }
      guard errors.isEmpty else {
        builder.leaveUnread(slot)
        let isTaken = errors.allSatisfy { $0.rule == .undefined }
        colors.lose(definition, slot, isTaken: isTaken)
        continue
      }
      // A variable that only repeats the value of the name adds nothing.
      guard let color, !definition.isVariable || color != .reference(slot) else { continue }
      colors.add(definition, slot, color)
    }
    for slot in colors.removeUsers() { builder.leaveUnread(slot) }
    for (definition, missing) in colors.narrow() {
      let name = definition.name.shownOnOneLine
      builder.findings.report(
        .warning, .missingScheme, at: definition.location,
        "'\(name)' has no value where '\(missing.shownOnOneLine)' has none")
    }
    var cascade = GTKCascade(release)
    for entry in colors.entries { cascade.add(entry.definition, entry.slot, entry.color) }
    cascade.set(in: &builder)
    if colors.mayLoop { colors.lose(builder.removeLoops()) }
    return colors.unresolved
  }

  /// Whether the release's libadwaita does not use a name for painting, although it has the role.
  private func isIgnored(_ definition: GTKColorDefinition) -> Bool {
    guard definition.isWrittenName, let role = definition.role,
      let reading = release.knowledge.reading(of: role)
    else { return false }
    return !reading.readsName && reading.readsVariable
  }

  /// Whether a name cannot be set by a theme, since GTK only takes it from the file's own CSS.
  static func isPrivate(_ name: [UInt8]) -> Bool {
    GTKColorNames.role(name[...]) == nil && GTKColorNames.custom(name[...]) == nil
  }

  /// The definitions that a theme needs: all except private ones that no other refers to.
  private static func used(_ definitions: [GTKColorDefinition]) -> [GTKColorDefinition] {
    let reached = GTKColorReferences(definitions)
      .reached(from: definitions.map(\.name).filter { !isPrivate($0) })
    return definitions.filter { reached.index(of: $0.name[...]) != nil }
  }

  private mutating func declare(
    _ definition: GTKColorDefinition, in builder: inout ThemeBuilder
  ) {
    let name = definition.name
    guard scope.declared(name) == nil else { return }
    if isIgnored(definition) {
      // Other colors of the file may still follow it.
      let slot = declarePalette(GTKColorNames.palette(name[...]), in: &builder)
      scope.declare(name, slot)
    } else if let role = definition.role {
      scope.declare(name, ColorSlot(role))
    } else if let custom = GTKColorNames.custom(name[...]) {
      scope.declare(name, builder.declareCustom(custom[...]))
    } else {
      scope.declare(name, declarePalette(GTKColorNames.palette(name[...]), in: &builder))
    }
  }

  /// Reports once the names that have no effect, unless a variable sets the color there.
  private func warnOfIgnored(
    _ definitions: [GTKColorDefinition], in builder: inout ThemeBuilder
  ) {
    let ignored = definitions.filter(isIgnored)
    // GTK 3 has names of statuses, too: a theme that sets no other color of libadwaita has them for
    // apps.
    let statuses: Set<ColorRole> = [.success, .warning, .error]
    let isForAdwaita = definitions.contains { definition in
      definition.isVariable
        || definition.isWrittenName && definition.role.map { !statuses.contains($0) } == true
    }
    guard !ignored.isEmpty, isForAdwaita else { return }
    var variables: [ColorRole: AppearanceSet] = [:]
    for definition in definitions where definition.isVariable {
      guard let role = definition.role else { continue }
      variables[role, default: []].formUnion(definition.appearances)
    }
    let unsaid = ignored.filter { definition in
      definition.role.map { !definition.appearances.isSubset(of: variables[$0] ?? []) } == true
    }
    guard let first = unsaid.first else { return }
    // All of them are derived for one reason.
    let names = NameTable(unsaid.map(\.name.shownOnOneLine)).names
    let variable = "--" + names[0].replacing("_", with: "-")
    let last = names.count == 1 ? "" : " and '@\(names[names.count - 1])'"
    let others = names.prefix(max(1, names.count - 1)).map { "'@\($0)'" }.joined(separator: ", ")
    builder.findings.append(
      Finding(
        .warning, .leftOut, at: first.location,
        "libadwaita \(release.adwaita) paints nothing in \(others)\(last); set "
          + (names.count == 1
            ? "'\(variable)'" : "the variables of these names, such as '\(variable)',")
          + " for that", each: names.map { "'@\($0)' paints nothing" }))
  }

  /// Declares a color that libadwaita defines and the file only uses.
  private mutating func declareCompatibility(_ name: [UInt8], in builder: inout ThemeBuilder) {
    guard scope.declared(name) == nil, GTKColorNames.role(name[...]) == nil,
      let (color, contrast) = GTKColorNames.compatibility(name[...])
    else { return }
    let slot = declarePalette(GTKColorNames.palette(name[...]), in: &builder)
    scope.declare(name, slot)
    builder.set(slot, to: color, at: 0..<0)
    if let contrast { builder.set(slot, to: contrast, at: 0..<0, when: .highContrast) }
  }

  /// Declares a palette entry with a unique name, with a number if necessary.
  private mutating func declarePalette(
    _ name: [UInt8], in builder: inout ThemeBuilder
  ) -> ColorSlot {
    var free = name
    var number = 2
    while builder.slot(named: free[...]) != nil {
      free = name + Array("-\(number)".utf8)
      number += 1
    }
    return builder.declarePalette(free[...])
  }
}
