import Foundation

/// A shell in a terminal, in which words are typed and completed as people do it.
public enum CompletingShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  public var isInstalled: Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(rawValue)")
  }

  /// Types lines that each end with the tabulator key, and gives what the program then gets.
  ///
  /// In the program's place stands one that only answers the shell's questions, and writes down
  /// with what words it was called.
  ///
  /// - Parameters:
  ///   - lines: What is typed, with the program's name first.
  ///   - program: The program's path.
  ///   - folder: The folder that the shell runs in; it gets a folder `shell` and a file `called`.
  /// - Returns: The words of each call, joined by `|`.
  /// - Throws: What Foundation says where the shell cannot be started or nothing was called.
  public func complete(
    _ lines: [String], of program: String, in folder: TemporaryFolder
  ) throws -> [String] {
    let name = URL(fileURLWithPath: program).lastPathComponent
    let script = try ProgramRun([program, "--generate-completion-script", rawValue]).output
    try folder.write("shell/completions", script)
    try folder.write(
      "shell/.zshrc", "autoload -Uz compinit; compinit -u -D\nsource shell/completions\n")
    try folder.write(
      "shell/\(name)",
      """
      #!/bin/sh
      case $1 in ---*) exec '\(program)' "$@" ;; esac
      for word; do printf '%s|' "$word"; done >> called
      echo >> called

      """)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/shell/\(name)")
    let command =
      switch self {
      case .bash: "bash --noprofile --rcfile shell/completions -i"
      case .zsh: "zsh -d -i"
      case .fish: "fish -N -i -C 'source shell/completions'"
      }
    _ = try ProgramRun(
      ["/usr/bin/timeout", "60"] + ProgramRun.onTerminal(command), in: folder.path,
      environment: [
        "PATH": "\(folder.path)/shell:/usr/bin:/bin", "HOME": "\(folder.path)/shell",
        "ZDOTDIR": "\(folder.path)/shell", "TERM": "xterm", "LANG": "C.UTF-8",
      ],
      input: lines.map { "\($0)\t\n" }.joined() + "exit\n")
    let called = try String(contentsOfFile: "\(folder.path)/called", encoding: .utf8)
    return called.split(separator: "\n").map { String($0.dropLast()) }
  }
}
