/// A value of a file of YAML with its place; a scalar is always the text it is written as.
package indirect enum YAMLNode: Sendable {
  case scalar(String, range: Range<Int>)
  case sequence([YAMLNode], range: Range<Int>)
  case mapping([(key: YAMLNode, value: YAMLNode)], range: Range<Int>)

  /// The bytes of the value, including quotes; for a sequence or a mapping, its beginning.
  package var range: Range<Int> {
    switch self {
    case .scalar(_, let range), .sequence(_, let range), .mapping(_, let range): range
    }
  }
}

extension YAMLNode: Hashable {
  /// Whether both have the same content, at any place.
  package static func == (left: YAMLNode, right: YAMLNode) -> Bool {
    switch (left, right) {
    case (.scalar(let left, _), .scalar(let right, _)): left == right
    case (.sequence(let left, _), .sequence(let right, _)): left == right
    case (.mapping(let left, _), .mapping(let right, _)):
      left.elementsEqual(right) { $0.key == $1.key && $0.value == $1.value }
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .scalar(let text, _): hasher.combine(text)
    case .sequence(let nodes, _): hasher.combine(nodes)
    case .mapping(let pairs, _):
      hasher.combine(pairs.count)
      for pair in pairs {
        hasher.combine(pair.key)
        hasher.combine(pair.value)
      }
    }
  }
}

extension YAMLNode {
  /// Reads a file with one document of YAML 1.1; a file with only comments is `nil`.
  ///
  /// Anchors, aliases and tags are refused: no palette needs them, and they can make a file very
  /// large.
  ///
  /// - Throws: The first error, with the rule `syntax/yaml`.
  package init?(yaml text: SourceText, nestingLimit: Int = 32) throws(Finding) {
    do throws(YAMLProblem) {
      var reader = try YAMLReader(text.bytes, nestingLimit: nestingLimit)
      guard let root = try reader.readFile() else { return nil }
      self = root
    } catch {
      let end = min(error.offset + error.length, text.bytes.count)
      throw Finding(
        .error, .yaml, at: text.location(of: min(error.offset, end)..<end), error.message)
    }
  }
}

extension YAMLNode {
  package var scalar: String? {
    guard case .scalar(let text, _) = self else { return nil }
    return text
  }
}

extension RuleID {
  package static let yaml: RuleID = "syntax/yaml"
}
