/// Runs git on a repository, without running anything that the repository itself configures.
///
/// The repository is not changed: neither its files nor its index nor its objects.
struct Git {
  /// The folder in which git runs.
  let folder: String

  /// A private folder for git's input and output.
  let scratch: String

  /// Settings against starting other programs, and against fetching missing files.
  private static let settings = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "protocol.allow=never",
    "core.quotePath=false",
  ]

  /// The variables of git that are kept: whom to trust, and how far to look for a repository.
  private static let kept: Set<String> = [
    "GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM",
  ]

  private static var environment: [String: String] {
    var variables = Environment.variables.filter {
      !$0.key.hasPrefix("GIT_") || $0.key.hasPrefix("GIT_CONFIG") || kept.contains($0.key)
    }
    variables["GIT_OPTIONAL_LOCKS"] = "0"
    variables["GIT_NO_LAZY_FETCH"] = "1"
    variables["GIT_TERMINAL_PROMPT"] = "0"
    variables["LC_ALL"] = "C"
    return variables
  }

  /// Runs a command of git to its end.
  func run(
    _ arguments: [String], input: [UInt8] = [], upTo limit: Int = 1024 * 1024
  ) throws(FileError) -> ProgramOutput {
    let settings = Self.settings.flatMap { ["-c", $0] }
    return try ProgramOutput(
      of: ["git", "--no-pager", "--literal-pathspecs", "-C", folder] + settings + arguments,
      environment: Self.environment, input: input, upTo: limit, in: scratch)
  }

  /// The one line that a command prints; `nil` if it fails or prints none.
  func line(_ arguments: String...) throws(FileError) -> String? {
    let output = try run(arguments)
    guard output.ending == .exit(0), output.bytes.last == UInt8(ascii: "\n") else { return nil }
    return String(validating: output.bytes.dropLast(), as: UTF8.self)
  }
}

extension Git {
  /// The error for unexpected output of a command, with a solution.
  func failure(_ output: ProgramOutput) -> FileError {
    let errorMessage = output.errorMessage
    guard errorMessage.contains("promisor") else {
      return FileError(.read, folder, reason: errorMessage)
    }
    return FileError(
      .read, folder,
      reason: "it is a partial clone without the files of that revision; 'git fetch --refetch "
        + "--no-filter' gets them")
  }
}

extension ProgramOutput {
  /// The error message of git, without its `fatal: `, on one line.
  var errorMessage: String {
    let lines = String(decoding: errors, as: UTF8.self).split(separator: "\n")
    let fatal = lines.first { $0.hasPrefix("fatal: ") } ?? lines.first
    guard let fatal else { return "git ends with \(ending)" }
    return fatal.hasPrefix("fatal: ") ? String(fatal.dropFirst("fatal: ".count)) : String(fatal)
  }
}
