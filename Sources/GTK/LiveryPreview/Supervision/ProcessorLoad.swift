import LiverySystem

/// How many programs that want to run share a processor of the machine.
nonisolated enum ProcessorLoad {
  /// The mean of the last minute; 1 if the system does not report it.
  static var now: Double {
    guard let bytes = try? RegularFile.read("/proc/loadavg", upTo: 256) else { return 1 }
    return crowding(
      in: String(decoding: bytes, as: UTF8.self),
      processors: Program.processorCount)
  }

  /// Reads `/proc/loadavg` (proc(5)), which begins with the number of programs.
  static func crowding(in text: String, processors: Int) -> Double {
    guard let load = text.split(separator: " ").first.flatMap({ Double($0) }), load.isFinite else {
      return 1
    }
    return max(1, load / Double(max(1, processors)))
  }
}
