/// A token of YAML, with what it is written with.
struct YAMLToken {
  enum Kind {
    case streamEnd, documentStart, documentEnd
    /// A `%YAML` directive, of a version that is known or of another.
    case version, otherVersion
    case blockSequenceStart, blockMappingStart, blockEnd
    case flowSequenceStart, flowSequenceEnd, flowMappingStart, flowMappingEnd, flowEntry
    /// The `-` of a sequence.
    case blockEntry
    case key, value, scalar
    /// An anchor, an alias or a tag, which are not read.
    case refused
  }

  let kind: Kind

  /// The bytes of the token, quotes included.
  let range: Range<Int>

  /// What a scalar says, escapes resolved and lines joined.
  var text = ""
}

/// What is wrong with a text of YAML, and where.
struct YAMLProblem: Error {
  let offset: Int
  let message: String

  /// How many bytes it covers.
  var length = 0
}
