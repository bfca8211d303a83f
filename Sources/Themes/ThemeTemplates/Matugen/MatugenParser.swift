import ThemeSource

/// Parses a template of matugen 4: `{{ value | filter: argument }}`, `<* for … *>`, `<* if … *>`,
/// `<* include "…" *>`, and `\` before literal text.
struct MatugenParser {
  var sources: TemplateSources
  var problems: TemplateProblems

  /// How many blocks and values are open inside one another.
  var depth = 0

  init(_ text: SourceText, within budget: ReadingBudget?) {
    sources = TemplateSources(text)
    problems = TemplateProblems(budget)
  }

  mutating func parse() -> [MatugenNode] { nodes(of: 0) }

  private mutating func nodes(of source: Int) -> [MatugenNode] {
    var scanner = TextScanner(sources.texts[source].bytes)
    var nodes: [MatugenNode] = []
    while !scanner.isAtEnd, !problems.isFinal {
      let (more, end) = self.nodes(&scanner, source, until: [])
      nodes += more
      if let end {
        report(.templateSyntax, end.place, "no block is open that '\(end.word)' could end")
      }
    }
    return nodes
  }

  private struct BlockEnd {
    let word: String
    let place: TemplatePlace
  }

  /// Reads up to the end of a block, or to the end of the text.
  private mutating func nodes(
    _ scanner: inout TextScanner, _ source: Int, until ends: [String]
  ) -> (nodes: [MatugenNode], end: BlockEnd?) {
    var nodes: [MatugenNode] = []
    var start = scanner.position
    let copy = { (end: Int, nodes: inout [MatugenNode]) in
      if start < end { nodes.append(.text(TemplatePlace(source: source, range: start..<end))) }
    }
    while !scanner.isAtEnd, !problems.isFinal {
      let tag = scanner.position
      if scanner.next == UInt8(ascii: "\\"), isEscaped(scanner) {
        copy(tag, &nodes)
        start = tag + 1
        scanner.position += scanner.bytes[tag + 1] == UInt8(ascii: "\\") ? 2 : 3
      } else if scanner.isBefore("{{") {
        copy(tag, &nodes)
        if let value = output(&scanner, source) { nodes.append(.output(value)) }
        start = scanner.position
      } else if scanner.isBefore("<*") {
        copy(tag, &nodes)
        if let end = block(&scanner, source, into: &nodes) { return (nodes, end) }
        start = scanner.position
      } else {
        scanner.position += 1
      }
    }
    copy(scanner.end, &nodes)
    return (nodes, nil)
  }

  private func isEscaped(_ scanner: TextScanner) -> Bool {
    var next = scanner
    next.position += 1
    return ["{{", "<*", "}}", "*>", "\\"].contains { next.isBefore($0) }
  }

  /// Reads a block; an end or an `else` is returned to the reader of its block.
  private mutating func block(
    _ scanner: inout TextScanner, _ source: Int, into nodes: inout [MatugenNode]
  ) -> BlockEnd? {
    let start = scanner.position
    scanner.position += 2
    step(start..<scanner.position, source)
    scanner.skipSpace()
    let word = scanner.text(scanner.take(while: TextScanner.isName))
    scanner.skipSpace()
    switch word {
    case "for": loop(&scanner, source, start, &nodes)
    case "if": condition(&scanner, source, start, &nodes)
    case "include": include(&scanner, source, start, &nodes)
    default:
      let isEnd = ["endfor", "endif", "else"].contains(word)
      close(&scanner, source, start)
      let place = TemplatePlace(source: source, range: start..<scanner.position)
      if isEnd { return BlockEnd(word: word, place: place) }
      report(
        .templateSyntax, place,
        "no block is called '\(word)'; expected 'for', 'if' or 'include'")
    }
    return nil
  }

  /// Skips the end of a block's tag.
  private mutating func close(_ scanner: inout TextScanner, _ source: Int, _ start: Int) {
    scanner.skipSpace()
    if scanner.accept("*>") { return }
    let place = TemplatePlace(source: source, range: start..<(start + 2))
    guard let end = scanner.offset(of: Array("*>".utf8)) else {
      report(.templateSyntax, place, "the block's tag is not closed by '*>'")
      scanner.position = scanner.end
      return
    }
    report(
      .templateSyntax, TemplatePlace(source: source, range: scanner.position..<end),
      "expected '*>', not '\(scanner.text(scanner.position..<end))'")
    scanner.position = end + 2
  }

  private mutating func loop(
    _ scanner: inout TextScanner, _ source: Int, _ start: Int, _ nodes: inout [MatugenNode]
  ) {
    var names: [String] = []
    repeat {
      scanner.skipSpace()
      names.append(scanner.text(scanner.take(while: TextScanner.isName)))
      scanner.skipSpace()
    } while scanner.accept(",")
    let hasIn = scanner.accept("in")
    scanner.skipSpace()
    let iteration = iteration(&scanner)
    close(&scanner, source, start)
    let place = TemplatePlace(source: source, range: start..<scanner.position)
    let body = body(&scanner, source, place, until: ["endfor"], of: "for")
    guard let iteration, hasIn, names.allSatisfy({ !$0.isEmpty }), names.count <= 2 else {
      return report(
        .templateSyntax, place, "expected 'for name in colors' or 'for name, value in colors'")
    }
    nodes.append(.loop(names: names, over: iteration, body.nodes, place))
  }

  private func iteration(_ scanner: inout TextScanner) -> MatugenNode.Iteration? {
    if let next = scanner.next, next.isASCIIDigit || next == UInt8(ascii: "-") {
      let number = { (scanner: inout TextScanner) in
        Int(
          scanner.text(
            scanner.take { $0.isASCIIDigit || $0 == UInt8(ascii: "-") }))
      }
      guard let first = number(&scanner), scanner.accept(".."), let last = number(&scanner) else {
        return nil
      }
      return .numbers(first..<max(first, last))
    }
    return MatugenParser.path(&scanner).map { .path($0) }
  }

  private mutating func condition(
    _ scanner: inout TextScanner, _ source: Int, _ start: Int, _ nodes: inout [MatugenNode]
  ) {
    let isNegated = scanner.accept("not")
    scanner.skipSpace()
    let value = scanner.isBefore("{{") ? output(&scanner, source) : nil
    close(&scanner, source, start)
    scanner.skipSpace()
    let place = TemplatePlace(source: source, range: start..<scanner.position)
    var (then, end) = body(&scanner, source, place, until: ["endif", "else"], of: "if")
    var otherwise: [MatugenNode] = []
    if end?.word == "else" {
      scanner.skipSpace()
      (otherwise, end) = body(&scanner, source, place, until: ["endif"], of: "if")
    }
    guard let value else {
      return report(
        .templateSyntax, place, "expected a value in braces, such as 'if {{ is_dark_mode }}'")
    }
    nodes.append(.condition(value, isNegated: isNegated, then, otherwise: otherwise))
  }

  /// Reads the content of a block up to one of its end tags.
  private mutating func body(
    _ scanner: inout TextScanner, _ source: Int, _ place: TemplatePlace,
    until ends: [String], of word: String
  ) -> (nodes: [MatugenNode], end: BlockEnd?) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Filling.depthLimit else {
      report(.templateSyntax, place, "blocks nest more than \(Filling.depthLimit) deep")
      scanner.position = scanner.end
      return ([], nil)
    }
    let (nodes, end) = nodes(&scanner, source, until: ends)
    guard let end else {
      report(
        .templateSyntax, place, "the block '\(word)' does not end: '<* end\(word) *>' is missing")
      return (nodes, nil)
    }
    if !ends.contains(end.word) {
      report(.templateSyntax, end.place, "expected '<* end\(word) *>', not '\(end.word)'")
    }
    return (nodes, end)
  }

  private mutating func include(
    _ scanner: inout TextScanner, _ source: Int, _ start: Int, _ nodes: inout [MatugenNode]
  ) {
    let isQuoted = scanner.accept("\"")
    let name = scanner.text(
      scanner.take {
        isQuoted ? $0 != UInt8(ascii: "\"") && $0 != 0x0a : TextScanner.isName($0)
      })
    if isQuoted { _ = scanner.accept("\"") }
    close(&scanner, source, start)
    let place = TemplatePlace(source: source, range: start..<scanner.position)
    let file = sources.texts[0].file
    let ending = file.split(separator: "/").last.flatMap { name in
      name.firstIndex(of: ".").map { String(name[$0...]) }
    }
    do throws(TemplateError) {
      let index = try sources.include(name, endings: [ending ?? "", ""], at: place)
      nodes += self.nodes(of: index)
      sources.close()
    } catch {
      problems.add(error.problem)
    }
  }

  mutating func step(_ range: Range<Int>, _ source: Int) {
    problems.step(
      at: TemplatePlace(source: source, range: range), of: sources.texts[source])
  }

  mutating func report(_ rule: RuleID, _ place: TemplatePlace, _ message: String) {
    problems.add(rule, place, message)
  }
}
