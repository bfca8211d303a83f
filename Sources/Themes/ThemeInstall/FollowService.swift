import LiverySystem
import ThemeFormats

/// The service that starts `livery follow` when a user logs in.
package struct FollowService: Hashable, Sendable {
  /// The program that starts it.
  package enum Starter: String, CaseIterable, Sendable {
    /// The user's systemd, by a unit.
    case systemd

    /// The desktop, by an entry for its start.
    case desktop
  }

  package let starter: Starter

  /// The path of `livery`.
  private let program: String

  /// Chooses the starter of a user's session: systemd if it manages the session, since the watched
  /// portal must be started in it.
  package init(of program: String, in variables: [String: String]) {
    let answers = ProgramAnswer.all(
      of: [Self.manager + ["is-active", Self.session]], environment: variables, milliseconds: 500)
    starter = answers[0]?.isFine == true ? .systemd : .desktop
    self.program = program
  }

  private static let name = "livery-follow"
  private static let unit = "systemd/user/\(name).service"
  private static let wish = "systemd/user/\(session).d/\(name).conf"
  private static let session = "graphical-session.target"
  private static let manager = ["systemctl", "--user"]
  private static let entry = "autostart/\(name).desktop"

  /// All files that one may have, from the configuration's folder.
  static let paths = [unit, wish, entry]

  /// The files, from the configuration's folder.
  var files: [WrittenTheme.File] {
    switch starter {
    case .systemd: [Self.file(Self.unit, unitText), Self.file(Self.wish, Self.wishText)]
    case .desktop: [Self.file(Self.entry, entryText)]
    }
  }

  private static func file(_ name: String, _ text: String) -> WrittenTheme.File {
    WrittenTheme.File(name: name, bytes: Array(text.utf8))
  }

  private static let purpose = "Keeps the theme of GTK applications in the desktop's color scheme"

  /// systemd.service(5); it ends by itself when no theme follows the desktop.
  private var unitText: String {
    let word = Self.escaping(program, ["\\": "\\\\", "\"": "\\\"", "%": "%%"])
    return """
      # By 'livery install --follow'; 'livery uninstall' takes it away.
      [Unit]
      Description=\(Self.purpose)
      PartOf=\(Self.session)
      After=\(Self.session)

      [Service]
      ExecStart="\(word)" follow
      Restart=on-failure
      RestartSec=10

      """
  }

  private static let wishText = """
    # By 'livery install --follow'; 'livery uninstall' takes it away.
    [Unit]
    Wants=\(name).service

    """

  /// Desktop Entry Specification, The Exec key: quoted first as an argument, then as a string.
  private var entryText: String {
    let word = Self.escaping(
      program, ["\\": "\\\\", "\"": "\\\"", "`": "\\`", "$": "\\$", "%": "%%"])
    return """
      [Desktop Entry]
      Type=Application
      Name=Livery
      Comment=\(Self.purpose)
      Exec="\(Self.escaping(word, ["\\": "\\\\"]))" follow
      NoDisplay=true

      """
  }

  private static func escaping(_ text: String, _ signs: [Character: String]) -> String {
    text.map { signs[$0] ?? String($0) }.joined()
  }
}

extension FollowService {
  /// Starts it now; returns the reason if that fails.
  package func start() -> String? {
    switch starter {
    case .systemd:
      for words in [["daemon-reload"], ["--no-block", "restart", "\(Self.name).service"]] {
        let answers = ProgramAnswer.all(
          of: [Self.manager + words], environment: Environment.variables,
          milliseconds: 800)
        guard let answer = answers[0] else { return "'systemctl' is missing" }
        if answer.isLate { return "systemd does not answer" }
        if !answer.isFine { return answer.lines.first ?? "systemd refuses it" }
      }
      return nil
    case .desktop:
      // The shell closes the streams, and is then replaced by the program, which continues without
      // this process.
      let script = "exec setsid --fork \"$0\" follow </dev/null >/dev/null 2>&1"
      guard let helper = Helper(["/bin/sh", "-c", script, program]) else {
        return "no process can be started"
      }
      return helper.wait() == .exit(0) ? nil : "'setsid' of util-linux is missing"
    }
  }
}
