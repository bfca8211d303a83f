package import ArgumentParser
package import GTKKnowledge
package import ThemeCSS
import ThemeProject

/// The GTK for which a command works: by default the installed one, or the latest known one.
package struct TargetOption: ParsableArguments {
  @Option(
    help: "The GTK that it is for: \(Target.choices), or a range such as 4.8..4.18.",
    completion: .target,
    transform: Target.init(argument:))
  package var target: Target?

  package init() {}

  /// The releases for the user's own GTK.
  package func chosen() -> Target { target ?? Target(TargetOption.installed) }

  /// The releases to use for a file; without the option those of its project.
  package func chosen(for file: String) throws -> Target {
    if let target { return target }
    return try ProjectConfigurations(saysWarnings: false).configuration(for: file).target
      ?? chosen()
  }

  /// The release of the installed GTK; `nil` if there is none.
  package static var installedRelease: GTKRelease? {
    InstalledGTK.version.map { GTKRelease(ofGTK: $0.major, $0.minor) }
  }

  /// The release of the installed GTK, or the latest one if there is none.
  ///
  /// If the installed GTK is not known, a note is printed once.
  private static let installed: GTKRelease = {
    guard let version = InstalledGTK.version else { return .latest }
    let release = GTKRelease(ofGTK: version.major, version.minor)
    let isLater = version.minor > GTKRelease.latest.minor
    if isLater || version.minor < GTKRelease.first4.minor {
      Terminal.say(
        "GTK \(version.major).\(version.minor) is installed, which is not known; "
          + "\(release) is taken for it")
    }
    return release
  }()
}

extension Target {
  /// The releases that an argument names.
  package init(argument: String) throws {
    do throws(TargetError) {
      try self.init(parsing: argument)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
