package import CommandLineKit
import LiverySystem

/// The UI files that the user names, if they can be shown; the others are reported once.
package struct NamedUIFiles {
  /// The app with the files that can be shown.
  package private(set) var app = AppParts()

  package var files: [String] { app.uiFiles }

  /// The exit status for the files that cannot be shown.
  package private(set) var status = Status.fine

  package init() {}

  /// Finds the files that can be read, each once, and reports the others.
  ///
  /// - Throws: An error if a stylesheet or resource file cannot be read, since all pictures need
  ///   them.
  package init(_ named: AppParts) throws {
    app = named
    app.uiFiles = []
    for file in named.resources { try Self.check(file) }
    for file in named.stylesheets where !mayBeInResources(file) { try Self.check(file) }
    for file in named.uiFiles where !files.contains(file) {
      do throws(FileError) {
        if !mayBeInResources(file) { try Self.check(file) }
        app.uiFiles.append(file)
      } catch {
        Terminal.printError("\(error)")
        status = status.worse(error.status)
      }
    }
  }

  /// The workers read a file; here it is enough to begin.
  private static func check(_ file: String) throws(FileError) {
    _ = try RegularFile.read(file, upTo: 1)
  }

  /// Whether a path may be one in the resources, which only the workers open.
  private func mayBeInResources(_ path: String) -> Bool {
    !app.resources.isEmpty && path.hasPrefix("/") && !RegularFile.exists(path)
  }

  /// Leaves out a file that a worker cannot show; `false` if another worker reported that before.
  package mutating func leaveOut(_ file: String) -> Bool {
    guard files.contains(file) else { return false }
    app.uiFiles.removeAll { $0 == file }
    status = status.worse(.unrecognized)
    return true
  }
}
