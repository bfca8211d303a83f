import CYAML

/// The events that libyaml reports for a text, in order.
///
/// It owns libyaml's parser and the bytes that it reads; the pointers are not used anywhere else.
struct YAMLEvents: ~Copyable {
  /// The next event of a text, with its bytes.
  struct Event {
    enum Kind {
      case streamStart, streamEnd, documentStart, documentEnd
      case sequenceStart, sequenceEnd, mappingStart, mappingEnd
      case scalar(String)
      /// Something with an anchor or a tag, or an alias.
      case refused
    }

    let kind: Kind
    let range: Range<Int>
  }

  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// The offset of each character; libyaml counts characters.
  private let offsets: [Int]

  init(_ text: [UInt8]) {
    bytes = .allocate(capacity: text.count)
    _ = bytes.initialize(from: text)
    offsets = text.indices.filter { text[$0] & 0xc0 != 0x80 } + [text.count]
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    bytes.deallocate()
  }

  /// The next event; not called after the end of the stream.
  mutating func next() throws(YAMLProblem) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw problem }
    defer { yaml_event_delete(&event) }
    return Event(kind: kind(of: event), range: range(of: event))
  }

  /// The bytes of an event; for a block scalar without the line breaks after its last line.
  private func range(of event: yaml_event_t) -> Range<Int> {
    let (start, end) = (offset(of: event.start_mark), offset(of: event.end_mark))
    guard event.type == YAML_SCALAR_EVENT, start < end,
      [YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE].contains(event.data.scalar.style)
    else { return start..<max(start, end) }
    let last = bytes[start..<end].lastIndex { ![0x20, 0x0a, 0x0d].contains($0) }
    return start..<((last ?? start) + 1)
  }

  private func kind(of event: yaml_event_t) -> Event.Kind {
    let data = event.data
    switch event.type {
    case YAML_STREAM_START_EVENT: return .streamStart
    case YAML_STREAM_END_EVENT: return .streamEnd
    case YAML_DOCUMENT_START_EVENT:
      let tags = data.document_start.tag_directives
      return tags.start == tags.end ? .documentStart : .refused
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_SEQUENCE_START_EVENT:
      let start = data.sequence_start
      return start.anchor == nil && start.tag == nil ? .sequenceStart : .refused
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      let start = data.mapping_start
      return start.anchor == nil && start.tag == nil ? .mappingStart : .refused
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    case YAML_SCALAR_EVENT:
      let scalar = data.scalar
      guard scalar.anchor == nil, scalar.tag == nil else { return .refused }
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      // A byte order mark before a text does not count.
      let mark: [UInt8] = [0xef, 0xbb, 0xbf]
      return .scalar(
        String(decoding: text.dropFirst(text.starts(with: mark) ? mark.count : 0), as: UTF8.self))
    default: return .refused
    }
  }

  /// The error of libyaml.
  private var problem: YAMLProblem {
    let failed = parser.pointee
    return switch failed.error {
    case YAML_SCANNER_ERROR, YAML_PARSER_ERROR:
      YAMLProblem(
        offset: offset(of: failed.problem_mark), message: String(cString: failed.problem))
    case YAML_READER_ERROR:
      YAMLProblem(
        offset: failed.problem_offset, message: "expected YAML, which has no control characters")
    default: YAMLProblem(offset: 0, message: "there is not enough memory to read the file")
    }
  }

  private func offset(of mark: yaml_mark_t) -> Int {
    mark.index < offsets.count ? offsets[mark.index] : bytes.count
  }
}

/// An error in a YAML text, and its place.
struct YAMLProblem: Error {
  let offset: Int
  let message: String

  /// How many bytes it covers.
  var length = 0
}
