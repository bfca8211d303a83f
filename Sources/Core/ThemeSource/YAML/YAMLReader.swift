/// Reads the one document of a file of YAML.
struct YAMLReader: ~Copyable {
  private var events: YAMLEvents
  private let nestingLimit: Int
  private var depth = 0

  /// Begins to read a text, which has to be UTF-8.
  init(_ bytes: [UInt8], nestingLimit: Int) throws(YAMLProblem) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw YAMLProblem(offset: 0, message: "the file is not UTF-8")
    }
    events = YAMLEvents(bytes)
    self.nestingLimit = nestingLimit
  }

  /// The one document of a file; `nil` if there is none.
  mutating func readFile() throws(YAMLProblem) -> YAMLNode? {
    _ = try next()
    if case .streamEnd = try next().kind { return nil }
    let root = try node(try next())
    _ = try next()
    let second = try next()
    guard case .streamEnd = second.kind else {
      throw YAMLProblem(
        offset: second.range.lowerBound, message: "but found another document")
    }
    return root
  }

  /// The next event; an error if it is of a kind that is not supported.
  private mutating func next() throws(YAMLProblem) -> YAMLEvents.Event {
    let event: YAMLEvents.Event
    do throws(YAMLProblem) {
      event = try events.next()
    } catch {
      // Later versions of libyaml have their own limit, which also counts levels that were only
      // scanned.
      throw error.message.hasPrefix("Maximum nesting level") ? tooDeep(at: error.offset) : error
    }
    guard case .refused = event.kind else { return event }
    throw YAMLProblem(
      offset: event.range.lowerBound,
      message: "anchors, aliases and tags are not read; write the value itself", length: 1)
  }

  /// The value that begins with an event.
  private mutating func node(_ event: YAMLEvents.Event) throws(YAMLProblem) -> YAMLNode {
    if case .scalar(let text) = event.kind { return .scalar(text, range: event.range) }
    let start = event.range.lowerBound
    depth += 1
    guard depth <= nestingLimit else { throw tooDeep(at: start) }
    defer { depth -= 1 }
    if case .sequenceStart = event.kind {
      var nodes: [YAMLNode] = []
      while let element = try element() { nodes.append(element) }
      return .sequence(nodes, range: start..<start)
    }
    var pairs: [(key: YAMLNode, value: YAMLNode)] = []
    while let key = try element() { pairs.append((key, try node(try next()))) }
    return try mapping(pairs, at: start)
  }

  private func tooDeep(at offset: Int) -> YAMLProblem {
    YAMLProblem(
      offset: offset, message: "values nest more than \(nestingLimit) deep", length: 1)
  }

  /// The next value of a sequence or mapping; `nil` at its end.
  private mutating func element() throws(YAMLProblem) -> YAMLNode? {
    let event = try next()
    switch event.kind {
    case .sequenceEnd, .mappingEnd: return nil
    default: return try node(event)
    }
  }

  /// A mapping, whose keys must differ.
  private func mapping(
    _ pairs: [(key: YAMLNode, value: YAMLNode)], at start: Int
  ) throws(YAMLProblem) -> YAMLNode {
    var seen: Set<YAMLNode> = []
    let repeated = pairs.map(\.key).filter { !seen.insert($0).inserted }
    guard !repeated.isEmpty else { return .mapping(pairs, range: start..<start) }
    let names = Set(repeated.compactMap(\.scalar)).sorted()
    let first = names.first.map { YAMLNode.scalar($0, range: 0..<0) } ?? repeated[0]
    let place = pairs.first { $0.key == first }?.key.range.lowerBound ?? start
    throw YAMLProblem(
      offset: place, message: "keys are here twice: \(names.joined(separator: ", "))")
  }
}
