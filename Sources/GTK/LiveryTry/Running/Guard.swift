import CommandLineKit
import LiveryAdwaita
import LiveryRendering
import LiverySystem

/// Does work that starts other people's programs, and leaves nothing behind.
///
/// This process waits. A copy of it, the keeper, does the work; whichever of the two is killed, the
/// other one ends what is left and removes the folder. What remains where both are killed at once
/// is removed by the next run.
enum Guard {
  /// Does work in a folder of its own to its end, reports its errors, and returns the exit status.
  ///
  /// `clean` is called after it, also where it was ended. A signal that asks this process to end
  /// ends it, after the work.
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
        Terminal.complain("\(error)")
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

  /// Says why there is nothing to be done, and returns the exit status.
  static func fail(_ problem: any ExitError) -> Int {
    Terminal.complain("\(problem)")
    return Int(problem.status.rawValue)
  }

  /// Ends everything when the process that waits for this one was killed.
  private static func endWithParent(_ channel: ChildChannel, _ folder: PrivateFolder) {
    MainLoop.onInput(of: channel.descriptor) {
      guard channel.next() == .closed else { return true }
      Descendants.end()
      folder.remove()
      Program.die(of: 9)
    }
  }

  /// Waits for the keeper's end; a signal to this process ends it.
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
