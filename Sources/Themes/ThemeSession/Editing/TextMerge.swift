import ThemeFormats
import ThemeSource

/// The changes that two people made to one text, joined value by value.
///
/// The result is the second text, comments and layout included, with the values of the first.
struct TextMerge {
  /// The values that both changed, to something else each, in the order of the second text.
  let clashes: [TextConflict.Clash]

  /// Both, with the first one's values where they clash.
  let keepingMine: SourceText

  /// Both, with the second one's values where they clash.
  let keepingTheirs: SourceText

  /// Merges two texts with a common ancestor; `nil` if one of them cannot be read, or a change
  /// cannot be applied to the other.
  init?(base: SourceText, mine: SourceText, theirs: SourceText) {
    guard let base = Leaves(base), let mine = Leaves(mine), let theirs = Leaves(theirs) else {
      return nil
    }
    let (ours, others) = (mine.changes(from: base), theirs.changes(from: base))
    let clashing = TextMerge.roots(of: ours, and: others) { path in
      mine.document.node(at: path)?.written != theirs.document.node(at: path)?.written
    }
    let isClashing = { (path: [String]) in clashing.contains { path.starts(with: $0) } }
    guard
      let joined = TextMerge.copy(ours.filter { !isClashing($0) }, from: mine, into: theirs, base),
      let kept = TextMerge.copy(clashing, from: mine, into: joined, base)
    else { return nil }
    clashes = clashing.map {
      TextConflict.Clash(
        key: $0.joined(separator: "."), mine: mine.text($0), theirs: theirs.text($0))
    }
    (keepingMine, keepingTheirs) = (kept.document.text, joined.document.text)
  }

  /// The paths below which both changed something, and not to the same.
  private static func roots(
    of ours: [[String]], and others: [[String]], differ: ([String]) -> Bool
  ) -> [[String]] {
    var roots: [[String]] = []
    for other in others {
      for own in ours where own.starts(with: other) || other.starts(with: own) {
        let root = own.count < other.count ? own : other
        if differ(root), !roots.contains(where: root.starts) {
          roots.removeAll { $0.starts(with: root) }
          roots.append(root)
        }
      }
    }
    return roots
  }

  /// A text with the values at some paths of another; `nil` if it cannot have them.
  private static func copy(
    _ paths: [[String]], from source: Leaves, into target: Leaves, _ base: Leaves
  ) -> Leaves? {
    var document = target.document
    // Values are removed first, since others may take their place.
    for path in paths where source.document.node(at: path) == nil {
      var path = path
      guard document.node(at: path) != nil else { continue }
      repeat {
        guard let next = document.removing(path) else { return nil }
        document = next.document
        path.removeLast()
        // A rule that would become empty is removed with its last value.
      } while path.count > 1 && document.node(at: path)?.childCount == 0
        && source.document.node(at: path) == nil
    }
    for path in paths {
      // A table that neither had before is inserted as it is written.
      let isNew = { (path: ArraySlice<String>) in
        document.node(at: path) == nil && base.document.node(at: path) == nil
      }
      let count = path.indices.dropFirst().first { isNew(path[..<$0]) } ?? path.count
      let whole = Array(path.prefix(max(count, min(2, path.count))))
      guard let node = source.document.node(at: whole) else { continue }
      guard let value = node.written, let next = document.setting(whole, to: value) else {
        return nil
      }
      document = next.document
    }
    guard let result = Leaves(document.text) else { return nil }
    let isCopied = paths.allSatisfy {
      result.document.node(at: $0)?.written == source.document.node(at: $0)?.written
    }
    return isCopied ? result : nil
  }
}

/// The values in a text that are not tables, each by its path of keys.
private struct Leaves {
  let document: SourceDocument
  private(set) var paths: [[String]] = []
  private var values: [[String]: SourceValue] = [:]

  /// Reads a text; `nil` if it has errors or a value that cannot be written.
  init?(_ text: SourceText) {
    document = SourceDocument(livery: text)
    guard !document.findings.hasErrors, add(document.root, []) else { return nil }
  }

  private mutating func add(_ node: SourceNode, _ path: [String]) -> Bool {
    if node.kind == .table {
      for child in node.children where !add(child, path + [child.key]) { return false }
      return true
    }
    guard let value = node.written else { return false }
    paths.append(path)
    values[path] = value
    return true
  }

  /// The paths whose values differ from an earlier text, in their order there, then new ones.
  func changes(from earlier: Leaves) -> [[String]] {
    earlier.paths.filter { values[$0] != earlier.values[$0] }
      + paths.filter { earlier.values[$0] == nil }
  }

  /// The value at a path in the spelling of the text; `nil` if there is none.
  func text(_ path: [String]) -> String? {
    document.node(at: path).map { node in
      node.string ?? String(decoding: document.text.bytes[node.range], as: UTF8.self)
    }
  }
}
