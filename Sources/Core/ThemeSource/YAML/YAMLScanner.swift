/// Splits a text into the tokens of YAML 1.1.
///
/// Whether a sign begins a token depends on quotes, comments, block scalars, plain scalars of
/// several lines, and so on the indentation. It finds what libyaml 0.2.5 finds, which most
/// programs read schemes with.
struct YAMLScanner {
  /// A token that a later `:` would make a key.
  struct Key {
    let line: Int
    let column: Int
    let character: Int
    let offset: Int
    /// The index of the token.
    let token: Int
    /// Whether nothing but a key can stand here.
    let isRequired: Bool
  }

  let bytes: [UInt8]
  var offset = 0

  // Positions in characters: a key has at most 1,024.
  var line = 0
  var column = 0
  var characters = 0

  /// The column of the innermost block collection, -1 outside of all, and those around it.
  var indent = -1
  var indents: [Int] = []

  /// How many flow collections are open: `[` and `{`.
  var flow = 0

  /// For each open flow collection, and for the block around them, the token that may be a key.
  var keys: [Key?] = [nil]
  var mayBeginKey = true

  private(set) var tokens: [YAMLToken] = []

  /// The first thing that is wrong, and the index of the token that cannot be had because of it.
  private(set) var problem: (YAMLProblem, token: Int)?

  /// The first token that is not read whatever stands around it, and why.
  private(set) var refusal: YAMLProblem?

  /// Whether nothing more makes sense.
  var isStopped = false

  /// The index of the token that is waited for.
  ///
  /// Until it is known whether a token is a key, it waits for those behind it.
  private var waiting = 0

  /// Splits a text; what nests deeper than a limit is refused.
  init(_ bytes: [UInt8], nestingLimit: Int) {
    self.bytes = bytes
    while !isStopped {
      waiting = keys.reduce(tokens.count) { min($0, $1?.token ?? $0) }
      let count = tokens.count
      scanNext()
      guard refusal == nil, !isStopped, count < tokens.count else { continue }
      if indents.count + flow > nestingLimit {
        let start = tokens[tokens.count - 1].range.lowerBound
        refuse(at: start, "values nest more than \(nestingLimit) deep")
      }
      dropStaleKeys()
    }
  }

  private mutating func scanNext() {
    skipToToken()
    dropStaleKeys()
    unroll(to: column)
    if isEnd(offset) { endStream() } else { scanToken() }
  }

  /// Remembers what is wrong; only the first is said.
  mutating func fail(_ message: String) {
    guard problem == nil else { return }
    problem = (YAMLProblem(offset: offset, message: message), waiting)
  }

  /// Remembers what is wrong where nothing after it makes sense.
  mutating func stop(_ message: String) {
    fail(message)
    isStopped = true
  }

  mutating func refuse(at offset: Int, _ message: String) {
    guard refusal == nil else { return }
    refusal = YAMLProblem(offset: offset, message: message, length: 1)
    isStopped = true
  }

  mutating func add(
    _ kind: YAMLToken.Kind, from start: Int, to end: Int? = nil, _ text: String = ""
  ) {
    tokens.append(YAMLToken(kind: kind, range: start..<(end ?? offset), text: text))
  }

  /// Adds a scalar with its text in UTF-8; a byte order mark before it does not count.
  mutating func addScalar(_ text: [UInt8], from start: Int, to end: Int? = nil) {
    let rest = text.starts(with: [0xef, 0xbb, 0xbf]) ? text[3...] : text[...]
    add(.scalar, from: start, to: end, String(decoding: rest, as: UTF8.self))
  }

  mutating func insert(_ kind: YAMLToken.Kind, at offset: Int, before token: Int) {
    tokens.insert(YAMLToken(kind: kind, range: offset..<offset), at: token)
  }
}
