import CLiverySystem
import Glibc

/// Another program that does a piece of work, and ends with the process that started it.
///
/// Lines are exchanged through pipes.
package final class Helper {
  private let id: pid_t
  private var input: Int32
  private let output: LineInput
  private var ending: ProcessEnding?

  /// The silence since its last line, or since a line was expected.
  package private(set) var silence: Silence

  /// Starts a program by its path, or its name on `PATH`; `nil` if that fails.
  ///
  /// By default it has the environment and the standard error of this process.
  package convenience init?(
    _ words: [String], environment: [String: String]? = nil, log: String? = nil
  ) {
    let errors = log.map { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600) } ?? -1
    defer { if errors >= 0 { close(errors) } }
    guard let pipes = Pipes() else { return nil }
    let started = Program.start(
      words, environment: environment, input: pipes.input, output: pipes.output, errors: errors)
    self.init(started, pipes)
  }

  /// Starts a copy of this process that does a piece of work, and keeps the rights that this
  /// process gives up; `nil` if that fails.
  ///
  /// It is a plain fork, so the process must have no threads.
  package convenience init?(copying body: (_ input: Int32, _ output: Int32) -> Void) {
    guard let pipes = Pipes() else { return nil }
    let child = fork()
    if child == 0 {
      pipes.closeParents()
      body(pipes.input, pipes.output)
      _exit(0)
    }
    self.init(child, pipes)
  }

  /// Keeps the parent's ends of the pipes to a child; if there is no child, closes all and returns
  /// `nil`.
  private init?(_ child: pid_t, _ pipes: Pipes) {
    close(pipes.input)
    close(pipes.output)
    guard child > 0 else {
      pipes.closeParents()
      return nil
    }
    (id, input, output) = (child, pipes.toInput, LineInput(pipes.fromOutput))
    silence = Silence(used: 0)
  }

  /// The pipes to a child and from it.
  private struct Pipes {
    /// The child's ends of the pipes.
    let input, output: Int32

    /// The parent's ends of the pipes.
    let toInput, fromOutput: Int32

    /// Opens both; `nil` if that fails.
    init?() {
      var toChild: [Int32] = [-1, -1]
      var fromChild: [Int32] = [-1, -1]
      guard system_open_pipe(&toChild) else { return nil }
      guard system_open_pipe(&fromChild) else {
        toChild.forEach { close($0) }
        return nil
      }
      (input, toInput, fromOutput, output) = (toChild[0], toChild[1], fromChild[0], fromChild[1])
    }

    func closeParents() {
      close(toInput)
      close(fromOutput)
    }
  }

  deinit {
    if input >= 0 { close(input) }
    close(output.descriptor)
    if ending == nil {
      kill()
      _ = wait()
    }
  }
}

extension Helper {
  package var processID: Int { Int(id) }

  /// Sends a line to the program; `false` if it reads no more.
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

  /// The next line of the program's output, without waiting; `nil` if there is no complete line.
  package func nextLine() -> String? {
    guard let line = output.next() else { return nil }
    expectLine()
    return line
  }

  /// Begins to wait for the next line.
  package func expectLine() {
    silence = Silence(used: usedMilliseconds)
  }

  /// Whether it has written nothing for longer than a limit in ms, although it had processor time.
  package func isLate(_ limit: Double) -> Bool {
    silence.isTooLong(for: limit, used: usedMilliseconds)
  }

  private var usedMilliseconds: Int { ProcessActivity(of: id)?.processorMilliseconds ?? 0 }

  /// Whether the program's output has ended and is read.
  package var isSilent: Bool { output.isAtEnd }

  /// Waits until a program or another process has written, or the time is up; -1 waits for ever.
  package static func wait(for helpers: [Helper], and inputs: [LineInput] = [], milliseconds: Int) {
    var waits = (helpers.map(\.output) + inputs).map {
      pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0)
    }
    _ = poll(&waits, nfds_t(waits.count), Int32(clamping: milliseconds))
  }

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

  /// Waits for the end of the program, up to a timeout, and returns whether it has ended.
  package func ends(within milliseconds: Int) -> Bool {
    let start = Moment.now
    while ending == nil {
      var status: Int32 = 0
      if waitpid(id, &status, WNOHANG) == id {
        ending = ProcessEnding(waitStatus: status)
      } else if start.elapsedMilliseconds >= Double(milliseconds) {
        return false
      } else {
        usleep(1_000)
      }
    }
    return true
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
