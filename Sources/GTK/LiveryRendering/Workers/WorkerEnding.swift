import LiverySystem

nonisolated extension ProcessEnding {
  /// A description of how a worker ended, with the last line of its log: without the process ID and
  /// the time that GLib adds, so that the text is always the same.
  package func reason(log: String) -> String {
    let last = RegularFile.lastLine(of: log).map { ": \(Self.unmarked($0))" } ?? ""
    return switch self {
    case .exit(let status): "GTK ended with status \(status)\(last)"
    case .signal(let signal):
      "GTK was killed by signal \(signal) (\(ProcessEnding.name(ofSignal: signal)))\(last)"
    }
  }

  /// A line without `(PROGRAM:NUMBER): ` at its start, and without a time such as `12:34:56.789:`.
  private static func unmarked(_ line: String) -> String {
    var words = line.split(separator: " ", omittingEmptySubsequences: false)
    if let first = words.first, first.hasPrefix("("), first.hasSuffix("):"),
      first.dropLast(2).split(separator: ":").last.flatMap({ Int($0) }) != nil
    {
      words.removeFirst()
    }
    return words.filter { !isTime($0) }.joined(separator: " ")
  }

  private static func isTime(_ word: Substring) -> Bool {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[3].isEmpty && Int(parts[0]) != nil && Int(parts[1]) != nil
      && Double(parts[2]) != nil
  }
}
