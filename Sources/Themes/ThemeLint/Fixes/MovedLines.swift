import ThemeSource

/// The lines of changes after all of them are applied.
struct MovedLines {
  /// The start of each change, and the number of lines that it and the earlier ones add.
  private var added: [(start: Int, lines: Int)] = []

  init(_ changes: [Finding.Fix.Change], in text: SourceText) {
    var sum = 0
    for change in changes.sorted(by: { $0.location.range.lowerBound < $1.location.range.lowerBound }
    ) {
      let place = change.location
      sum += change.replacement.utf8.count { $0 == 0x0a } - (place.end.line - place.start.line)
      added.append((place.range.lowerBound, sum))
    }
  }

  /// The line on which a change ends.
  func line(of change: Finding.Fix.Change) -> Int {
    let next = added.partitioningIndex { $0.start > change.location.range.lowerBound }
    return change.location.end.line + (next > 0 ? added[next - 1].lines : 0)
  }
}
