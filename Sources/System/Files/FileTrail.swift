/// The paths that reading a theme leads to, in the order in which they were met, each once.
public final class FileTrail {
  public private(set) var paths: [String] = []

  public init() {}

  /// Notes a path, the links on the way and the place that they lead to.
  public func note(_ path: String) {
    for step in RegularFile.trail(of: path) where !paths.contains(step) { paths.append(step) }
  }
}
