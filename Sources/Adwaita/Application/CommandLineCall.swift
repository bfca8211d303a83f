import CAdwaita

/// A command line, of this process or of a later one that handed it over.
public struct CommandLineCall: Hashable, Sendable {
  /// The words, the program's name first.
  public let arguments: [String]

  /// The folder in which relative paths are meant.
  public let directory: String

  /// Whether another process handed it over.
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
