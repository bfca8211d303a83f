/// The findings of a reader, with a state that keeps one mistake from causing many.
struct ReaderFindings {
  static let limit = 100

  let text: SourceText
  let rule: RuleID

  private var list: [Finding] = []

  /// The lines with invalid bytes, in which no further mistake is reported.
  private var brokenLines: [Int] = []

  /// How many more mistakes may be reported before reading stops; bounds the work of recovering.
  var budget = 10 * limit

  /// Whether reading has to stop.
  private(set) var isStopped = false

  var count: Int { list.count }

  init(text: SourceText, rule: RuleID) {
    self.text = text
    self.rule = rule
  }

  /// Reports a mistake against the grammar.
  mutating func report(_ range: Range<Int>, _ message: String, replacement: String? = nil) {
    report(range, rule, message, replacement: replacement)
  }

  mutating func report(
    _ range: Range<Int>, _ rule: RuleID, _ message: String,
    replacement: String? = nil
  ) {
    guard !isStopped else { return }
    budget -= 1
    if budget < 0 {
      stop(range, rule, "too many mistakes, the rest is not read")
      return
    }
    let location = text.location(of: range)
    guard !brokenLines.contains(location.start.line) else { return }
    let fix = replacement.map { Finding.Fix(replacing: location, with: $0) }
    list.append(Finding(.error, rule, at: location, message, fix: fix))
    if list.count == Self.limit {
      stop(range.upperBound..<range.upperBound, rule, "too many mistakes, the rest is not read")
    }
  }

  /// Reports a byte that is not allowed, once per line.
  mutating func reportEncoding(_ range: Range<Int>, _ message: String) {
    let line = text.position(at: range.lowerBound).line
    guard brokenLines.last != line else { return }
    report(range, "syntax/encoding", message)
    brokenLines.append(line)
  }

  /// Discards the findings after the first `count`, as consequences of one mistake.
  mutating func discard(after count: Int) {
    if !isStopped { list.removeSubrange(count...) }
  }

  /// Reports an exceeded limit, after which nothing more is read or reported.
  mutating func stop(_ range: Range<Int>, _ rule: RuleID, _ message: String) {
    guard !isStopped else { return }
    list.append(Finding(.error, rule, at: text.location(of: range), message))
    isStopped = true
  }

  var sorted: [Finding] { list.sortedByLocation() }

  /// Bytes of a file as a message names them: in single quotes, on one line, not too long.
  static func quote(_ bytes: some Collection<UInt8>) -> String {
    let shown = String(decoding: bytes.prefix(60), as: UTF8.self).unicodeScalars
      .map { $0.value < 0x20 || $0.value == 0x7F ? " " : String($0) }.joined()
    return bytes.count > 60 ? "'\(shown)...'" : "'\(shown)'"
  }
}
