import CLiverySystem
import Glibc

/// The running program: its file, its limits, its end.
package enum Program {
  /// The folder of the program's file, links followed; `nil` if it is unknown.
  package static var folder: String? {
    RegularFile.realPath("/proc/self/exe").map(RegularFile.folder)
  }

  /// The file of a program: the path itself, or the program with the name on `PATH`; `nil` if there
  /// is none.
  package static func find(_ name: String) -> String? {
    let path = Environment.variable("PATH") ?? "/usr/bin:/bin"
    let candidates =
      name.contains("/") ? [name] : path.split(separator: ":").map { "\($0)/\(name)" }
    return candidates.first { access($0, X_OK) == 0 && !RegularFile.isFolder($0) }
  }

  package static var processorCount: Int { Int(system_processor_count()) }

  package static var processID: Int { Int(getpid()) }

  /// Lets this process, and all that it starts, use only processor time that no other process
  /// needs.
  package static func lowerPriority() {
    _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 15)
  }

  /// Limits the memory that this process may use, in bytes, unless it is limited to less already.
  package static func limitMemory(to bytes: Int) {
    let kind = __rlimit_resource_t(RLIMIT_AS.rawValue)
    var limit = rlimit()
    getrlimit(kind, &limit)
    let lowest = min(rlim_t(bytes), limit.rlim_cur, limit.rlim_max)
    limit = rlimit(rlim_cur: lowest, rlim_max: lowest)
    setrlimit(kind, &limit)
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
  }

  /// Disconnects the standard streams of a copied process, which then only uses files of its own.
  package static func closeStandardStreams() {
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard nowhere >= 0 else { return }
    for stream in [STDIN_FILENO, STDOUT_FILENO] { dup2(nowhere, stream) }
    close(nowhere)
  }

  /// Makes the system end this process with `SIGXCPU` after some more seconds of processor time.
  package static func limitProcessor(toSeconds seconds: Int) {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
    limit.rlim_cur = rlim_t(Int(clock()) / Int(CLOCKS_PER_SEC) + 1 + seconds)
    setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
  }

  /// Replaces this process by another program; returns only if that fails.
  package static func become(_ path: String, _ arguments: [String]) {
    let copies = arguments.map { strdup($0) } + [nil]
    execv(path, copies)
    copies.forEach { free($0) }
  }

  /// Ends this process as the signal would have, even though it was blocked or handled.
  package static func die(of number: Int) -> Never {
    let signal = Int32(number)
    var mask = SignalSet([signal]).mask
    Glibc.signal(signal, SIG_DFL)
    sigprocmask(SIG_UNBLOCK, &mask, nil)
    raise(signal)
    exit(128 + signal)
  }
}
