import GTKKnowledge
import ThemeModel
import ThemeSource

/// The variables of a stylesheet that are not colors, and the replacement of each `var()` with
/// them.
struct GTKVariables {
  let sheet: CSSStylesheet

  /// The knowledge about libadwaita's own variables: of the release, or of the latest one if the
  /// release has none.
  let stock: ReleaseKnowledge

  /// Whether GTK itself has libadwaita's variables, so that their fallbacks are not used.
  let hasStock: Bool

  var names = NameTable()

  /// The variables that rules set for some widgets alone.
  let local: NameTable

  /// The values of each variable, in the order of the file.
  private(set) var values: [[Value]] = []

  var isColor: [Bool] = []

  /// The colors whose values contain non-color variables, by the start of each value.
  var expandedColors: [Int: [GTKColorDefinition]] = [:]

  /// Groups of appearances in each of which every variable has one value.
  var parts: [AppearanceSet] = [.all]

  /// The appearances for which a color is expanded; `nil` for a declaration of a rule, which GTK
  /// parses again.
  var part: AppearanceSet?

  /// The appearances for which a declaration of a rule is written.
  var ruleAppearances = AppearanceSet.all

  /// The expansion of each variable, for the current part.
  var expansions: [Expansion] = []

  /// A value of a variable.
  struct Value {
    /// Its bytes.
    let range: Range<Int>
    let appearances: AppearanceSet

    /// Whether `*` sets it, so that each widget has it directly.
    let isOnEverything: Bool
  }

  /// The value of a variable without any `var()`.
  enum Expansion {
    case untouched, inProgress, none
    case value([UInt8])
  }

  /// Sorts the variables of a stylesheet into colors and others.
  ///
  /// - Parameters:
  ///   - variables: The variables of a whole window.
  ///   - values: The range of each value.
  ///   - local: The names of variables that rules set only for some widgets.
  ///   - sheet: The stylesheet.
  ///   - release: The release by whose rules it is read.
  init(
    _ variables: [GTKColorDefinition], _ values: [Range<Int>], local: NameTable,
    in sheet: CSSStylesheet, for release: GTKRelease
  ) {
    self.local = local
    self.sheet = sheet
    stock = release.withVariables.knowledge
    hasStock = release.has(.customProperties)
    var references: [[[UInt8]]] = []
    for (variable, value) in zip(variables, values) {
      let (index, isNew) = names.insert(variable.name[...])
      if isNew {
        self.values.append([])
        isColor.append(true)
        references.append([])
      }
      self.values[index].append(
        Value(
          range: value, appearances: variable.appearances,
          isOnEverything: variable.place == .everything))
      isColor[index] =
        isColor[index] && variable.canBeColor && !variable.references.contains(variable.name)
      references[index] += variable.references
    }
    // A variable that is set only in some appearances must keep its name, or its place in the CSS.
    for (index, name) in zip(isColor.indices, names.names) where isColor[index] {
      let name = Array(name.utf8)
      isColor[index] = !isPartial(name) || GTKColorNames.exported(name) != nil
    }
    leaveOutUsers(of: references)
    for variable in variables { divide(by: variable.appearances) }
    var others = NameTable()
    for name in references.joined() where names.index(of: name[...]) == nil {
      if others.insert(name[...]).isNew { divide(byStock: String(decoding: name, as: UTF8.self)) }
    }
    for _ in 0..<GTKVariables.passes {
      guard expandColors(of: variables, values) else { break }
    }
    forgetExpansions(for: nil)
  }

  /// The definitions of a color with every other variable in it replaced, one per group of
  /// appearances with the same value; empty if it is not a color.
  func colors(of variable: GTKColorDefinition) -> [GTKColorDefinition] {
    guard isColor(variable.name) else { return [] }
    return expandedColors[variable.value.startIndex] ?? [variable]
  }

  /// Whether a variable is one of the file's own colors.
  func isColor(_ name: [UInt8]) -> Bool {
    names.index(of: name[...]).map { isColor[$0] } ?? false
  }

  /// Whether the CSS keeps a variable of the file: its GTK supports variables, it is not a color,
  /// and no role has its name.
  func isKept(_ name: [UInt8]) -> Bool {
    hasStock && !isColor(name) && GTKColorNames.role(name[...]) == nil
  }

  /// Whether a variable of the file is set in some appearances only, so that in the others the
  /// fallbacks of its uses apply.
  func isPartial(_ name: [UInt8]) -> Bool {
    guard hasStock, GTKColorNames.role(name[...]) == nil, let index = names.index(of: name[...])
    else { return false }
    return values[index].reduce(into: AppearanceSet()) { $0.formUnion($1.appearances) } != .all
  }

  /// Whether libadwaita itself sets a variable that colors may use.
  static func isStock(_ name: [UInt8], on release: GTKRelease) -> Bool {
    if let role = GTKColorNames.role(name[...]) {
      return release.withVariables.knowledge.reading(of: role)?.variable != nil
    }
    guard release.has(.customProperties) else { return false }
    let name = String(decoding: name, as: UTF8.self)
    return release.knowledge.text(ofVariable: name, in: .light) != nil
  }
}

// MARK: - Sorting

extension GTKVariables {
  /// Marks variables that refer to invalid colors as not being colors.
  private mutating func leaveOutUsers(of references: [[[UInt8]]]) {
    var users: [[Int]] = Array(repeating: [], count: values.count)
    for (index, list) in references.enumerated() {
      for name in list where name.starts(with: "--".utf8) {
        if let other = names.index(of: name[...]) {
          users[other].append(index)
        } else if GTKColorNames.role(name[...]) == nil {
          isColor[index] = false
        }
      }
    }
    var pending = isColor.indices.filter { !isColor[$0] }
    while let index = pending.popLast() {
      for user in users[index] where isColor[user] {
        isColor[user] = false
        pending.append(user)
      }
    }
  }

  /// Splits the groups of appearances at a set.
  private mutating func divide(by set: AppearanceSet) {
    guard parts.contains(where: { !set.contains($0) && !set.isDisjoint(with: $0) }) else { return }
    parts = parts.flatMap { [$0.intersection(set), $0.subtracting(set)] }.filter { !$0.isEmpty }
  }

  /// Splits the groups of appearances by the values of libadwaita's variable.
  private mutating func divide(byStock name: String) {
    let texts = AppearanceSet.each.map { stock.text(ofVariable: name, in: $0.first) }
    for text in texts {
      divide(by: AppearanceSet(zip(AppearanceSet.each, texts).filter { $0.1 == text }.map(\.0)))
    }
  }
}
