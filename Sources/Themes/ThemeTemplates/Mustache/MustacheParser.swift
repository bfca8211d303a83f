import ThemeSource

/// Parses a mustache template (mustache(5)): values, sections, comments, partials, and other
/// delimiters; a line that contains only such a tag is removed.
struct MustacheParser {
  private(set) var sources: TemplateSources
  private(set) var problems: TemplateProblems

  /// The number of nested open sections, including those around partials.
  private var depth = 0

  private static let partialEndings = [".mustache", ""]

  init(_ text: SourceText, within budget: ReadingBudget?) {
    sources = TemplateSources(text)
    problems = TemplateProblems(budget)
  }

  mutating func parse() -> [MustacheNode] { nodes(of: 0) }

  private mutating func nodes(of source: Int) -> [MustacheNode] {
    var reader = Reader(source: source, bytes: sources.texts[source].bytes)
    while !problems.isFinal, let tag = reader.nextTag(problems: &problems) {
      read(tag, in: &reader)
    }
    reader.copyRest()
    for section in reader.open.dropFirst().reversed() {
      report(.templateSyntax, section.place, "the section '\(section.name)' is not closed")
      reader.close(with: section.key)
      depth -= 1
    }
    return reader.open[0].nodes
  }

  private mutating func read(_ tag: MustacheTag, in reader: inout Reader) {
    let place = TemplatePlace(source: reader.source, range: tag.range)
    problems.step(at: place, of: sources.texts[reader.source])
    switch tag.kind {
    case .value, .plain:
      guard let name = known(tag.name, place) else { return }
      reader.add(
        .value(
          name, isEscaped: tag.kind == .value,
          TemplatePlace(source: reader.source, range: tag.range, entries: name.entries)))
    case .section, .inverted:
      guard depth < Filling.depthLimit else {
        return problems.stop(
          TemplateProblem(
            .templateSyntax, place,
            "sections nest more than \(Filling.depthLimit) deep; the rest is not read"))
      }
      depth += 1
      reader.open.append(
        Reader.Section(
          name: tag.name, key: known(tag.name, place), isInverted: tag.kind == .inverted,
          place: place))
    case .end:
      guard let section = reader.open.last, reader.open.count > 1, section.name == tag.name else {
        return report(
          .templateSyntax, place,
          reader.open.count > 1
            ? "expected the end of '\(reader.open[reader.open.count - 1].name)', not of '\(tag.name)'"
            : "no section '\(tag.name)' is open")
      }
      reader.close(with: section.key)
      depth -= 1
    case .partial: include(tag.name, place, in: &reader)
    case .comment, .delimiters: break
    }
  }

  private mutating func include(_ name: String, _ place: TemplatePlace, in reader: inout Reader) {
    do throws(TemplateError) {
      let index = try sources.include(name, endings: MustacheParser.partialEndings, at: place)
      let nodes = nodes(of: index)
      sources.close()
      reader.add(nodes)
    } catch {
      problems.add(error.problem)
    }
  }

  /// The name in a tag; reported if no builder provides it.
  private mutating func known(_ name: String, _ place: TemplatePlace) -> Base16Name? {
    if let known = Base16Name(name) { return known }
    report(
      .templateName, place,
      "no builder has '\(name)'; expected a name such as 'base00-hex', 'base0D-dec-r' or 'scheme-name'"
    )
    return nil
  }

  private mutating func report(_ rule: RuleID, _ place: TemplatePlace, _ message: String) {
    problems.add(rule, place, message)
  }
}

extension MustacheParser {
  /// The state of reading one text, with its open sections.
  struct Reader {
    struct Section {
      let name: String
      let key: Base16Name?
      let isInverted: Bool
      let place: TemplatePlace
      var nodes: [MustacheNode] = []
    }

    let source: Int
    private var scanner: TextScanner
    private var opening = Array("{{".utf8)
    private var closing = Array("}}".utf8)
    /// The start of the text after the last node.
    private var rest = 0

    /// The open sections; the first is the text itself.
    var open: [Section]

    init(source: Int, bytes: [UInt8]) {
      self.source = source
      scanner = TextScanner(bytes)
      open = [
        Section(
          name: "", key: nil, isInverted: false, place: TemplatePlace(source: source, range: 0..<0))
      ]
    }

    mutating func add(_ node: MustacheNode) { open[open.count - 1].nodes.append(node) }

    mutating func add(_ nodes: [MustacheNode]) { open[open.count - 1].nodes += nodes }

    /// Ends the last section; one with an unknown name is left out.
    mutating func close(with key: Base16Name?) {
      let section = open.removeLast()
      guard let key else { return }
      add(.section(key, isInverted: section.isInverted, section.nodes, section.place))
    }

    mutating func copyRest() { copy(upTo: scanner.end) }

    private mutating func copy(upTo end: Int) {
      if rest < end { add(.text(TemplatePlace(source: source, range: rest..<end))) }
      rest = end
    }

    /// Copies the text before the next tag, and reads the tag; `nil` if there is none.
    mutating func nextTag(problems: inout TemplateProblems) -> MustacheTag? {
      guard let start = scanner.offset(of: opening) else { return nil }
      scanner.position = start + opening.count
      let sign = scanner.next
      let isTriple = sign == UInt8(ascii: "{") && opening == Array("{{".utf8)
      let ending =
        isTriple
        ? Array("}}}".utf8)
        : sign == UInt8(ascii: "=") ? [UInt8(ascii: "=")] + closing : closing
      let kind = MustacheTag.Kind(sign: sign, isTriple: isTriple)
      if kind != .value { scanner.position += 1 }
      guard let end = scanner.offset(of: ending) else {
        problems.add(
          .templateSyntax, TemplatePlace(source: source, range: start..<(start + opening.count)),
          "the tag is not closed by '\(String(decoding: ending, as: UTF8.self))'")
        scanner.position = scanner.end
        copy(upTo: start)
        rest = scanner.end
        return nil
      }
      let content = scanner.text(scanner.position..<end)
      let name = content.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let range = start..<(end + ending.count)
      if kind == .delimiters { setDelimiters(name) }
      scanner.position = range.upperBound
      let line = kind.standsAlone ? lonely(range) : nil
      copy(upTo: line?.lowerBound ?? start)
      rest = line?.upperBound ?? range.upperBound
      scanner.position = rest
      return MustacheTag(kind: kind, name: name, range: range)
    }

    private mutating func setDelimiters(_ text: String) {
      let parts = text.split(separator: " ").map { Array($0.utf8) }
      if parts.count == 2 { (opening, closing) = (parts[0], parts[1]) }
    }

    /// The line of a tag that is alone on it; `nil` if there is other text.
    private func lonely(_ range: Range<Int>) -> Range<Int>? {
      let bytes = scanner.bytes
      let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
      var start = range.lowerBound
      while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
      guard start == 0 || bytes[start - 1] == 0x0a, start >= rest else { return nil }
      var end = range.upperBound
      while end < bytes.count, isBlank(bytes[end]) { end += 1 }
      if end < bytes.count, bytes[end] == 0x0d { end += 1 }
      guard end == bytes.count || bytes[end] == 0x0a else { return nil }
      return start..<min(end + 1, bytes.count)
    }
  }
}
