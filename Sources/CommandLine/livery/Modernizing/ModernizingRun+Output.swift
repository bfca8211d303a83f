import CommandLineKit
import ThemeCSS
import ThemeFormats
import ThemeProject
import ThemeSource

extension ModernizingRun {
  var changes: Bool { files.contains(where: \.isChanged) || merges.contains(where: \.isPossible) }

  var lines: [String] { merges.flatMap(\.lines) + files.flatMap(\.lines) }

  /// How much is rewritten, in lines for people.
  var summary: [String] {
    let made = files.reduce(0) { $0 + $1.made.count }
    let left = files.reduce(0) { $0 + $1.left.count }
    let changed = files.count(where: \.isChanged)
    if files.isEmpty, status != .fine { return [] }
    if made == 0, left == 0, !changes {
      return ["nothing is deprecated in \(files.count.counted("file")) for \(targets)"]
    }
    return [
      "\(files.count.counted("file")) for \(targets): \(changed) with changes, "
        + "\(made.counted("finding")) rewritten, \(left) left"
    ]
  }

  /// The releases of the files, as messages name them.
  private var targets: String {
    let all = files.compactMap { try? target.chosen(for: $0.path).names }
    let unique = all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] }
    return unique.isEmpty ? target.chosen().names : unique.joined(separator: " and ")
  }

  /// The changes of all files.
  var diff: [UInt8] {
    let changed = files.filter(\.isChanged).map { ($0.before, $0.after.bytes, $0.path) }
    let finished = merges.filter(\.isPossible).flatMap { merge in
      merge.lists.map { ($0.before, $0.after.bytes, $0.before.file) }
        + merge.parts.map { ($0, [], "/dev/null") }
    }
    return (changed + finished).flatMap { before, after, name in
      UnifiedDiff(from: before.bytes, to: after).text(oldName: before.file, newName: name)
    }
  }
}
