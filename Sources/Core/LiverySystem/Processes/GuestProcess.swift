import CLiverySystem
import Glibc

/// An external program that uses the standard streams of this one, and ends with it.
package final class GuestProcess {
  package let id: Int

  /// Starts a program.
  ///
  /// It does not read from a terminal, since it would compete with this program's shell.
  package init(_ words: [String], environment: [String: String]) throws(FileError) {
    let input = isatty(STDIN_FILENO) == 1 ? open("/dev/null", O_RDONLY | O_CLOEXEC) : -1
    defer { if input >= 0 { close(input) } }
    id = Int(Program.start(words, environment: environment, input: input, output: -1, errors: -1))
    guard id > 0 else { throw FileError(.read, words.first ?? "") }
  }

  /// How it ended; `nil` while it runs.
  private var ending: ProcessEnding?

  /// Checks whether it has ended.
  package func poll() -> ProcessEnding? {
    var status: Int32 = 0
    if ending == nil, waitpid(pid_t(id), &status, WNOHANG) > 0 {
      ending = ProcessEnding(waitStatus: status)
    }
    return ending
  }
}

/// Waits for the end of any process.
package final class ProcessWatch {
  /// Becomes readable when the process has ended.
  package let descriptor: Int32

  /// Watches a process; `nil` if it does not exist, or the system does not support it.
  package init?(id: Int) {
    descriptor = system_open_process(pid_t(id))
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit {
    close(descriptor)
  }
}
