import CLiverySystem
import Glibc

/// A copy of this process that does a piece of work, supervised by this one.
///
/// It is a plain fork, so the process must have no threads: GTK starts in the copy only. If this
/// process is killed, the child notices its closed channel, and ends soon.
package final class ChildProcess {
  /// An event of the child, or of this process while it waited.
  package enum Event: Hashable, Sendable {
    case message([UInt8])

    /// A signal asked this process to end; the child does not receive it itself.
    case stopRequest(signal: Int)

    case ended(ProcessEnding)

    /// Nothing happened before the timeout.
    case timeout
  }

  /// How long a child may continue after its parent was killed, in s.
  private static let graceTime: Int32 = 5

  private let id: pid_t
  private let channel: Int32
  private let signals: Int32
  private var ending: ProcessEnding?

  /// Starts a child that runs `body` and exits with its status; `nil` if that fails.
  package init?(_ body: (ChildChannel) -> Int) {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    let watched = StopRequest.ofChildren + [SIGCHLD]
    var mask = SignalSet(watched).mask
    var before = sigset_t()
    sigprocmask(SIG_BLOCK, &mask, &before)
    signals = system_open_signals(watched, Int32(watched.count))
    let parent = getpid()
    (id, channel) = (fork(), ends[0])
    guard id == 0 else {
      close(ends[1])
      if id < 0 { return nil }
      return
    }
    close(ends[0])
    close(signals)
    Self.restoreSignals(before)
    system_end_after_parent(parent, Self.graceTime)
    exit(Int32(body(ChildChannel(descriptor: ends[1]))))
  }

  deinit {
    close(channel)
    close(signals)
  }

  /// Restores in the child the signals that the parent has changed.
  private static func restoreSignals(_ mask: sigset_t) {
    var mask = mask
    for signal in StopRequest.ofChildren { sigdelset(&mask, signal) }
    sigprocmask(SIG_SETMASK, &mask, nil)
    // A fatal signal ends the child at once, without a report or a core dump.
    for fatal in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP] { signal(fatal, SIG_DFL) }
    signal(SIGPIPE, SIG_IGN)
    var core = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
    core.rlim_cur = 0
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
  }
}

extension ChildProcess {
  /// Waits for the next event; messages of the child come before its end.
  package func next(milliseconds: Int) -> Event {
    while true {
      if let message = receive() { return .message(message) }
      if let ending { return .ended(ending) }
      var status: Int32 = 0
      if waitpid(id, &status, WNOHANG) == id {
        ending = ProcessEnding(waitStatus: status)
        continue
      }
      var waits = [
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
        pollfd(fd: channel, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waits, nfds_t(waits.count), Int32(milliseconds)) > 0 else { return .timeout }
      let signal = Int(system_read_signal(signals))
      if StopRequest.isStop(signal) { return .stopRequest(signal: signal) }
      // A child that has closed its end will exit very soon.
      if waits[1].revents & Int16(POLLHUP) != 0 { usleep(1_000) }
    }
  }

  private func receive() -> [UInt8]? {
    guard case .message(let bytes) = ChildChannel(descriptor: channel).next() else { return nil }
    return bytes
  }

  /// Sends the child a message, without ever waiting.
  package func send(_ message: [UInt8]) {
    ChildChannel(descriptor: channel).send(message)
  }

  package func send(signal: Int) {
    guard ending == nil else { return }
    Glibc.kill(id, Int32(signal))
  }

  package func kill() {
    send(signal: Int(SIGKILL))
  }

  /// The activity of the child; `nil` if the system does not report it.
  package var activity: ProcessActivity? { ProcessActivity(of: id) }
}
