import ThemeColor
import ThemeModel
import ThemeSource

extension ThemeReader {
  mutating func readColors() {
    let palette = members("palette")
    let colors = members("colors")
    let custom = members("custom-colors")
    // Names are read before values, since a value may use a name that is defined below it.
    var pending: [(slot: ColorSlot, node: SourceNode)] = []
    for node in palette {
      guard isFree(node) else { continue }
      pending.append((builder.declarePalette(node.keyBytes), node))
    }
    var exported = ExportedNames()
    for node in custom {
      guard isFree(node) else { continue }
      if builder.isPalette(node.keyBytes) {
        report(.taken, at: node.keyLocation, "'\(node.key)' is a palette entry too; rename one")
        continue
      }
      if let other = exported.other(alike: node.key) {
        report(
          .taken, at: node.keyLocation,
          "'\(node.key)' and \(other) are one name in GTK; rename one")
        continue
      }
      pending.append((builder.declareCustom(node.keyBytes), node))
    }
    for node in colors {
      guard let role = ColorRole(name: node.keyBytes) else {
        reportUnknown(
          .role, "no role is called", node, among: ColorRole.names.names,
          in: document.root["colors"])
        let names = suggestions(ColorRole.names.names)
        let meant = NameSuggestion.nearest(to: node.key, among: names)
        if let meant, let role = ColorRole(name: ArraySlice(meant.utf8)) {
          builder.unread.insert(ColorSlot(role))
        }
        continue
      }
      pending.append((ColorSlot(role), node))
    }
    if pending.count > ThemeReader.entryLimit {
      report(
        .size, at: pending[ThemeReader.entryLimit].node.keyLocation,
        "a theme has at most \(ThemeReader.entryLimit) colors in all")
      return
    }
    parser = ExpressionParser(scope: builder)
    builder.layer.reserveColors(pending.count)
    var values: [AppearanceValue<ColorExpression>] = []
    values.reserveCapacity(pending.count * 2)
    for (slot, node) in pending {
      let known = builder.findings.count
      var own = appendValues(of: node, to: &values) { $0.color($1) }
      if builder.findings[known...].hasErrors {
        builder.unread.insert(slot)
        // References to it are not reported as errors as well.
        if own.isEmpty {
          values.append(AppearanceValue(traits: [], value: .literal(.black), range: node.range))
          own = values.count - 1..<values.count
        }
      }
      if own.isEmpty { continue }
      builder.layer.declare(
        ColorDeclaration(slot: slot, values: own, keyRange: node.keyRange))
    }
    builder.layer.colorValues = values
  }

  /// The members of a top-level table; empty, and reported, if it is something else.
  private mutating func members(_ key: String) -> [SourceNode] {
    table(key).map { Array($0.children) } ?? []
  }

  /// Whether a name for the theme's own color is valid: well formed, and not a role's.
  private mutating func isFree(_ node: SourceNode) -> Bool {
    guard ThemeReader.isColorName(node.keyBytes) else {
      report(
        .key, at: node.keyLocation,
        "expected a name of letters, digits, '-' and '_' that begins with a letter, not '\(node.key)'"
      )
      return false
    }
    guard ColorRole(name: node.keyBytes) == nil else {
      report(
        .taken, at: node.keyLocation,
        "'\(node.key)' is a role; set it under [colors], or choose another name")
      return false
    }
    return true
  }

  private static func isColorName(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, first.isASCIILetter else { return false }
    return bytes.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: "_")
    }
  }

  /// A color expression; `nil` and reported, at its own column, if it is not one.
  mutating func color(_ node: SourceNode) -> ColorExpression? {
    guard let content = node.content else {
      reportType(node, expected: "a color in quotes")
      return nil
    }
    return color(content, of: node)
  }

  /// A color expression in a part of a string.
  mutating func color(_ content: ArraySlice<UInt8>, of node: SourceNode) -> ColorExpression? {
    var errors: [ExpressionError] = []
    let expression = parser.parse(content, errors: &errors)
    for error in errors {
      let location = node.location(ofContent: error.range)
      builder.findings.append(
        Finding(
          .error, error.rule, at: location, error.message,
          fix: error.replacement.map { Finding.Fix(replacing: location, with: $0) }))
    }
    return expression
  }
}

extension SourceNode {
  /// The location in the file of a range of `content`, given by the indices of its bytes.
  func location(ofContent range: Range<Int>) -> SourceLocation {
    let start = content?.startIndex ?? 0
    return document.text.location(
      of: fileRange(of: (range.lowerBound - start)..<(range.upperBound - start)))
  }
}
