import CommandLineKit
import GTKKnowledge
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeProject
import ThemeSource

/// A theme's text and the releases that are to read it rewritten, a value that can be sent to a
/// background task.
nonisolated struct ModernizeRequest: Hashable, Sendable {
  /// The text, and the path that it is read as.
  let text: SourceText
  let path: String?

  /// The oldest release that has to read it.
  var oldest: GTKRelease

  /// The result of rewriting a text.
  struct Answer: Sendable {
    let request: ModernizeRequest
    let target: Target

    /// The rewritten text, and the theme that the release in use reads from it (unless it is older
    /// than the target); or the reason why the text cannot be read.
    let result: Result<(file: ModernizedFile, theme: Theme?), any Error>
  }

  /// The releases that can be the oldest target: those that have the replacements.
  static let releases = GTKRelease.allCases.filter { $0.has(.customProperties) }

  func answer(in library: ThemeLibrary) -> Answer {
    let configuration = Self.configuration(for: path)
    let newest = max(oldest, configuration.target?.releases.upperBound ?? .latest)
    let target = Target(oldest...newest)
    let result = Result { () throws -> (file: ModernizedFile, theme: Theme?) in
      let reading = try library.read(text, path: path)
      let modernizer = Modernizer(library, configuration, for: target)
      let file = try modernizer.modernized(reading, at: path)
      guard target.contains(library.release) else { return (file: file, theme: nil) }
      let after = try library.read(file.after, path: path, as: reading.format)
      return (file: file, theme: after.theme)
    }
    return Answer(request: self, target: target, result: result)
  }

  /// The configuration of a theme's project; an empty one if it has errors, which commands print.
  static func configuration(for path: String?) -> ProjectConfiguration {
    guard let path else { return ProjectConfiguration() }
    let projects = ProjectConfigurations(saysWarnings: false)
    return (try? projects.configuration(for: path)) ?? ProjectConfiguration()
  }
}
