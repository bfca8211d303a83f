package import LiverySystem
package import ThemeModel

/// The bus of a user's session, and the settings portal on it, as GLib programs use them.
package enum SessionBus {
  /// The address of the bus; `nil` if there is none.
  package static func address(in variables: [String: String]) -> String? {
    if let address = variables["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let folder = variables["XDG_RUNTIME_DIR"], RegularFile.exists("\(folder)/bus")
    else { return nil }
    return "unix:path=\(folder)/bus"
  }

  /// The environment for a program that queries the bus, with answers in English.
  ///
  /// Without an address GLib would start a bus, and without a folder dconf would create one in the
  /// home folder.
  package static func environment(_ variables: [String: String]) -> [String: String] {
    var environment = variables
    environment["LC_ALL"] = "C"
    environment["DBUS_SESSION_BUS_ADDRESS"] = address(in: variables) ?? "unix:path=/dev/null"
    environment["XDG_RUNTIME_DIR"] = variables["XDG_RUNTIME_DIR"] ?? "/dev/null"
    return environment
  }

  private static let portal = [
    "--session", "--dest", "org.freedesktop.portal.Desktop", "--object-path",
    "/org/freedesktop/portal/desktop",
  ]

  /// The group of settings for the appearance.
  package static let appearance = "org.freedesktop.appearance"

  /// The key of the color scheme in that group.
  package static let scheme = "color-scheme"

  /// The command that calls a method of the settings portal.
  package static func asking(_ method: String, _ arguments: String...) -> [String] {
    ["gdbus", "call"] + portal + ["--method", "org.freedesktop.portal.Settings.\(method)"]
      + arguments
  }

  /// The command that prints changes of settings, and when the portal appears; it does not start a
  /// portal.
  static let watching = ["gdbus", "monitor"] + portal

  /// The scheme that the portal requests of apps, or the reason why there is none.
  package static func askedScheme(
    in variables: [String: String]
  ) -> Result<Appearance.Scheme, Obstacle> {
    guard address(in: variables) != nil else { return .failure(.noBus) }
    let answers = ProgramAnswer.all(
      of: [asking("Read", appearance, scheme)], environment: environment(variables),
      milliseconds: 1_000)
    guard let answer = answers[0] else { return .failure(.noProgram) }
    if answer.isLate { return .failure(.late) }
    if isGone(answer) { return .failure(.busGone) }
    let text = answer.lines.joined(separator: " ")
    // GLib prints it as `(<<uint32 1>>,)`; 1 means dark.
    guard answer.isFine, let found = text.firstRange(of: "uint32 ") else {
      return .failure(.noPortal)
    }
    return .success(text[found.upperBound...].hasPrefix("1>") ? .dark : .light)
  }

  /// Whether `gdbus` reported that it cannot connect to the bus.
  package static func isGone(_ answer: ProgramAnswer) -> Bool {
    !answer.isFine && answer.lines.contains { $0.hasPrefix("Error connecting") }
  }

  /// The reason why the portal requests no scheme.
  package enum Obstacle: String, Error {
    case noBus = "there is no session bus"
    case busGone = "nothing answers at the address of the session bus"
    case noProgram = "'gdbus' is missing (libglib2.0-bin in Debian)"
    case late = "the settings portal does not answer"
    case noPortal = "no settings portal says which color scheme the desktop asks for"
  }
}
