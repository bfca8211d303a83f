import ThemeSource

/// All values of each variable in a stylesheet, in order.
struct VariableValues {
  /// A value with its variables replaced.
  struct Expansion {
    fileprivate(set) var tokens: [CSSToken] = []

    /// For each token, the bytes of the value where it comes from: its own or those of a `var(`.
    fileprivate var origins: [Range<Int>] = []
    fileprivate(set) var choices = 1

    /// Whether each variable has a value, so that GTK reads this one.
    fileprivate(set) var isValid = false

    /// The bytes of the original value for a token with some range; `nil` if there is no such
    /// token.
    func origin(of range: Range<Int>) -> Range<Int>? {
      tokens.firstIndex { $0.range == range }.map { origins[$0] }
    }
  }

  /// The maximum number of variables whose values are used in each other's.
  private static let chainLimit = 100

  private let sheet: CSSStylesheet
  private let values: [String: [Range<Int>]]
  private let all: [Range<Int>]
  /// The variables that are set for every widget.
  private let isEverywhere: Set<String>

  init(_ sheet: CSSStylesheet) {
    self.sheet = sheet
    var values: [String: [Range<Int>]] = [:]
    var all: [Range<Int>] = []
    var isEverywhere = VariableValues.names(atRootOf: sheet)
    sheet.forEachDeclaration { declaration in
      guard sheet.content(of: declaration.property).starts(with: "--".utf8) else { return }
      let value = declaration.value
      // GTK treats 'inherit' and 'unset' like any other words.
      let name = sheet.name(of: declaration.property)
      if value.count == 1, sheet.isWord(sheet.tokens[value.lowerBound], "initial") {
        isEverywhere.remove(name)
        return
      }
      values[name, default: []].append(value)
      all.append(value)
    }
    self.values = values
    self.all = all
    self.isEverywhere = isEverywhere
  }

  /// The variables that a rule for `:root` alone sets, so that every widget inherits them.
  private static func names(atRootOf sheet: CSSStylesheet) -> Set<String> {
    var names: Set<String> = []
    for case .rule(let rule) in sheet.statements {
      let selector = sheet.tokens[rule.prelude].filter { !$0.isSpace }
      guard selector.count == 2, selector[0].kind == .colon, sheet.isWord(selector[1], "root")
      else { continue }
      for case .declaration(let declaration) in rule.block.statements {
        names.insert(sheet.name(of: declaration.property))
      }
    }
    return names
  }

  /// Whether the value of a variable has a token of some kind.
  func contain(_ isSought: (CSSToken) -> Bool) -> Bool {
    all.contains { sheet.tokens[$0].contains(where: isSought) }
  }

  /// A value as GTK parses it, if each variable has one of its values.
  ///
  /// - Parameters:
  ///   - value: The tokens of the value.
  ///   - choice: The index of a variable's value to use; the last one if it has fewer. The fallback
  ///     of `var()` is one more value after these, unless the variable is set at the root.
  ///   - stepsLeft: How many steps it may take; 0 afterwards where they do not suffice.
  /// - Returns: The value's tokens, and whether GTK would read them.
  func expand(_ value: Range<Int>, choice: Int, stepsLeft: inout Int) -> Expansion {
    var expansion = Expansion()
    var followed: [String] = []
    expansion.isValid = read(
      value, for: nil, choice, into: &expansion, &followed, stepsLeft: &stepsLeft)
    return expansion
  }

  /// Adds tokens; `false` if one of their variables has no value.
  private func read(
    _ value: Range<Int>, for origin: Range<Int>?, _ choice: Int, into expansion: inout Expansion,
    _ followed: inout [String], stepsLeft: inout Int
  ) -> Bool {
    var position = value.lowerBound
    while position < value.upperBound {
      stepsLeft = followed.count < VariableValues.chainLimit ? max(0, stepsLeft - 1) : 0
      guard stepsLeft > 0 else { return false }
      let token = sheet.tokens[position]
      guard token.kind == .function, sheet.isWord(token, "var") else {
        expansion.tokens.append(token)
        expansion.origins.append(origin ?? token.range)
        position += 1
        continue
      }
      let end = sheet.tokens[..<value.upperBound].end(of: position)
      let isClosed = sheet.tokens[end - 1].kind == .closeParenthesis
      let arguments = (position + 1)..<max(position + 1, isClosed ? end - 1 : end)
      position = end
      guard
        read(
          variable: arguments, for: origin ?? token.range, choice, into: &expansion, &followed,
          stepsLeft: &stepsLeft)
      else { return false }
    }
    return true
  }

  /// Adds the replacement of `var()`; `false` if there is none.
  private func read(
    variable arguments: Range<Int>, for origin: Range<Int>, _ choice: Int,
    into expansion: inout Expansion, _ followed: inout [String], stepsLeft: inout Int
  ) -> Bool {
    guard let first = arguments.first(where: { !sheet.tokens[$0].isSpace }) else { return false }
    let name = sheet.name(of: sheet.tokens[first])
    let comma = arguments.first { sheet.tokens[$0].kind == .comma }
    // A variable that refers to itself has no value.
    let values = followed.contains(name) ? [] : values[name] ?? []
    let mayLack = comma != nil && !isEverywhere.contains(name)
    expansion.choices = max(expansion.choices, values.count + (mayLack ? 1 : 0))
    var options = values.isEmpty ? [] : [values[min(choice, values.count - 1)]]
    if let comma {
      if mayLack, choice >= values.count { options = [] }
      options.append((comma + 1)..<arguments.upperBound)
    }
    let count = expansion.tokens.count
    followed.append(name)
    defer { followed.removeLast() }
    for option in options {
      if read(option, for: origin, choice, into: &expansion, &followed, stepsLeft: &stepsLeft) {
        return true
      }
      expansion.tokens.removeSubrange(count...)
      expansion.origins.removeSubrange(count...)
    }
    return false
  }
}
