import ThemeModel
import ThemeSource

extension MatugenParser {
  /// Reads `{{ value | filter: argument, … }}`; `nil` if that is reported.
  mutating func output(_ scanner: inout TextScanner, _ source: Int) -> MatugenExpression? {
    let start = scanner.position
    scanner.position += 2
    step(start..<scanner.position, source)
    depth += 1
    defer { depth -= 1 }
    guard depth <= Filling.depthLimit else {
      report(
        .templateSyntax, TemplatePlace(source: source, range: start..<scanner.position),
        "values nest more than \(Filling.depthLimit) deep")
      scanner.position = scanner.end
      return nil
    }
    let known = problems.all.count
    let value = value(&scanner, source)
    scanner.skipSpace()
    if scanner.accept("}}") {
      guard let value else {
        if problems.all.count > known { return nil }
        report(
          .templateSyntax, TemplatePlace(source: source, range: start..<scanner.position),
          "expected a name such as 'colors.primary.default.hex'")
        return nil
      }
      let range = start..<scanner.position
      return MatugenParser.placed(value, TemplatePlace(source: source, range: range))
    }
    guard let end = scanner.offset(of: Array("}}".utf8)) else {
      if depth == 1 || problems.all.count == known {
        report(
          .templateSyntax, TemplatePlace(source: source, range: start..<(start + 2)),
          "the value is not closed by '}}'")
      }
      scanner.position = scanner.end
      return nil
    }
    if problems.all.count == known {
      report(
        .templateSyntax, TemplatePlace(source: source, range: scanner.position..<end),
        "expected a filter after '|', or '}}', not '\(scanner.text(scanner.position..<end))'")
    }
    scanner.position = end + 2
    return nil
  }

  /// The expression with the place of the whole tag, and the entries that it uses.
  private static func placed(
    _ value: MatugenExpression, _ place: TemplatePlace
  ) -> MatugenExpression {
    var place = place
    place.entries = value.entries
    return switch value {
    case .path(let path, _): .path(path, place)
    case .literal(let value, _): .literal(value, place)
    case .sum(let left, let sign, let right, _): .sum(left, sign, right, place)
    case .filtered(let value, let calls, _): .filtered(value, calls, place)
    }
  }

  private mutating func value(
    _ scanner: inout TextScanner, _ source: Int
  ) -> MatugenExpression? {
    scanner.skipSpace()
    let start = scanner.position
    guard let first = operand(&scanner, source, takesPaths: true) else { return nil }
    var calls: [MatugenCall] = []
    scanner.skipSpace()
    while scanner.accept("|") {
      scanner.skipSpace()
      guard let call = call(&scanner, source) else { return nil }
      calls.append(call)
      scanner.skipSpace()
    }
    if calls.isEmpty { return first }
    return .filtered(
      first, calls, TemplatePlace(source: source, range: start..<scanner.position))
  }

  private mutating func call(_ scanner: inout TextScanner, _ source: Int) -> MatugenCall? {
    let start = scanner.position
    let name = scanner.text(scanner.take(while: TextScanner.isName))
    let place = TemplatePlace(source: source, range: start..<scanner.position)
    var arguments: [MatugenExpression] = []
    scanner.skipSpace()
    if scanner.accept(":") {
      repeat {
        guard let argument = argument(&scanner, source) else { return nil }
        arguments.append(argument)
        scanner.skipSpace()
      } while scanner.accept(",")
    }
    guard let filter = MatugenFilter(rawValue: name) else {
      report(
        .templateName, place,
        "matugen has no filter '\(name)'"
          + NameSuggestion.hint(for: name, among: MatugenFilter.allCases.map(\.rawValue)))
      return nil
    }
    guard arguments.count >= filter.arity else {
      report(
        .templateName, place,
        "expected \(filter.arity) argument\(filter.arity == 1 ? "" : "s") for '\(name)'")
      return nil
    }
    return MatugenCall(filter: filter, arguments: arguments, place: place)
  }

  private mutating func argument(
    _ scanner: inout TextScanner, _ source: Int
  ) -> MatugenExpression? {
    scanner.skipSpace()
    let start = scanner.position
    guard let left = operand(&scanner, source, takesPaths: false) else { return nil }
    scanner.skipSpace()
    guard let sign = scanner.next.flatMap(MatugenOperator.init(rawValue:)) else { return left }
    scanner.position += 1
    scanner.skipSpace()
    guard let right = operand(&scanner, source, takesPaths: false) else { return nil }
    return .sum(
      left, sign, right, TemplatePlace(source: source, range: start..<scanner.position))
  }

  /// A path, a number, a text, or a value in braces.
  private mutating func operand(
    _ scanner: inout TextScanner, _ source: Int, takesPaths: Bool
  ) -> MatugenExpression? {
    let start = scanner.position
    if scanner.isBefore("{{") { return output(&scanner, source) }
    let place = { (end: Int) in TemplatePlace(source: source, range: start..<end) }
    if scanner.accept("\"") {
      var text: [UInt8] = []
      while let next = scanner.next, next != UInt8(ascii: "\"") {
        if next == UInt8(ascii: "\\") { scanner.position += 1 }
        if let byte = scanner.next { text.append(byte) }
        scanner.position += 1
      }
      guard scanner.accept("\"") else { return nil }
      return .literal(.string(String(decoding: text, as: UTF8.self)), place(scanner.position))
    }
    if let number = MatugenParser.number(&scanner) {
      return .literal(number, place(scanner.position))
    }
    guard takesPaths else {
      let word = scanner.text(scanner.take(while: TextScanner.isName))
      return word.isEmpty ? nil : .literal(.string(word), place(scanner.position))
    }
    return MatugenParser.path(&scanner).map { .path($0, place(scanner.position)) }
  }

  private static func number(_ scanner: inout TextScanner) -> MatugenValue? {
    let start = scanner.position
    _ = scanner.accept("-") || scanner.accept("+")
    guard !scanner.takeDecimal().isEmpty else {
      scanner.position = start
      return nil
    }
    let number = scanner.text(start..<scanner.position)
    return number.contains(".")
      ? Double(number).map { .number($0) } : Int(number).map { .integer($0) }
  }

  /// Names with points between them; a name that is a number has `_` before it.
  static func path(_ scanner: inout TextScanner) -> [String]? {
    var path: [String] = []
    repeat {
      scanner.skipSpace()
      let name = scanner.text(scanner.take(while: TextScanner.isName))
      guard !name.isEmpty else { return nil }
      path.append(name)
      let position = scanner.position
      scanner.skipSpace()
      if scanner.next != UInt8(ascii: ".") { scanner.position = position }
    } while scanner.accept(".")
    return path
  }
}
