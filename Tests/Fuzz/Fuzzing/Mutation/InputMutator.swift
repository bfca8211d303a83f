import Fixtures

/// Changes inputs by their structure: values, elements of lists, words, and brackets.
public struct InputMutator: Sendable {
  private let vocabulary: Vocabulary
  private let structure: @Sendable ([UInt8]) -> InputStructure

  public init(_ reader: InputReader) {
    vocabulary = Vocabulary(reader)
    structure = { InputStructure($0) }
  }

  private init(markup vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    structure = { MarkupStructure.parts(of: $0) }
  }

  /// Changes UI files of GtkBuilder.
  public static let ui = InputMutator(markup: .ui)

  /// A changed input of at most a count of bytes.
  ///
  /// - Returns: The bytes; `nil` where single bytes are to be changed instead.
  public func mutated(_ bytes: [UInt8], limit: Int, seed: UInt64) -> [UInt8]? {
    var generator = SeededGenerator(seed: seed)
    if generator.once(in: 4) { return nil }
    var mutation = Mutation(bytes, structure(bytes), vocabulary, generator)
    for _ in 0..<4 {
      mutation.mutate(limit: limit)
      if mutation.bytes != bytes, mutation.bytes.count <= limit { return mutation.bytes }
      mutation.bytes = bytes
    }
    return nil
  }
}

/// One change of an input.
private struct Mutation {
  var bytes: [UInt8]
  private let structure: InputStructure
  private let vocabulary: Vocabulary
  private var generator: SeededGenerator

  init(
    _ bytes: [UInt8], _ structure: InputStructure, _ vocabulary: Vocabulary,
    _ generator: SeededGenerator
  ) {
    self.bytes = bytes
    self.vocabulary = vocabulary
    self.generator = generator
    self.structure = structure
  }

  mutating func mutate(limit: Int) {
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: swapElements()
    case 1: repeatElement(1)
    case 2: repeatElement(Int.random(in: 2...64, using: &generator))
    case 3: removeElement()
    case 4: replaceValueByAnother()
    case 5: replaceValue(by: generator.pick(vocabulary.values))
    case 6: replaceToken(by: generator.pick(vocabulary.words))
    case 7: insertElement(generator.pick(vocabulary.elements))
    case 8: wrapValue(limit: limit)
    case 9: replaceToken(by: generator.pick(Vocabulary.numbers))
    case 10: insertElement(chain())
    case 11: insertEscape()
    case 12: replaceToken(by: token())
    default: replaceValue(by: generator.pick(vocabulary.words))
    }
  }

  // MARK: Elements

  private mutating func swapElements() {
    guard structure.elements.count > 1 else { return }
    let one = generator.pick(structure.elements).range
    let other = generator.pick(structure.elements).range
    guard one.upperBound <= other.lowerBound || other.upperBound <= one.lowerBound else { return }
    let (first, last) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
    let parts = [
      bytes[..<first.lowerBound], bytes[last], bytes[first.upperBound..<last.lowerBound],
      bytes[first], bytes[last.upperBound...],
    ]
    bytes = Array(parts.joined())
  }

  private mutating func repeatElement(_ count: Int) {
    guard !structure.elements.isEmpty else { return }
    let element = generator.pick(structure.elements)
    let copy = [element.separator] + bytes[element.range]
    bytes.insert(
      contentsOf: repeatElement(copy, count), at: element.range.upperBound)
  }

  private func repeatElement(_ copy: [UInt8], _ count: Int) -> [UInt8] {
    Array(Swift.repeatElement(copy, count: count).joined())
  }

  private mutating func removeElement() {
    guard !structure.elements.isEmpty else { return }
    let element = generator.pick(structure.elements)
    let end = element.range.upperBound
    let isFollowed = end < bytes.count && bytes[end] == element.separator
    bytes.removeSubrange(element.range.lowerBound..<(isFollowed ? end + 1 : end))
  }

  /// Inserts an element behind one that is there, or instead of all.
  private mutating func insertElement(_ text: [UInt8]) {
    guard !structure.elements.isEmpty else { return bytes = text }
    let element = generator.pick(structure.elements)
    if generator.once(in: 2) {
      bytes.insert(contentsOf: [element.separator] + text, at: element.range.upperBound)
    } else {
      bytes.insert(contentsOf: text + [element.separator], at: element.range.lowerBound)
    }
  }

  // MARK: Values

  private mutating func replaceValueByAnother() {
    guard !structure.values.isEmpty else { return }
    replaceValue(by: Array(bytes[generator.pick(structure.values)]))
  }

  private mutating func replaceValue(by text: [UInt8]) {
    guard !structure.values.isEmpty else { return }
    bytes.replaceSubrange(generator.pick(structure.values), with: text)
  }

  /// Puts a value into brackets, some deep.
  private mutating func wrapValue(limit: Int) {
    guard !structure.values.isEmpty else { return }
    let value = generator.pick(structure.values)
    let (open, close) = generator.pick(vocabulary.brackets)
    let most = max(1, min(80, (limit - bytes.count) / max(1, open.count + close.count)))
    let count = generator.once(in: 2) ? 1 : Int.random(in: 1...most, using: &generator)
    bytes.replaceSubrange(
      value, with: repeatElement(open, count) + bytes[value] + repeatElement(close, count))
  }

  // MARK: Words

  private mutating func replaceToken(by text: [UInt8]) {
    guard !structure.tokens.isEmpty else { return bytes = text }
    bytes.replaceSubrange(generator.pick(structure.tokens), with: text)
  }

  /// A token of the input.
  private mutating func token() -> [UInt8] {
    structure.tokens.isEmpty ? [] : Array(bytes[generator.pick(structure.tokens)])
  }

  /// Inserts odd bytes into a token, mostly into a string.
  private mutating func insertEscape() {
    let strings = structure.tokens.filter { [0x22, 0x27].contains(bytes[$0.lowerBound]) }
    let choices = strings.isEmpty || generator.once(in: 4) ? structure.tokens : strings
    guard !choices.isEmpty else { return }
    let token = generator.pick(choices)
    let offset = Int.random(in: token.lowerBound...token.upperBound, using: &generator)
    bytes.insert(contentsOf: generator.pick(Vocabulary.escapes), at: offset)
  }

  /// Definitions of which each names the next, and the last one a color, the first, or nothing.
  private mutating func chain() -> [UInt8] {
    let count = generator.pick([2, 3, 9, 63, 64, 65, 66])
    let isReversed = generator.once(in: 2)
    var links = (0..<count).map { vocabulary.link("c\($0)", "c\($0 + 1)") }
    if generator.once(in: 3) { links.append(vocabulary.link("c\(count)", "c0")) }
    if isReversed { links.reverse() }
    return Array(links.joined(separator: vocabulary.separator).utf8)
  }
}
