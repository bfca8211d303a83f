extension Sequence where Element == GTKRelease {
  /// The releases as messages name them: `GTK 4.18`, or `GTK 4.8 to 4.14`.
  public var names: String {
    let all = GTKRelease.allCases
    var runs: [(first: GTKRelease, last: GTKRelease)] = []
    for (index, release) in all.enumerated() where contains(release) {
      if let last = runs.last?.last, index > 0, all[index - 1] == last {
        runs[runs.count - 1].last = release
      } else {
        runs.append((release, release))
      }
    }
    return "GTK "
      + runs.map { $0 == $1 ? "\($0)" : "\($0) to \($1)" }.joined(separator: ", ")
  }
}
