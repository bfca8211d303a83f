import CAdwaita
import Glibc

/// What this process has used of the machine.
public enum Usage {
  /// The processor's time so far, in ms.
  public static var processorMilliseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
  }

  /// Memory of its own that it holds, in bytes; 0 where the system does not tell.
  public static var memory: Int {
    var text: UnsafeMutablePointer<CChar>?
    guard g_file_get_contents("/proc/self/smaps_rollup", &text, nil, nil) != 0, let text else {
      return 0
    }
    defer { g_free(text) }
    let kilobytes = String(cString: text).split(separator: "\n").compactMap { line -> Int? in
      let words = line.split(separator: " ")
      guard let name = words.first, ["Private_Dirty:", "Swap:"].contains(name) else { return nil }
      return words.dropFirst().first.flatMap { Int($0) }
    }
    return kilobytes.reduce(0, +) * 1_024
  }
}
