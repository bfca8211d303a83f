/// The paths that reading a theme leads to, in the order in which they were met, each once.
package final class FileTrail {
  package private(set) var paths: [String] = []

  package init() {}

  /// Adds a path, the links on the way and the location that they lead to.
  package func note(_ path: String) {
    for step in RegularFile.trail(of: path) where !paths.contains(step) { paths.append(step) }
  }
}
