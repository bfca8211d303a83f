import Adwaita
import Console
import Pictures
import System
import ThemeArguments
package import ThemeFormats

/// Shows an app in a theme until it ends, and leaves nothing behind.
///
/// This process waits. A copy of it, the keeper, does the work; whichever of the two is killed, the
/// other one ends what is left and removes the folder. What remains where both are killed at once
/// is removed by the next run.
package final class AppRun {
  private let request: AppRequest

  package init(_ request: AppRequest) {
    self.request = request
  }

  /// Runs the app to its end.
  ///
  /// - Parameter reading: The theme as it was read first.
  /// - Returns: The app's exit status, or one of ours where it cannot be shown.
  package func run(_ reading: ThemeReading) -> Int {
    if let problem = problem { return fail(problem) }
    guard let folder = PrivateFolder() else {
      return fail(AppError(PrivateFolder.impossible, .unwritable))
    }
    Descendants.keep()
    let child = ChildProcess { channel in
      Descendants.keep()
      do {
        return try AppKeeper(request, in: folder, channel).run(reading)
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
    let ending = Self.wait(for: child)
    Descendants.end()
    folder.remove()
    switch ending {
    case .exit(let status): return status
    case .signal(let signal): Program.die(of: signal)
    }
  }

  /// Why the app cannot be shown, as far as that is known before it is started.
  private var problem: AppError? {
    let name = request.name
    if RegularFile.name(of: name) == "flatpak" {
      return AppError(
        "an app of Flatpak has a configuration of its own, which is not kept apart from the "
          + "user's; it shows an installed theme after: flatpak override --user "
          + UserExport.folders.map { "--filesystem=xdg-config/\($0):ro" }.joined(separator: " "))
    }
    if Program.find(name) == nil { return AppError("there is no program '\(name)'") }
    guard ScreenKind.all.contains(.present) else {
      return AppError("there is no display to show '\(name)' on")
    }
    return nil
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

  private func fail(_ problem: any ExitError) -> Int {
    Terminal.complain("\(problem)")
    return Int(problem.status.rawValue)
  }
}
