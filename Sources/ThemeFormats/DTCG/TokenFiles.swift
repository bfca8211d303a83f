import System
import ThemeModel
import ThemeSource

/// Opens the files that a resolver names: regular files of its own folder, and no others.
struct TokenFiles {
  /// The resolver's folder, links followed; `nil` for standard input.
  let folder: String?

  /// Where every path that is looked at is noted.
  let trail: FileTrail

  private(set) var diagnostics: [Diagnostic] = []
  private var known: [String: TokenGroup?] = [:]

  /// The references by the file that each led to, as messages call it.
  private(set) var references: [String: String] = [:]

  init(folder: String?, trail: FileTrail) {
    self.folder = folder
    self.trail = trail
  }

  /// Why a file cannot be had.
  enum Problem: Error {
    /// Nothing is there.
    case missing(String)
    /// It must not be opened, or holds no tokens.
    case refused(String)
  }

  /// The tokens of a file, `tokens.json` or, for a part of it, `tokens.json#/a/b`.
  mutating func tokens(_ reference: String) throws(Problem) -> TokenGroup {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts.first ?? "")
    guard !TokenFiles.isAddress(path) else {
      throw .refused("'\(reference)' is an address, and none is opened; save the file here")
    }
    guard let folder else {
      throw .refused("'\(reference)' lies beside a file, and this is none")
    }
    let pointer = parts.count > 1 ? String(parts[1]) : ""
    if let group = known[reference] {
      guard let group else { throw .refused("'\(reference)' has errors") }
      return group
    }
    let group = try read(path.hasPrefix("/") ? path : "\(folder)/\(path)", reference, at: pointer)
    known[reference] = group
    guard let group else { throw .refused("'\(reference)' has errors") }
    return group
  }

  private mutating func read(
    _ path: String, _ reference: String, at pointer: String
  ) throws(Problem) -> TokenGroup? {
    trail.note(path)
    guard let real = RegularFile.realPath(path) else {
      throw .missing("no file is called '\(reference)'")
    }
    guard let folder, let name = RelativePath.of(real, below: folder) else {
      throw .refused("'\(reference)' lies outside the resolver's own folder")
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try RegularFile.read(real, upTo: ThemeLibrary.readLimit)
    } catch {
      throw .refused("'\(reference)' cannot be read: \(error.reason)")
    }
    var found: [Diagnostic] = []
    let text = SourceText(file: name, bytes: bytes)
    references[text.file] = reference
    let document = SourceDocument(json: text, diagnostics: &found)
    var reader = TokenFileReader()
    guard let node = TokenFiles.node(pointer, in: document) else {
      throw .refused("'\(reference)' leads nowhere")
    }
    let group = reader.read(node)
    found += reader.diagnostics
    diagnostics += found
    return found.hasErrors ? nil : group
  }

  /// The node that a JSON pointer leads to.
  private static func node(_ pointer: String, in document: SourceDocument) -> SourceNode? {
    TokenReference.parts(ofPointer: pointer).reduce(document.root) { node, part in node?[part] }
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
