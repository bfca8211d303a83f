import Console
import ThemeInstall

/// The installer of the user who runs the program, and how it is spoken of.
struct Installation {
  let installer: Installer

  init() throws {
    guard let places = InstallPlaces(environment: Environment.variables) else {
      Terminal.complain("\(InstallError.noHome)")
      throw Status.unwritable
    }
    installer = Installer(places)
  }

  /// Does something with the installer; what keeps it from being done is said and ends the command.
  func wrap<Result>(_ body: () throws(InstallError) -> Result) throws -> Result {
    do throws(InstallError) {
      return try body()
    } catch {
      Terminal.complain("\(error)")
      if case .file(let error) = error { throw error.status }
      throw Status.unwritable
    }
  }

  /// Carries a plan out, or only shows it.
  func carryOut(_ plan: Installer.Plan, dryRun: Bool) throws {
    if dryRun { return try Terminal.write(plan.changes.map { "\($0.summary)\n" }.joined()) }
    try wrap { () throws(InstallError) in try installer.carryOut(plan) }
  }
}

extension InstallChange {
  /// The step in a line, and below it the line that comes or goes.
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
