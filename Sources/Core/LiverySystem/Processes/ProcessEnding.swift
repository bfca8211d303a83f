import Glibc

/// How a process ended.
package enum ProcessEnding: Hashable, Sendable {
  case exit(Int)
  case signal(Int)

  /// Decodes a status of `waitpid`: the signal in the low 7 bits, or else the exit status above bit
  /// 8.
  init(waitStatus status: Int32) {
    let signal = Int(status & 0x7f)
    self = signal == 0 ? .exit(Int(status >> 8 & 0xff)) : .signal(signal)
  }

  /// The system's name of a signal, such as `Segmentation fault`.
  package static func name(ofSignal signal: Int) -> String {
    strsignal(Int32(signal)).map { String(cString: $0) } ?? "unknown"
  }
}
