import Adwaita
import System

/// The files that the program carries with it.
package enum Resources {
  /// What is said where the pages are not beside the program.
  package nonisolated static let noPages =
    "the folder of the pages was not found beside the program"

  /// The folder of a kind of resource, such as `ui`, wherever the program is.
  ///
  /// It is beside the program in the folder that the package manager makes for a target, or under
  /// the prefix that the program was installed to, whatever the working directory.
  ///
  /// - Parameters:
  ///   - name: The name of the folder.
  ///   - target: The target that carries it.
  /// - Returns: The path; `nil` where there is no such folder.
  package static func folder(_ name: String, of target: String = "Gallery") -> String? {
    guard let program = Program.folder else { return nil }
    return [
      "\(program)/livery_\(target).resources/\(name)",
      RegularFile.path("../share/livery/\(name)", in: program),
    ].first(where: RegularFile.exists)
  }
}
