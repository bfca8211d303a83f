import Console
import System
import ThemeFormats
import ThemeInstall

/// The installer for the user who runs the program; its errors end the command.
struct Installation {
  let installer: Installer

  init() throws {
    guard let places = InstallPlaces(environment: Program.environment) else {
      Terminal.complain("\(InstallError.noHome)")
      throw Status.unwritable
    }
    installer = Installer(places)
  }

  /// Does something with the installer; an error is printed and ends the command.
  func wrap<Result>(_ body: () throws(InstallError) -> Result) throws -> Result {
    do throws(InstallError) {
      return try body()
    } catch {
      Terminal.complain("\(error)")
      if case .file(let error) = error { throw error.status }
      throw Status.unwritable
    }
  }

  /// Carries out a plan, or only prints it.
  func carryOut(_ plan: Installer.Plan, dryRun: Bool) throws {
    if dryRun { return try Terminal.write(plan.changes.map { "\($0.summary)\n" }.joined()) }
    try wrap { () throws(InstallError) in try installer.carryOut(plan) }
  }
}

extension InstallChange {
  /// The step in a line, and below it the line that is added or removed.
  fileprivate var summary: String {
    switch self {
    case .createFolder(let path): return "create the folder \(path)"
    case .removeFolder(let path): return "remove the folder \(path), if it is empty"
    case .remove(let path, _): return "remove \(path)"
    case .write(let path, let bytes, let before):
      let verb = before == nil ? "create" : changedLine == nil ? "replace" : "change"
      return "\(verb) \(path)" + (changedLine.map { "\n\($0)" } ?? " (\(bytes.count) bytes)")
    }
  }
}
