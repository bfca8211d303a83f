import ArgumentParser
import CommandLineKit
import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeInstall
import ThemeModel

/// The option that keeps an installed theme in the desktop's color scheme.
struct FollowOption: ParsableArguments {
  @Flag(
    help: """
      Before GTK 4.20, keep the theme in the color scheme that the desktop asks for: a service that \
      starts at login, and now, writes it anew at each change of light and dark.
      """)
  var follow = false

  /// Prepares a theme that follows the desktop, in its present scheme; `nil` if the user does not
  /// want it, or there is nothing to follow, which is printed.
  func prepared(
    _ theme: Theme, on target: Target, written: (Appearance) -> WrittenTheme
  ) throws -> (theme: FollowedTheme, scheme: Appearance.Scheme)? {
    guard follow else { return nil }
    guard !target.hasMedia else {
      Terminal.say("GTK 4.20 and later follow the desktop's light and dark without '--follow'")
      return nil
    }
    guard let light = theme.appearances.first(where: { $0.scheme == .light }),
      let dark = theme.appearances.first(where: { $0.scheme == .dark })
    else {
      Terminal.say("'\(theme.name)' has one color scheme, so that '--follow' has nothing to choose")
      return nil
    }
    let variables = Environment.variables
    switch SessionBus.askedScheme(in: variables) {
    case .success(let scheme):
      let program = Program.folder.map { "\($0)/livery" } ?? "livery"
      let followed = FollowedTheme(
        light: written(light), dark: written(dark),
        service: FollowService(of: program, in: variables))
      return (followed, scheme)
    case .failure(let obstacle):
      Terminal.printError(
        "'\(theme.name)' cannot follow the desktop: \(obstacle.rawValue); nothing is changed. "
          + "Without '--follow' it is installed in one color scheme")
      throw Status.unavailable
    }
  }

  /// Starts the service, and prints its name; a failure to start is an error.
  static func start(_ service: FollowService) throws {
    let fault = service.start()
    let later =
      switch service.starter {
      case .systemd: "systemd starts 'livery follow' at each login"
      case .desktop:
        "the desktop starts 'livery follow' at each login if it reads 'autostart'; for another, add a "
          + "line to its configuration, such as 'exec livery follow' for sway"
      }
    Terminal.say("it follows the desktop's light and dark in apps that start anew; \(later)")
    if let fault {
      Terminal.printError("'livery follow' does not start now: \(fault)")
      throw Status.unavailable
    }
  }
}
