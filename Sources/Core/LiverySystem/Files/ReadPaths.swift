/// The paths that are accessed while a theme is read, in order, each once.
package final class ReadPaths {
  package private(set) var paths: [String] = []

  private var known: Set<String> = []

  package init() {}

  /// Adds a path, the links on the way, and the path to which they lead.
  package func note(_ path: String) {
    for step in RegularFile.trail(of: path) { note(plain: step) }
  }

  /// Adds an absolute path that is known to contain no links.
  package func note(plain path: String) {
    if known.insert(path).inserted { paths.append(path) }
  }
}
