import LiveryAdwaita
import LiverySystem

/// The files that the program carries with it.
package enum Resources {
  /// What is said where the pages are not beside the program.
  package nonisolated static let noPages =
    "the folder of the pages was not found beside the program"

  /// The folder of a kind of resource, such as `ui`, wherever the program is.
  ///
  /// It is beside the program in the folder that the package manager makes of `PreviewFiles`, or
  /// under the prefix that the program was installed to, whatever the working directory. `nil` where
  /// there is no such folder.
  package static func folder(_ name: String) -> String? {
    guard let program = Program.folder else { return nil }
    return [
      "\(program)/livery_PreviewFiles.resources/\(name)",
      RegularFile.path("../share/livery/\(name)", in: program),
    ].first(where: RegularFile.exists)
  }
}
