import ThemeSource

/// The kinds of colors in a value.
struct ColorKinds: OptionSet {
  let rawValue: UInt8

  /// The color of the text: `currentColor`.
  static let text = ColorKinds(rawValue: 1)
  /// A color with a name: `@accent_color`.
  static let named = ColorKinds(rawValue: 2)
  /// A variable that the stylesheet does not set.
  static let variable = ColorKinds(rawValue: 4)
  /// Another color, or a function of some.
  static let other = ColorKinds(rawValue: 8)
  /// A color that is transparent, or nearly.
  static let clear = ColorKinds(rawValue: 16)
}

/// Finds the kinds of colors in values, including the names in them.
struct ColorKindTable {
  private let sheet: CSSStylesheet
  private let values: NamedValues

  /// The kinds of each name in the stylesheet.
  private var known: [String: ColorKinds] = [:]

  init(_ sheet: CSSStylesheet) {
    self.sheet = sheet
    values = NamedValues(sheet)
    var readers: [String: [String]] = [:]
    for (name, values) in values.byName {
      for value in values {
        let (kinds, names) = read(value)
        known[name, default: []].formUnion(kinds)
        for other in names { readers[other, default: []].append(name) }
      }
    }
    // It goes from each name to those that use it, until nothing changes any more; so a loop ends.
    var pending = Array(known.keys)
    while let name = pending.popLast() {
      let kinds = known[name] ?? []
      for reader in readers[name] ?? [] where known[reader]?.isSuperset(of: kinds) == false {
        known[reader]?.formUnion(kinds)
        pending.append(reader)
      }
    }
  }

  func kinds(in value: Range<Int>) -> ColorKinds {
    let (own, names) = read(value)
    return names.reduce(own) { $0.union(known[$1] ?? []) }
  }

  /// The kinds of a value itself, and the stylesheet's names in it.
  private func read(_ value: Range<Int>) -> (kinds: ColorKinds, names: Set<String>) {
    var kinds: ColorKinds = []
    var names: Set<String> = []
    for index in value {
      let token = sheet.tokens[index]
      switch token.kind {
      case .identifier where sheet.isWord(token, "currentcolor"): kinds.insert(.text)
      // The name in `var()`.
      case .identifier where sheet.content(of: token).starts(with: "--".utf8): break
      case .identifier, .hash:
        kinds.insert(.other)
        if isClear(token) { kinds.insert(.clear) }
      case .atKeyword:
        kinds.insert(.named)
        names.insert("@" + sheet.name(of: token))
      case .function where sheet.isWord(token, "var"):
        // The fallback for an unset variable is among the tokens that follow.
        let name = sheet.tokens[(index + 1)..<value.upperBound].first { !$0.isSpace }
        if let name = name.map(sheet.name), values[name] != nil {
          names.insert(name)
        } else {
          kinds.insert(.variable)
        }
      case .function where !sheet.isWord(token, "calc"):
        kinds.insert(.other)
        if isClear(functionAt: index) { kinds.insert(.clear) }
      default: break
      }
    }
    return (kinds, names)
  }

  /// The highest opacity of a color that counts as transparent.
  private static let leastAlpha = 0.02

  /// Whether a word or a `#` color of 4 or 8 digits is transparent.
  private func isClear(_ token: CSSToken) -> Bool {
    guard token.kind == .hash else { return sheet.isWord(token, "transparent") }
    let digits = sheet.name(of: token)
    return digits.count == 4 && digits.hasSuffix("0") || digits.count == 8 && digits.hasSuffix("00")
  }

  /// Whether the last number of a function is an alpha of about 0.
  private func isClear(functionAt index: Int) -> Bool {
    let end = sheet.tokens[...].end(of: index)
    let numbers = sheet.tokens[index..<end].filter { $0.kind == .number || $0.kind == .percentage }
    guard let last = numbers.last,
      sheet.isWord(sheet.tokens[index], "alpha") || numbers.count > 3
        || sheet.slash(in: index..<end) != nil
    else { return false }
    let least = ColorKindTable.leastAlpha
    return abs(last.number) < (last.kind == .percentage ? least * 100 : least)
  }
}
