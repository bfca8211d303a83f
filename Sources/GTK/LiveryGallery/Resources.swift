import LiverySystem

/// The files that belong to the program.
package enum Resources {
  /// The message if the pages are not found.
  package nonisolated static let noPages =
    "the folder of the pages was not found; 'make install' puts it beside the program"

  /// The folder of a kind of resource, such as `ui`, independent of the working directory.
  ///
  /// It is under the prefix to which the program was installed, or in the checkout where the
  /// program was built. `nil` if there is no such folder.
  package static func folder(_ name: String) -> String? {
    guard let program = Program.folder else { return nil }
    let installed = RegularFile.path("../share/livery/\(name)", in: program)
    return [installed, inCheckout("Resources/\(name)")].compactMap(\.self)
      .first(where: RegularFile.exists)
  }

  /// The path of a file in the checkout where the program was built; `nil` for an installed
  /// program.
  package static func inCheckout(_ path: String) -> String? {
    let parts = (Program.folder ?? "").split(separator: "/")
    guard let build = parts.lastIndex(of: ".build") else { return nil }
    return "/" + parts[..<build].joined(separator: "/") + "/" + path
  }
}
