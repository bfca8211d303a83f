import ThemeSource
/// A template's text while it is filled from a palette: the bytes, and their origins.
struct Filling {
  /// The largest size of a filled template in bytes; one more byte is written, so that readers
  /// refuse it.
  static let limit = 1024 * 1024 + 1

  /// The maximum number of steps of loops, the maximum depth of nested blocks, and the maximum
  /// number of reports.
  static let stepLimit = 50_000
  static let depthLimit = 64
  static let reportLimit = 1000

  private(set) var bytes: [UInt8] = []
  private(set) var spans: [Span] = []
  private(set) var problems: [TemplateProblem] = []
  /// The problems in lines that are left out.
  private(set) var faults: [TemplateProblem] = []
  private var steps = 0
  private var reports = 0
  private var told: Set<TemplateProblem> = []

  /// A run of bytes from one place.
  struct Span {
    /// Its offset in the filled text.
    let start: Int
    let place: TemplatePlace

    /// Whether the bytes are an exact copy of those at the place.
    let isCopied: Bool
  }

  /// The lines that are left out, since something in them cannot be filled.
  private let skipped: LineSet

  init(expecting count: Int, skipping lines: LineSet = LineSet()) {
    skipped = lines
    bytes.reserveCapacity(count + count / 8)
  }

  /// Whether the text exceeds the readable size, or took too long.
  var isFull: Bool {
    bytes.count >= Filling.limit || steps > Filling.stepLimit || reports >= Filling.reportLimit
  }

  /// Takes steps of blocks that repeat; the first one too many is reported.
  mutating func step(at place: TemplatePlace, count: Int = 1) {
    let isReported = steps > Filling.stepLimit
    steps += count
    guard !isReported, steps > Filling.stepLimit else { return }
    report(
      TemplateProblem(
        .templateSyntax, place,
        "loops run more than \(Filling.stepLimit) steps; the rest is left out"))
  }

  /// Copies bytes of a text.
  mutating func copy(_ range: Range<Int>, of source: Int, _ text: [UInt8]) {
    for part in skipped.remainder(of: TemplatePlace(source: source, range: range)) where !isFull {
      spans.append(
        Span(
          start: bytes.count, place: TemplatePlace(source: source, range: part), isCopied: true))
      bytes += text[part]
    }
  }

  /// Writes the value of a tag.
  mutating func write(_ value: some Sequence<UInt8>, for place: TemplatePlace) {
    guard !isFull, !skipped.overlaps(place) else { return }
    spans.append(Span(start: bytes.count, place: place, isCopied: false))
    bytes += value
  }

  /// Marks problems as ones that do not prevent judging the rest.
  mutating func drop(_ faults: [TemplateProblem]) {
    self.faults = faults
    problems.removeAll(where: faults.contains)
  }

  /// Reports a problem once, even inside a loop.
  mutating func report(_ problem: TemplateProblem) {
    reports += 1
    if told.insert(problem).inserted { problems.append(problem) }
  }
}

extension Filling {
  /// The place in the templates from which a range of the filled text comes.
  ///
  /// For a tag it is the whole tag; for several texts, the part in the first one.
  func origin(of range: Range<Int>) -> TemplatePlace? {
    guard !spans.isEmpty else { return nil }
    let index = max(spans.partitioningIndex { $0.start > range.lowerBound } - 1, 0)
    let first = spans[index]
    var start = first.place.range.lowerBound
    if first.isCopied { start += range.lowerBound - first.start }
    var end = start
    var entries: [String] = []
    for span in spans[index...] where span.start < max(range.upperBound, range.lowerBound + 1) {
      guard span.place.source == first.place.source else { break }
      for entry in span.place.entries where !entries.contains(entry) { entries.append(entry) }
      let last =
        span.isCopied
        ? min(
          span.place.range.upperBound, span.place.range.lowerBound + range.upperBound - span.start)
        : span.place.range.upperBound
      end = max(end, last)
    }
    return TemplatePlace(source: first.place.source, range: start..<end, entries: entries)
  }
}
