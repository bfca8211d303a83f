import Fixtures
import Foundation
import Glibc

extension Program {
  /// Runs the program as someone who may not write what is read-only, which root may.
  static func runWithoutPrivileges(_ arguments: String...) throws -> ProgramRun {
    guard geteuid() == 0 else { return try run(arguments) }
    let nobody = ["--reuid", "65534", "--regid", "65534", "--clear-groups"]
    return try run(nobody + [try path(of: "livery")] + arguments, of: "/usr/bin/setpriv")
  }
}
