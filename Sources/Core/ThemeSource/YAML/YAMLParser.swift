/// Reads the tokens of a file of YAML into values.
///
/// It reads what libyaml 0.2.5 reads, and says of anything else what that says.
struct YAMLParser {
  private let tokens: [YAMLToken]
  private let problem: (YAMLProblem, token: Int)?
  private var index = 0

  /// Splits a text into tokens.
  ///
  /// - Throws: What must not be in a text whatever stands around it.
  init(_ bytes: [UInt8], nestingLimit: Int) throws(YAMLProblem) {
    let scanner = YAMLScanner(bytes, nestingLimit: nestingLimit)
    if let refusal = scanner.refusal { throw refusal }
    guard let string = String(validating: bytes, as: UTF8.self) else {
      throw YAMLProblem(offset: 0, message: "the file is not UTF-8")
    }
    var offset = 0
    for scalar in string.unicodeScalars {
      guard scalar.isYAML else {
        throw YAMLProblem(
          offset: offset, message: "expected YAML, which has no control characters")
      }
      offset += UTF8.width(scalar)
    }
    (tokens, problem) = (scanner.tokens, scanner.problem)
  }

  /// The one document of a file; `nil` where there is none.
  mutating func readFile() throws(YAMLProblem) -> YAMLNode? {
    if try peek() == .streamEnd { return nil }
    let isMarked = try readMark()
    let first = try next()
    let ends: [YAMLToken.Kind] = [
      .version, .otherVersion, .documentStart, .documentEnd, .streamEnd,
    ]
    let isEmpty = isMarked && ends.contains(first.kind)
    let root = isEmpty ? empty(at: first.range.lowerBound) : try node(.block)
    while try peek() == .documentEnd { index += 1 }
    guard try peek() != .streamEnd else { return root }
    let second = try next()
    _ = try readMark(isRequired: true)
    throw YAMLProblem(offset: second.range.lowerBound, message: "but found another document")
  }

  /// Reads the directives and the `---` before a document, which need not be there.
  private mutating func readMark(isRequired: Bool = false) throws(YAMLProblem) -> Bool {
    var hasVersion = false
    while true {
      switch try peek() {
      case .version where hasVersion: throw try wrong("found duplicate %YAML directive")
      case .otherVersion: throw try wrong("found incompatible YAML document")
      case .version: hasVersion = true
      case .documentStart:
        index += 1
        return true
      default:
        if hasVersion || isRequired { throw try wrong("did not find expected <document start>") }
        return false
      }
      index += 1
    }
  }

  /// The token that is next.
  private func next() throws(YAMLProblem) -> YAMLToken {
    if let problem, index >= problem.token { throw problem.0 }
    return tokens[index]
  }

  private func peek() throws(YAMLProblem) -> YAMLToken.Kind { try next().kind }

  /// That the next token does not belong here.
  private func wrong(_ message: String) throws(YAMLProblem) -> YAMLProblem {
    YAMLProblem(offset: try next().range.lowerBound, message: message)
  }

  private func empty(at offset: Int) -> YAMLNode { .scalar("", range: offset..<offset) }
}

extension YAMLParser {
  /// Where a value stands, which decides what may begin it.
  private enum Place {
    case flow, block
    /// After a key, where the `-` of a sequence need not be indented.
    case blockValue
  }

  private mutating func node(_ place: Place) throws(YAMLProblem) -> YAMLNode {
    let token = try next()
    switch token.kind {
    case .blockEntry where place == .blockValue: return try indentlessSequence()
    case .scalar:
      index += 1
      return .scalar(token.text, range: token.range)
    case .flowSequenceStart: return try flowSequence()
    case .flowMappingStart: return try flowMapping()
    case .blockSequenceStart where place != .flow: return try blockSequence()
    case .blockMappingStart where place != .flow: return try blockMapping()
    default: throw try wrong("did not find expected node content")
    }
  }

  /// A value, or an empty text where one of some tokens stands instead.
  private mutating func node(
    _ place: Place, unless ends: [YAMLToken.Kind], at offset: Int? = nil
  ) throws(YAMLProblem) -> YAMLNode {
    let token = try next()
    return ends.contains(token.kind)
      ? empty(at: offset ?? token.range.lowerBound) : try node(place)
  }

  private mutating func blockSequence() throws(YAMLProblem) -> YAMLNode {
    let start = try next().range.lowerBound
    index += 1
    var nodes: [YAMLNode] = []
    while try peek() == .blockEntry {
      let end = try next().range.upperBound
      index += 1
      nodes.append(try node(.block, unless: [.blockEntry, .blockEnd], at: end))
    }
    guard try peek() == .blockEnd else { throw try wrong("did not find expected '-' indicator") }
    index += 1
    return .sequence(nodes, range: start..<start)
  }

  private mutating func indentlessSequence() throws(YAMLProblem) -> YAMLNode {
    let start = try next().range.lowerBound
    var nodes: [YAMLNode] = []
    while try peek() == .blockEntry {
      let end = try next().range.upperBound
      index += 1
      nodes.append(try node(.block, unless: [.blockEntry, .key, .value, .blockEnd], at: end))
    }
    return .sequence(nodes, range: start..<start)
  }

  private mutating func blockMapping() throws(YAMLProblem) -> YAMLNode {
    let start = try next().range.lowerBound
    index += 1
    let ends: [YAMLToken.Kind] = [.key, .value, .blockEnd]
    var pairs: [(key: YAMLNode, value: YAMLNode)] = []
    while true {
      let first = try next()
      if first.kind == .blockEnd { break }
      guard first.kind == .key else { throw try wrong("did not find expected key") }
      index += 1
      let key = try node(.blockValue, unless: ends, at: first.range.upperBound)
      let sign = try next()
      guard sign.kind == .value else {
        pairs.append((key, empty(at: sign.range.lowerBound)))
        continue
      }
      index += 1
      pairs.append((key, try node(.blockValue, unless: ends, at: sign.range.upperBound)))
    }
    index += 1
    return try mapping(pairs, at: start)
  }

  private mutating func flowSequence() throws(YAMLProblem) -> YAMLNode {
    let start = try next().range.lowerBound
    index += 1
    var nodes: [YAMLNode] = []
    while try peek() != .flowSequenceEnd {
      if !nodes.isEmpty {
        guard try peek() == .flowEntry else {
          throw try wrong("did not find expected ',' or ']'")
        }
        index += 1
        if try peek() == .flowSequenceEnd { break }
      }
      nodes.append(try peek() == .key ? flowPair() : node(.flow))
    }
    index += 1
    return .sequence(nodes, range: start..<start)
  }

  /// A key with its value as an element of a sequence, `[a: b]`.
  private mutating func flowPair() throws(YAMLProblem) -> YAMLNode {
    let start = try next().range.lowerBound
    index += 1
    let sign = try next()
    let key = try node(.flow, unless: [.value, .flowEntry, .flowSequenceEnd])
    // libyaml passes over the sign here, so that what follows it is no value.
    if key.range.isEmpty, sign.kind == .value || sign.kind == .flowEntry { index += 1 }
    var value = empty(at: try next().range.lowerBound)
    if try peek() == .value {
      index += 1
      value = try node(.flow, unless: [.flowEntry, .flowSequenceEnd])
    }
    return try mapping([(key, value)], at: start)
  }

  private mutating func flowMapping() throws(YAMLProblem) -> YAMLNode {
    let start = try next().range.lowerBound
    index += 1
    var pairs: [(key: YAMLNode, value: YAMLNode)] = []
    while try peek() != .flowMappingEnd {
      if !pairs.isEmpty {
        guard try peek() == .flowEntry else {
          throw try wrong("did not find expected ',' or '}'")
        }
        index += 1
        if try peek() == .flowMappingEnd { break }
      }
      guard try peek() == .key else {
        let key = try node(.flow)
        pairs.append((key, empty(at: try next().range.lowerBound)))
        continue
      }
      index += 1
      let key = try node(.flow, unless: [.value, .flowEntry, .flowMappingEnd])
      var value = empty(at: try next().range.lowerBound)
      if try peek() == .value {
        index += 1
        value = try node(.flow, unless: [.flowEntry, .flowMappingEnd])
      }
      pairs.append((key, value))
    }
    index += 1
    return try mapping(pairs, at: start)
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
      offset: place, message: "keys stand here twice: \(names.joined(separator: ", "))")
  }
}

extension YAMLNode {
  /// The text of a scalar.
  package var scalar: String? {
    guard case .scalar(let text, _) = self else { return nil }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether a character may stand in a file: `c-printable` of YAML 1.1, section 5.1.
  fileprivate var isYAML: Bool {
    switch value {
    case 0x09, 0x0a, 0x0d, 0x20...0x7e, 0x85, 0xa0...0xd7ff, 0xe000...0xfffd, 0x10000...: true
    default: false
    }
  }
}
