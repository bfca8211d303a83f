package import ArgumentParser
package import GTKKnowledge
import ThemeCSS

/// The option that names the one release of GTK whose colors are shown.
package struct ReleaseOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The GTK whose colors are below the theme's: \(ReleaseOption.choices); the running one if left out. \
      Shapes are always those of the running one.
      """, valueName: "release"),
    completion: .release, transform: ReleaseOption.release)
  package var target: GTKRelease?

  package init() {}

  /// The allowed releases, as a list for messages.
  package static let choices = GTKRelease.allCases.filter { $0 >= .first4 }.map(\.rawValue)
    .joined(separator: ", ")

  /// The GTK 4 release with a name.
  package static func release(_ argument: String) throws -> GTKRelease {
    let target = try Target(argument: argument)
    guard let release = target.release else {
      throw ValidationError("expected one release, not a range")
    }
    guard !target.isForGTK3 else {
      throw ValidationError("expected a release of GTK 4, one of \(choices)")
    }
    return release
  }
}
