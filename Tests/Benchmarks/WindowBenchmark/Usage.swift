import Glibc
import LiverySystem

/// What this process has used of the machine.
enum Usage {
  /// The processor's time so far, in ms.
  static var processorMilliseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
  }

  /// The memory that it shares with no other process, in bytes; 0 where the system does not tell.
  static var memory: Int {
    let bytes = (try? RegularFile.read("/proc/self/smaps_rollup", upTo: 65_536)) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let kilobytes = lines.compactMap { line -> Int? in
      let words = line.split(separator: " ")
      guard let name = words.first, ["Private_Dirty:", "Swap:"].contains(name) else { return nil }
      return words.dropFirst().first.flatMap { Int($0) }
    }
    return kilobytes.reduce(0, +) * 1_024
  }
}
