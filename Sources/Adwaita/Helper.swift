import CAdwaita
import Glibc

/// Another program that does a piece of work, and ends with the process that started it.
///
/// What it is told and what it says goes through pipes.
@MainActor public final class Helper {
  /// How a program came to its end.
  public enum Ending: Hashable, Sendable {
    case exit(Int)
    case signal(Int)
  }

  /// The number by which the system knows the program.
  public let id: Int
  private var input: Int32
  private let output: Int32
  private var unread: [UInt8] = []
  private var isAtEnd = false
  private var ending: Ending?

  /// Starts a program; `nil` where that cannot be.
  ///
  /// - Parameters:
  ///   - words: Its path, or its name on `PATH`, and its arguments.
  ///   - environment: All its variables; this process's own where it is `nil`.
  ///   - log: The file that what it complains of is written to; this process's own standard error
  ///     where it is `nil`.
  public init?(_ words: [String], environment: [String: String]? = nil, log: String? = nil) {
    var arguments = words.map { g_strdup($0) }
    arguments.append(nil)
    defer { arguments.forEach { g_free($0) } }
    var variables = (environment ?? Program.environment).sorted { $0.key < $1.key }
      .map { g_strdup("\($0.key)=\($0.value)") }
    variables.append(nil)
    defer { variables.forEach { g_free($0) } }
    let errors = log.map { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600) } ?? -1
    defer { if errors >= 0 { close(errors) } }
    var toChild: [gint] = [-1, -1]
    var fromChild: [gint] = [-1, -1]
    guard g_unix_open_pipe(&toChild, FD_CLOEXEC, nil) != 0 else { return nil }
    guard g_unix_open_pipe(&fromChild, FD_CLOEXEC, nil) != 0 else {
      toChild.forEach { close($0) }
      return nil
    }
    var number: GPid = 0
    let flags = G_SPAWN_SEARCH_PATH.rawValue | G_SPAWN_DO_NOT_REAP_CHILD.rawValue
    let started = g_spawn_async_with_fds(
      nil, &arguments, &variables, GSpawnFlags(rawValue: flags), shim_become_helper, nil,
      &number, toChild[0], fromChild[1], errors, nil)
    close(toChild[0])
    close(fromChild[1])
    guard started != 0 else {
      close(toChild[1])
      close(fromChild[0])
      return nil
    }
    (id, input, output) = (Int(number), toChild[1], fromChild[0])
    _ = g_unix_set_fd_nonblocking(output, 1, nil)
  }

  isolated deinit {
    if input >= 0 { close(input) }
    close(output)
    if ending == nil {
      kill()
      _ = wait()
    }
  }
}

extension Helper {
  /// Says a line to the program; `false` where it listens no more.
  @discardableResult
  public func send(_ line: String) -> Bool {
    let bytes = Array((line + "\n").utf8)
    var sent = 0
    while sent < bytes.count {
      let count = write(input, Array(bytes[sent...]), bytes.count - sent)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Tells the program that there is nothing more to come.
  public func finish() {
    guard input >= 0 else { return }
    close(input)
    input = -1
  }

  /// What the program says next, without waiting; `nil` where no whole line is there yet.
  public func nextLine() -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeSubrange(...end) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      var chunk = [UInt8](repeating: 0, count: 64 * 1024)
      let count = read(output, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count == 0 { isAtEnd = true }
      guard count > 0 else { return nil }
      unread += chunk[..<count]
    }
  }

  /// Whether the program has said all that it ever will.
  public var isSilent: Bool { isAtEnd }

  /// Waits until one of several programs has something to say, or the time is up.
  public static func wait(for helpers: [Helper], milliseconds: Int) {
    var waits = helpers.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
    _ = poll(&waits, nfds_t(waits.count), Int32(milliseconds))
  }

  /// Ends the program without asking it.
  public func kill() {
    send(signal: SIGKILL)
  }

  /// Asks the program to end.
  public func terminate() {
    send(signal: SIGTERM)
  }

  private func send(signal: Int32) {
    guard ending == nil else { return }
    Glibc.kill(pid_t(id), signal)
  }

  /// Waits for the end of the program, and tells how it came.
  @discardableResult
  public func wait() -> Ending {
    if let ending { return ending }
    var status: Int32 = 0
    while waitpid(pid_t(id), &status, 0) < 0, errno == EINTR {}
    // What `waitpid` gives has the signal in the low 7 bits, or else the status above 8.
    let signal = Int(status & 0x7f)
    let found: Ending = signal == 0 ? .exit(Int(status >> 8 & 0xff)) : .signal(signal)
    ending = found
    return found
  }
}
