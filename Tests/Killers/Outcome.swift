import Glibc
import LiverySystem

/// How GTK took a stylesheet.
nonisolated enum Outcome {
  /// It painted: the processor time in seconds, and how much the process grew in MiB.
  case painted(seconds: Double, megabytes: Int)

  /// It ended before; the cause, such as `SIGSEGV`.
  case died(String)

  /// Why the stylesheet is dangerous, if it is; most take a tenth of a second and a few MiB.
  var cause: String? {
    switch self {
    case .painted(let seconds, _) where seconds >= Outcome.seconds:
      "\(Int(seconds.rounded())) s"
    case .painted(_, let megabytes) where megabytes >= Outcome.megabytes: "\(megabytes) MiB"
    case .painted: nil
    case .died(let cause): cause
    }
  }

  /// What counts as a hang, in seconds of the processor, and as too much memory.
  static let seconds = 2.0
  static let megabytes = 1024

  /// The cause of a process that ended by itself.
  init(_ ending: ProcessEnding) {
    switch ending {
    case .exit(let status): self = .died(status == 75 ? "not painted" : "X error")
    case .signal(let signal): self = .died(Outcome.name(ofSignal: Int32(signal)))
    }
  }

  private static func name(ofSignal signal: Int32) -> String {
    switch signal {
    case SIGSEGV: "SIGSEGV"
    case SIGABRT: "SIGABRT"
    case SIGTRAP: "SIGTRAP"
    case SIGXCPU, SIGKILL: "over \(TrialLimits.seconds) s"
    default: "signal \(signal)"
    }
  }
}

/// What a process that tries stylesheets may use for each.
nonisolated enum TrialLimits {
  /// Seconds of the processor.
  static let seconds = 4

  /// Bytes of memory, those of the libraries too.
  static let memory = 4 << 30

  /// Seconds by the clock, the frames of a slow machine included.
  static let wait = 60
}
