import LiverySystem
import ThemeSource

/// Opens the files that a resolver or themes of Tokens Studio name, only in their own folder.
struct TokenFiles {
  /// The resolver's folder, links followed; `nil` for standard input.
  let folder: String?

  /// The name of the resolver in messages; `nil` for standard input.
  let shownFile: String?
  let texts: FileTexts

  /// Collects every path that is accessed.
  let trail: ReadPaths

  /// The budget for reading the files.
  let budget: ReadingBudget

  private(set) var findings: [Finding] = []
  private(set) var faults: [TokenFault] = []
  private var known: [String: Answer] = [:]
  private var documents: [String: Document] = [:]

  /// The references by the file to which each led, with its name in messages.
  private(set) var references: [String: String] = [:]

  /// A file's values.
  private struct Document {
    let content: SourceDocument
    let hasErrors: Bool
  }

  /// About the number of steps for finding a file.
  private static let steps = 500

  init(_ context: ReadingContext) {
    (folder, texts) = (context.folder, context.texts)
    shownFile = context.shownFile
    (trail, budget) = (context.trail, context.budget)
  }

  /// The result of following a reference.
  enum Answer {
    case found(TokenGroup)
    /// The file does not exist.
    case missing(String)
    /// The file must not be opened, or contains no tokens.
    case refused(String)

    var group: TokenGroup? {
      if case .found(let group) = self { group } else { nil }
    }
  }

  /// The tokens of a file, `tokens.json` or, for a part of it, `tokens.json#/a/b`.
  mutating func tokens(_ reference: String, for node: SourceNode) -> Answer {
    if let answer = known[reference] { return answer }
    let answer = read(reference, for: node)
    known[reference] = answer
    return answer
  }

  private mutating func read(_ reference: String, for node: SourceNode) -> Answer {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    switch open(String(parts.first ?? ""), as: reference, for: node) {
    case .document(let document):
      return tokens(of: document, reference, at: parts.dropFirst().first)
    case .missing(let message): return .missing(message)
    case .refused(let message): return .refused(message)
    }
  }

  /// The result of opening a path.
  private enum Opened {
    case document(Document)
    case missing(String)
    case refused(String)
  }

  private mutating func open(
    _ path: String, as reference: String, for node: SourceNode
  ) -> Opened {
    guard budget.take(TokenFiles.steps, at: node.location) else { return .refused("") }
    guard !TokenFiles.isAddress(path) else {
      return .refused("'\(reference)' is an address, and none is opened; save the file here")
    }
    guard let folder else {
      return .refused("'\(reference)' is a path beside the file, but this text has no file")
    }
    let absolute = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    trail.note(absolute)
    guard let real = RegularFile.realPath(absolute) else {
      return .missing("no file is called '\(path)'")
    }
    guard let relative = RelativePath.of(real, below: folder) else {
      return .refused("'\(reference)' lies outside the resolver's own folder")
    }
    let name = RelativePath.shown(relative, beside: shownFile)
    do throws(FileError) {
      let document = try document(real, named: name, for: node)
      references[name] = reference
      return .document(document)
    } catch {
      return .refused("'\(reference)' cannot be read: \(error.reason)")
    }
  }

  /// The values of a Tokens Studio file, `NAME.json`; or the reason why there are none, and whether
  /// the file exists.
  mutating func part(
    _ name: String, for node: SourceNode
  ) -> (root: SourceNode?, problem: String?, isThere: Bool) {
    switch open("\(name).json", as: name, for: node) {
    case .document(let document): (document.hasErrors ? nil : document.content.root, nil, true)
    case .missing(let message): (nil, message, false)
    case .refused(let message): (nil, message, true)
    }
  }

  /// The values of a file; it is opened only once for all of its parts.
  private mutating func document(
    _ path: String, named name: String, for node: SourceNode
  ) throws(FileError) -> Document {
    if let known = documents[path] { return known }
    let bytes = try texts.read(
      path, insideAnyOf: folder.map { [$0] } ?? [], upTo: SourceLimits.stylesheet.bytes + 1)
    var found: [Finding] = []
    let content = SourceDocument(json: SourceText(file: name, bytes: bytes), findings: &found)
    findings += found
    let hasRoom = budget.keep(content.memory, at: node.location)
    let document = Document(content: content, hasErrors: found.hasErrors || !hasRoom)
    documents[path] = document
    return document
  }

  private mutating func tokens(
    of document: Document, _ reference: String, at pointer: Substring?
  ) -> Answer {
    var reader = TokenFileReader(budget)
    guard let node = TokenFiles.node(String(pointer ?? ""), in: document.content) else {
      return .refused("'\(reference)' leads nowhere")
    }
    let group = reader.read(node)
    findings += reader.findings
    faults += reader.faults
    return document.hasErrors || reader.findings.hasErrors
      ? .refused("'\(reference)' has errors") : .found(group)
  }

  /// The node at a JSON pointer.
  private static func node(_ pointer: String, in document: SourceDocument) -> SourceNode? {
    document.node(at: TokenReference.parts(ofPointer: pointer))
  }

  /// Whether a reference begins like a URL: with a scheme (RFC 3986, section 3.1), or two slashes.
  private static func isAddress(_ path: String) -> Bool {
    if path.hasPrefix("//") { return true }
    guard let colon = path.firstIndex(of: ":") else { return false }
    let scheme = path[..<colon]
    return scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }
}
