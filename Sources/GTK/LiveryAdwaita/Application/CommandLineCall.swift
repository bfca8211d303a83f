import CLiveryAdwaita

/// A command line, of this process or of a later process that sent it here.
public struct CommandLineCall: Hashable, Sendable {
  /// The arguments, the program's name first.
  public let arguments: [String]

  /// The working directory, for relative paths.
  public let directory: String

  /// Whether another process sent it.
  public let isRemote: Bool
}

extension CommandLineCall {
  nonisolated init(_ line: UnsafeMutablePointer<GApplicationCommandLine>) {
    var count: gint = 0
    let words = g_application_command_line_get_arguments(line, &count)
    defer { g_strfreev(words) }
    arguments = (0..<Int(count)).compactMap { index in
      words?[index].map { String(cString: $0) }
    }
    directory = g_application_command_line_get_cwd(line).map { String(cString: $0) } ?? "/"
    isRemote = g_application_command_line_get_is_remote(line) != 0
  }
}
