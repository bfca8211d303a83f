public import ArgumentParser
import CommandLineKit
import LiverySystem
public import ThemeInstall

extension LiveReload.Preference: ExpressibleByArgument {}

/// The option that makes running apps show a change of the theme at once.
struct LiveOption: ParsableArguments {
  @Option(
    defaultAsFlag: LiveReload.Preference.motion, parsing: .next,
    help: ArgumentHelp(
      """
      Let running apps show it, if GTK can: '--live' changes the preference for reduced motion for a \
      moment, '--live=flash' the color scheme, which is visible.
      """, valueName: "way"))
  var live: LiveReload.Preference? = nil

  /// Refuses an invalid value: in that case the parser treats the option as one without a value.
  func validate() throws {
    for word in Program.arguments where word.hasPrefix("--live=") {
      guard LiveReload.Preference(rawValue: String(word.dropFirst("--live=".count))) == nil else {
        continue
      }
      throw ValidationError(
        "expected '--live=motion', which is the default, or '--live=flash', not '\(word)'")
    }
  }

  /// A message about which running apps show a change, and whether some do.
  typealias Answer = (message: String, isFollowed: Bool)

  /// Makes running apps read the files again; `nil` if the option is not set.
  ///
  /// Apps cannot do so if the import line is new to them.
  func run(isNew: Bool) -> Answer? {
    guard let live, let places = InstallPlaces(environment: Environment.variables) else {
      return nil
    }
    guard !isNew else {
      return (
        "running applications have not read the import in gtk.css yet: they show the theme when they "
          + "start anew, and follow the next '--live'", false
      )
    }
    let reload = LiveReload(by: live, in: places)
    if let reason = reload.run() {
      let other =
        live == .motion ? "; '--live=flash' changes the color scheme for a moment instead" : ""
      return (
        "no running application follows: \(reason); they show it when they start anew\(other)",
        false
      )
    }
    if let release = reload.lateRelease {
      return (
        "applications of GTK \(release), which is installed, do not follow, and show it when they "
          + "start anew", false
      )
    }
    return ("running applications follow; \(reload.exceptions) show it when they start anew", true)
  }

  /// Reloads the apps, and prints which of them do not follow.
  func runAndSay(isNew: Bool) {
    if let answer = run(isNew: isNew) { Terminal.say(answer.message) }
  }
}
