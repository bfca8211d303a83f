import CAdwaita
import Glibc

/// A copy of this process that does a piece of work, watched by this one.
///
/// It is a plain fork, so a process that makes one has no threads: GTK starts in the copy alone.
@MainActor public final class ChildProcess {
  /// How a process came to its end.
  public enum Ending: Hashable, Sendable {
    case exit(Int)
    case signal(Int)
  }

  /// Something that the watching process learns.
  public enum Event: Hashable, Sendable {
    /// What the child says.
    case message([UInt8])

    /// This process was asked to end by a signal, which is not passed on by itself.
    case asked(signal: Int)

    case ended(Ending)

    /// Nothing, for the time that was given.
    case quiet
  }

  private let id: pid_t
  private let channel: Int32
  private let signals: Int32
  private var ending: Ending?

  /// Starts a child that does `body` and exits with the status that it gives; `nil` where the system
  /// has no process to give.
  public init?(_ body: (ChildChannel) -> Int) {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    var watched = sigset_t()
    sigemptyset(&watched)
    for signal in [SIGCHLD] + Self.requests { sigaddset(&watched, signal) }
    var before = sigset_t()
    sigprocmask(SIG_BLOCK, &watched, &before)
    signals = shim_open_signals(&watched)
    (id, channel) = (fork(), ends[0])
    guard id == 0 else {
      close(ends[1])
      if id < 0 { return nil }
      return
    }
    close(ends[0])
    close(signals)
    Self.becomeAProgram(before)
    exit(Int32(body(ChildChannel(descriptor: ends[1]))))
  }

  isolated deinit {
    close(channel)
    close(signals)
  }

  /// The signals that ask a process to end.
  private static let requests = [SIGTERM, SIGINT, SIGHUP, SIGQUIT]

  /// Whether a signal asks a process to end, and is no fault of its own.
  public static func isRequest(_ signal: Int) -> Bool {
    requests.contains(Int32(signal))
  }

  /// Undoes in the child what the watching process has set up.
  private static func becomeAProgram(_ mask: sigset_t) {
    var mask = mask
    for signal in requests { sigdelset(&mask, signal) }
    sigprocmask(SIG_SETMASK, &mask, nil)
    // A fatal signal ends the child at once, without anyone who first writes a report or a core.
    for fatal in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP] { signal(fatal, SIG_DFL) }
    signal(SIGPIPE, SIG_IGN)
    var core = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
    core.rlim_cur = 0
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
  }
}

extension ChildProcess {
  /// Waits for the next event, for at most so long; what the child said comes before its end.
  public func next(milliseconds: Int) -> Event {
    while true {
      if let message = receive() { return .message(message) }
      if let ending { return .ended(ending) }
      var status: Int32 = 0
      if waitpid(id, &status, WNOHANG) == id {
        ending = Ending(status)
        continue
      }
      var waits = [
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
        pollfd(fd: channel, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waits, nfds_t(waits.count), Int32(milliseconds)) > 0 else { return .quiet }
      let signal = Int(shim_read_signal(signals))
      if Self.isRequest(signal) { return .asked(signal: signal) }
      // A child that has closed its end is about to be gone.
      if waits[1].revents & Int16(POLLHUP) != 0 { usleep(1_000) }
    }
  }

  private func receive() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: ChildChannel.limit)
    let count = recv(channel, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    return count > 0 ? Array(bytes[..<count]) : nil
  }

  /// Sends the child a signal.
  public func send(_ signal: Int) {
    guard ending == nil else { return }
    Glibc.kill(id, Int32(signal))
  }

  /// Ends the child without asking it.
  public func kill() {
    send(Int(SIGKILL))
  }

  /// Whether somebody has stopped the child, such as a debugger or a shell.
  public var isStopped: Bool {
    var text: UnsafeMutablePointer<CChar>?
    guard g_file_get_contents("/proc/\(id)/stat", &text, nil, nil) != 0, let text else {
      return false
    }
    defer { g_free(text) }
    // The state stands behind the name, which is in parentheses.
    let state = String(cString: text).split(separator: ")").last?.split(separator: " ").first
    return state == "T" || state == "t"
  }
}

extension ChildProcess.Ending {
  /// Reads what `waitpid` gives: the signal in the low 7 bits, or else the status above 8.
  fileprivate init(_ status: Int32) {
    let signal = Int(status & 0x7f)
    self = signal == 0 ? .exit(Int(status >> 8 & 0xff)) : .signal(signal)
  }
}

/// The child's way of telling the process that watches it.
public struct ChildChannel {
  /// The most bytes of a message.
  static let limit = 64

  let descriptor: Int32

  /// Sends a message without ever waiting; it is lost where nobody listens any more.
  public func send(_ message: [UInt8]) {
    Glibc.send(
      descriptor, message, message.count,
      Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
  }
}
