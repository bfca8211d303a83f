/// A tag of a mustache template.
struct MustacheTag {
  enum Kind: Equatable {
    case value, plain, section, inverted, end, comment, partial, delimiters

    init(sign: UInt8?, isTriple: Bool) {
      self =
        switch sign {
        case UInt8(ascii: "#"): .section
        case UInt8(ascii: "^"): .inverted
        case UInt8(ascii: "/"): .end
        case UInt8(ascii: "!"): .comment
        case UInt8(ascii: ">"): .partial
        case UInt8(ascii: "="): .delimiters
        case UInt8(ascii: "&"): .plain
        case UInt8(ascii: "{") where isTriple: .plain
        default: .value
        }
    }

    /// Whether its line is removed if there is nothing else on it.
    var standsAlone: Bool { self != .value && self != .plain }
  }

  let kind: Kind
  let name: String
  let range: Range<Int>
}
