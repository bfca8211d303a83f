/// The lines that differ between two texts, in the unified format of POSIX `diff -u`.
public struct UnifiedDiff: Sendable {
  private let old, new: [ArraySlice<UInt8>]
  private let removed, inserted: Set<Int>

  /// The number of equal lines around a change.
  private static let context = 3

  /// Compares two texts by lines.
  public init(from old: [UInt8], to new: [UInt8]) {
    self.old = UnifiedDiff.lines(of: old)
    self.new = UnifiedDiff.lines(of: new)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in self.new.difference(from: self.old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    (self.removed, self.inserted) = (removed, inserted)
  }

  public var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }

  /// The diff, with a heading for each text; empty if the texts are equal.
  public func text(oldName: String, newName: String) -> [UInt8] {
    guard !isEmpty else { return [] }
    return Array("--- \(oldName)\n+++ \(newName)\n".utf8) + hunks.flatMap(text)
  }

  /// The lines, each with its line break.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }
}

// MARK: - Hunks

extension UnifiedDiff {
  /// A line of either text.
  private enum Step {
    case same(old: Int, new: Int)
    case removed(Int)
    case inserted(Int)

    var isSame: Bool { if case .same = self { true } else { false } }
  }

  private var steps: [Step] {
    var steps: [Step] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        steps.append(.removed(before))
        before += 1
      } else if inserted.contains(after) {
        steps.append(.inserted(after))
        after += 1
      } else {
        steps.append(.same(old: before, new: after))
        (before, after) = (before + 1, after + 1)
      }
    }
    return steps
  }

  /// The changes with the lines around them; changes with common context lines are joined.
  private var hunks: [ArraySlice<Step>] {
    let steps = steps
    var ranges: [Range<Int>] = []
    for index in steps.indices where !steps[index].isSame {
      let own = max(0, index - Self.context)..<min(steps.count, index + Self.context + 1)
      if let last = ranges.last, last.upperBound >= own.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<own.upperBound
      } else {
        ranges.append(own)
      }
    }
    return ranges.map { steps[$0] }
  }

  private func text(of hunk: ArraySlice<Step>) -> [UInt8] {
    var body: [UInt8] = []
    var (oldLines, newLines): ([Int], [Int]) = ([], [])
    for step in hunk {
      switch step {
      case .same(let before, let after):
        oldLines.append(before)
        newLines.append(after)
        add(old[before], " ", to: &body)
      case .removed(let line):
        oldLines.append(line)
        add(old[line], "-", to: &body)
      case .inserted(let line):
        newLines.append(line)
        add(new[line], "+", to: &body)
      }
    }
    return Array("@@ -\(range(oldLines)) +\(range(newLines)) @@\n".utf8) + body
  }

  private func add(_ line: ArraySlice<UInt8>, _ sign: String, to body: inout [UInt8]) {
    body += sign.utf8 + line
    if line.last != UInt8(ascii: "\n") { body += "\n\\ No newline at end of file\n".utf8 }
  }

  /// The first line and the number of lines; for none, the line before them.
  private func range(_ lines: [Int]) -> String {
    guard let first = lines.first else { return "0,0" }
    return lines.count == 1 ? "\(first + 1)" : "\(first + 1),\(lines.count)"
  }
}
