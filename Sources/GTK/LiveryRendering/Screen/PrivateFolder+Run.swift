package import CommandLineKit
import LiverySystem

extension PrivateFolder {
  /// Does the work of a command in a temporary folder, reports errors, returns the exit status.
  package static func whileExisting(_ body: (_ folder: String) throws -> Status) -> Status {
    StopRequest.block()
    guard let folder = PrivateFolder() else {
      Terminal.printError(impossible)
      return .unwritable
    }
    defer { folder.remove() }
    do {
      return try body(folder.path)
    } catch let request as StopRequest.Arrived {
      folder.remove()
      Program.die(of: request.signal)
    } catch let status as Status {
      return status
    } catch let problem as any ExitError {
      Terminal.printError("\(problem)")
      return problem.status
    } catch {
      Terminal.printError("\(error)")
      return .internalFault
    }
  }
}
