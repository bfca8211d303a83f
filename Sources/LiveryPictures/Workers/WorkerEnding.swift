import LiverySystem

nonisolated extension ProcessEnding {
  /// How a worker ended, in words, with the last line of its log: without the process ID and the
  /// time that GLib adds, so that the words are the same each time.
  func reason(log: String) -> String {
    let last =
      RegularFile.lastLine(of: log).map { line in
        ": "
          + line.replacing(#/^\([^()]*:\d+\): /#, with: "")
          .replacing(#/ \d\d:\d\d:\d\d\.\d+:/#, with: "")
      } ?? ""
    return switch self {
    case .exit(let status): "GTK ended with status \(status)\(last)"
    case .signal(let signal):
      "GTK was killed by signal \(signal) (\(ProcessEnding.name(ofSignal: signal)))\(last)"
    }
  }
}
