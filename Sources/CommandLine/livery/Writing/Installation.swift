public import CommandLineKit
public import ThemeInstall
import ThemeSource

extension InstallError: ExitError {
  public var status: Status {
    if case .file(let error) = self { error.status } else { .unwritable }
  }
}

extension Installer {
  /// Ends the program if no plan for the current user can be made, without changing anything.
  static func check(_ makePlan: (Installer) throws(InstallError) -> Plan) throws {
    _ = try Terminal.reportingErrors { () throws(InstallError) in
      let installer = try ofUser()
      // Another program that installs has half of its files in their place.
      return try installer.locked { () throws(InstallError) in try makePlan(installer) }
    }
  }

  /// Carries out a plan for the current user, or only prints its steps.
  static func perform(
    dryRun: Bool, _ makePlan: (Installer) throws(InstallError) -> Plan
  ) throws -> Plan {
    let plan = try Terminal.reportingErrors { () throws(InstallError) in
      let installer = try ofUser()
      if dryRun { return try makePlan(installer) }
      return try installer.locked { () throws(InstallError) in
        let plan = try makePlan(installer)
        try installer.carryOut(plan)
        return plan
      }
    }
    if dryRun {
      let lines = plan.changes.flatMap(\.parts).flatMap(\.summary)
      try Terminal.write(lines.map { $0.escapingControls + "\n" }.joined())
    }
    return plan
  }
}

extension InstallChange {
  /// The step in a line, and below it the line that is added or removed.
  fileprivate var summary: [String] {
    switch self {
    case .createFolder(let path), .createFolderWithFile(let path, _, _):
      return ["create the folder \(path)"]
    case .removeFolder(let path): return ["remove the folder \(path), if it is empty"]
    case .remove(let path, _): return ["remove \(path)"]
    case .link(let path, let target): return ["create the link \(path) to \(target)"]
    case .removeLink(let path, _): return ["remove the link \(path)"]
    case .replaceLink(let path, _, _, _):
      return ["create \(path) in place of the link"] + (changedLine.map { [$0] } ?? [])
    case .restoreLink(let path, let kept, _, _):
      return ["put the link \(kept) back in place of \(path)"]
    case .write(let path, let bytes, let before):
      let verb = before == nil ? "create" : changedLine == nil ? "replace" : "change"
      return changedLine.map { ["\(verb) \(path)", $0] }
        ?? ["\(verb) \(path) (\(bytes.count) bytes)"]
    }
  }
}
