import CSystem
import Glibc

/// Another program that does a piece of work, and ends with the process that started it.
///
/// Lines go to it and come from it through pipes.
package final class Helper {
  private let id: pid_t
  private var input: Int32
  private let output: Int32
  private var unread: [UInt8] = []
  private var isAtEnd = false
  private var ending: ProcessEnding?

  /// Starts a program; `nil` where that fails.
  ///
  /// - Parameters:
  ///   - words: Its path, or its name on `PATH`, and its arguments.
  ///   - environment: All its variables; this process's own where it is `nil`.
  ///   - log: The file that its standard error is written to; this process's own standard error
  ///     where it is `nil`.
  package init?(_ words: [String], environment: [String: String]? = nil, log: String? = nil) {
    guard let path = words.first.flatMap(Program.find) else { return nil }
    let arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    let variables =
      (environment ?? Program.environment).sorted { $0.key < $1.key }
      .map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { variables.forEach { free($0) } }
    let errors = log.map { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600) } ?? -1
    defer { if errors >= 0 { close(errors) } }
    var toChild: [Int32] = [-1, -1]
    var fromChild: [Int32] = [-1, -1]
    guard system_open_pipe(&toChild) else { return nil }
    guard system_open_pipe(&fromChild) else {
      toChild.forEach { close($0) }
      return nil
    }
    let started = system_start(path, arguments, variables, toChild[0], fromChild[1], errors)
    close(toChild[0])
    close(fromChild[1])
    guard started > 0 else {
      close(toChild[1])
      close(fromChild[0])
      return nil
    }
    (id, input, output) = (started, toChild[1], fromChild[0])
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
  }

  deinit {
    if input >= 0 { close(input) }
    close(output)
    if ending == nil {
      kill()
      _ = wait()
    }
  }
}

extension Helper {
  /// Sends a line to the program; `false` where it reads no more.
  @discardableResult
  package func send(_ line: String) -> Bool {
    Descriptor.write(Array((line + "\n").utf8), to: input)
  }

  /// Closes the program's input.
  package func finish() {
    guard input >= 0 else { return }
    close(input)
    input = -1
  }

  /// The next line of the program's output, without waiting; `nil` where no whole line is there
  /// yet.
  package func nextLine() -> String? {
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

  /// Whether the program's output has ended and is read.
  package var isSilent: Bool { isAtEnd }

  /// Waits until one of several programs has written something, or the time is up.
  package static func wait(for helpers: [Helper], milliseconds: Int) {
    var waits = helpers.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
    _ = poll(&waits, nfds_t(waits.count), Int32(milliseconds))
  }

  /// Kills the program.
  package func kill() {
    send(signal: SIGKILL)
  }

  /// Asks the program to end.
  package func terminate() {
    send(signal: SIGTERM)
  }

  private func send(signal: Int32) {
    guard ending == nil else { return }
    Glibc.kill(id, signal)
  }

  /// Waits for the end of the program, and returns how it ended.
  @discardableResult
  package func wait() -> ProcessEnding {
    if let ending { return ending }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let found = ProcessEnding(waitStatus: status)
    ending = found
    return found
  }
}
