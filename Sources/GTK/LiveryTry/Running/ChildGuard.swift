import CommandLineKit
import LiveryAdwaita
import LiveryRendering
import LiverySystem

/// Does work that starts third-party programs, and leaves nothing behind.
///
/// This process waits, and a copy of it, the supervisor, does the work. If one of the two is
/// killed, the other ends the remaining processes and removes the folder. If both are killed at
/// once, the next run cleans up.
enum ChildGuard {
  /// Does work in a folder of its own to its end, prints its errors, and returns the exit status.
  ///
  /// `clean` is called afterwards, even if the work was interrupted. A signal to end this process
  /// is handled after the work.
  static func run(
    _ work: (PrivateFolder) throws -> Int, after clean: () -> Void = {}
  ) -> Int {
    guard let folder = PrivateFolder() else {
      return fail(AppError(PrivateFolder.impossible, .unwritable))
    }
    Descendants.keep()
    let child = ChildProcess { channel in
      Descendants.keep()
      endWithParent(channel, folder)
      do {
        return try work(folder)
      } catch let problem as any ExitError {
        return fail(problem)
      } catch {
        Terminal.printError("\(error)")
        return Int(Status.internalFault.rawValue)
      }
    }
    guard let child else {
      folder.remove()
      return fail(AppError("the system has no process to give", .internalFault))
    }
    let ending = wait(for: child)
    Descendants.end()
    folder.remove()
    clean()
    switch ending {
    case .exit(let status): return status
    case .signal(let signal): Program.die(of: signal)
    }
  }

  /// Prints an error that prevents the work, and returns the exit status.
  static func fail(_ problem: any ExitError) -> Int {
    Terminal.printError("\(problem)")
    return Int(problem.status.rawValue)
  }

  /// Ends everything when the waiting parent process was killed.
  private static func endWithParent(_ channel: ChildChannel, _ folder: PrivateFolder) {
    MainLoop.onInput(of: channel.descriptor) {
      guard channel.next() == .closed else { return true }
      Descendants.end()
      folder.remove()
      Program.die(of: 9)
    }
  }

  /// Waits for the supervisor's end; a signal to this process ends it.
  private static func wait(for child: ChildProcess) -> ProcessEnding {
    var signal: Int?
    while true {
      switch child.next(milliseconds: -1) {
      case .stopRequest(let number):
        signal = number
        child.kill()
      case .ended(let ending): return signal.map { .signal($0) } ?? ending
      case .message, .timeout: break
      }
    }
  }
}
