import LiverySystem

/// Paths in home folders.
enum HomePath {
  /// The part of a path after a home folder: `~/`, `$HOME/`, or that of a user; `nil` if it is in
  /// none.
  static func rest(of path: String) -> Substring? {
    home(of: path).map { path.dropFirst($0.count) }
  }

  /// Whether a path is in the home folder of another user than a folder and this program.
  static func isOfAnother(_ path: String, than folder: String) -> Bool {
    guard let home = home(of: path) else { return false }
    let own = Environment.variables["HOME"].map { RelativePath.of(path, below: $0) != nil } ?? false
    return !own && !"\(folder)/".hasPrefix(home)
  }

  /// The home folder that a path is in, with a slash at its end.
  private static func home(of path: String) -> Substring? {
    for start in ["~/", "$HOME/", "${HOME}/", "/root/"] where path.hasPrefix(start) {
      return path.prefix(start.count)
    }
    for start in ["/home/", "/var/home/", "/Users/"] where path.hasPrefix(start) {
      return path.dropFirst(start.count).firstIndex(of: "/").map { path[...$0] }
    }
    return nil
  }
}
