public import Console
import System
public import ThemeInstall
import ThemeSource

extension InstallError: ExitError {
  public var status: Status {
    if case .file(let error) = self { error.status } else { .unwritable }
  }
}

extension Installer {
  /// The installer for the user who runs the program.
  static func ofUser() throws(InstallError) -> Installer {
    guard let places = InstallPlaces(environment: Program.environment) else { throw .noHome }
    return Installer(places)
  }

  /// Carries out a plan, or only prints it.
  func carryOut(_ plan: Plan, dryRun: Bool) throws {
    if dryRun {
      let lines = plan.changes.flatMap(\.summary)
      return try Terminal.write(lines.map { $0.escapingControls + "\n" }.joined())
    }
    try Terminal.reportingErrors { () throws(InstallError) in try carryOut(plan) }
  }
}

extension InstallChange {
  /// The step in a line, and below it the line that is added or removed.
  fileprivate var summary: [String] {
    switch self {
    case .createFolder(let path): return ["create the folder \(path)"]
    case .removeFolder(let path): return ["remove the folder \(path), if it is empty"]
    case .remove(let path, _): return ["remove \(path)"]
    case .write(let path, let bytes, let before):
      let verb = before == nil ? "create" : changedLine == nil ? "replace" : "change"
      return changedLine.map { ["\(verb) \(path)", $0] }
        ?? ["\(verb) \(path) (\(bytes.count) bytes)"]
    }
  }
}
