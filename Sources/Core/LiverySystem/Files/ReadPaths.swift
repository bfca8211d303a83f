/// The paths that reading a theme leads to, in the order in which they were met, each once.
package final class ReadPaths {
  package private(set) var paths: [String] = []

  private var known: Set<String> = []

  package init() {}

  /// Adds a path, the links on the way and the location that they lead to.
  package func note(_ path: String) {
    for step in RegularFile.trail(of: path) { note(plain: step) }
  }

  /// Adds a path from the root that is known to have no links on the way.
  package func note(plain path: String) {
    if known.insert(path).inserted { paths.append(path) }
  }
}
