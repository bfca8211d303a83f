import Glibc
import LiverySystem

/// How GTK took a stylesheet.
nonisolated enum Outcome {
  /// It painted: the processor time in seconds, and how much memory it needed in MiB.
  case painted(seconds: Double, megabytes: Int)

  /// It ended before; the cause, such as `SIGSEGV`.
  case died(String)

  /// Why the stylesheet is deadly, if it is; most take a tenth of a second and a few MiB.
  var cause: String? {
    switch self {
    case .painted(let seconds, _) where seconds >= Outcome.seconds:
      "\(Int(seconds.rounded())) s"
    case .painted(_, let megabytes) where megabytes >= Outcome.megabytes: "\(megabytes) MB"
    case .painted: nil
    case .died(let cause): cause
    }
  }

  /// Whether it painted with a quarter of what counts as too much to spare, so that a busy machine
  /// or other fonts do not make too much of it.
  var isSafe: Bool {
    guard case .painted(let seconds, let megabytes) = self else { return false }
    return seconds < Outcome.seconds * 3 / 4 && megabytes < Outcome.megabytes * 3 / 4
  }

  /// What counts as a hang, in seconds of the processor, and as too much memory.
  static let seconds = 2.0
  static let megabytes = 400

  /// What a process may use for each stylesheet: seconds of the processor, seconds by the clock,
  /// the frames of a slow machine included, and bytes of addresses, those of the libraries too.
  static let processorLimit = 3
  static let patience = 300
  static let addressLimit = 4 << 30

  /// The cause of a process that ended by itself.
  init(_ ending: ProcessEnding) {
    switch ending {
    case .exit(75): self = .died("not painted")
    case .exit: self = .died("X error")
    case .signal(let signal): self = .died(Outcome.name(ofSignal: Int32(signal)))
    }
  }

  private static func name(ofSignal signal: Int32) -> String {
    switch signal {
    case SIGSEGV: "SIGSEGV"
    case SIGABRT: "SIGABRT"
    case SIGTRAP: "SIGTRAP"
    case SIGXCPU, SIGKILL: "over \(processorLimit) s"
    default: "signal \(signal)"
    }
  }
}
