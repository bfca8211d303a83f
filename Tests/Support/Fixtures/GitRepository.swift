import Foundation

/// A git repository for one test, with the branch `main`.
public struct GitRepository {
  public let folder: TemporaryFolder

  public var path: String { folder.path }

  public init() throws {
    folder = try TemporaryFolder()
    try git("init", "--quiet", "--initial-branch", "main")
  }

  /// Runs a command of git, and gives what it prints.
  @discardableResult
  public func git(_ words: String..., in folder: String? = nil) throws -> String {
    let settings = [
      "user.name=A", "user.email=a@example.org", "commit.gpgsign=false",
      "protocol.file.allow=always",
    ]
    let run = try ProgramRun(
      ["/usr/bin/git"] + settings.flatMap { ["-c", $0] } + words, in: folder ?? path,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"])
    guard run.status == 0 else { throw Failure(description: "git \(words): \(run.errors)") }
    return run.output
  }

  /// Writes a file, or removes it for `nil`.
  public func write(_ name: String, _ content: String?) throws {
    if let content {
      try folder.write(name, content)
    } else {
      try FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
  }

  /// Commits all that is there.
  public func commit(_ subject: String = "Change") throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", subject)
  }

  /// Why git did not do what a test needs.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }
}
