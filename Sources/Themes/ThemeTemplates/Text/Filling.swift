/// A template's text while a palette fills it: the bytes, and where each of them comes from.
struct Filling {
  /// The most bytes that a template may come to; one more is written, for readers to refuse it.
  static let limit = 1024 * 1024 + 1

  /// The most steps of loops, the deepest that blocks nest, and the most reports.
  static let stepLimit = 50_000
  static let depthLimit = 64
  static let reportLimit = 1000

  private(set) var bytes: [UInt8] = []
  private(set) var spans: [Span] = []
  private(set) var problems: [TemplateProblem] = []
  /// What is wrong with lines that are left out.
  private(set) var faults: [TemplateProblem] = []
  private var steps = 0
  private var reports = 0
  private var told: Set<TemplateProblem> = []

  /// A run of bytes from one place.
  struct Span {
    /// The offset in the filled text at which it begins.
    let start: Int
    let place: TemplatePlace

    /// Whether the bytes are those of the place, one for one.
    let isCopied: Bool
  }

  /// The lines that are left out, since something in them cannot be filled.
  private let skipped: LineSet

  init(expecting count: Int, skipping lines: LineSet = LineSet()) {
    skipped = lines
    bytes.reserveCapacity(count + count / 8)
  }

  /// Whether the text has grown to more than anybody reads, or took too long.
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
        "loops come to more than \(Filling.stepLimit) steps; the rest is left out"))
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

  /// Writes what a tag comes to.
  mutating func write(_ value: some Sequence<UInt8>, for place: TemplatePlace) {
    guard !isFull, !skipped.overlaps(place) else { return }
    spans.append(Span(start: bytes.count, place: place, isCopied: false))
    bytes += value
  }

  /// Moves problems to those that do not keep the rest from being judged.
  mutating func drop(_ faults: [TemplateProblem]) {
    self.faults = faults
    problems.removeAll(where: faults.contains)
  }

  /// Says what is wrong, once, however often a loop comes by.
  mutating func report(_ problem: TemplateProblem) {
    reports += 1
    if told.insert(problem).inserted { problems.append(problem) }
  }
}

extension Filling {
  /// The place in the templates that a range of the filled text comes from.
  ///
  /// Of a tag it is the whole tag; of several texts, the part in the first one.
  func origin(of range: Range<Int>) -> TemplatePlace? {
    guard !spans.isEmpty else { return nil }
    var (low, high) = (0, spans.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if spans[middle].start <= range.lowerBound { low = middle } else { high = middle }
    }
    let first = spans[low]
    var start = first.place.range.lowerBound
    if first.isCopied { start += range.lowerBound - first.start }
    var end = start
    var entries: [String] = []
    for span in spans[low...] where span.start < max(range.upperBound, range.lowerBound + 1) {
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
