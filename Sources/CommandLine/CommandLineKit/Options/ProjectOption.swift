package import ArgumentParser
import LiverySystem
package import ThemeProject
import ThemeSource

/// The option that names the project's configuration, which is looked for without it.
package struct ProjectOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The configuration, instead of the '\(ConfigurationFile.name)' in the folder of each file or \
      the nearest above.
      """, valueName: "file"),
    completion: .file(extensions: ["toml"]))
  package var config: String?

  package init() {}
}

/// The configurations of a run, each read once, with its problems reported once.
package final class ProjectConfigurations {
  private let named: String?
  private let saysWarnings: Bool
  private var known: [String: ProjectConfiguration] = [:]

  /// - Parameters:
  ///   - path: The configuration that the user names; `nil` to look for configurations.
  ///   - saysWarnings: Whether warnings are reported, too.
  package init(named path: String? = nil, saysWarnings: Bool = true) {
    named = path
    self.saysWarnings = saysWarnings
  }

  /// The configuration for a file, an ID or `-`; an error is printed and ends the command.
  package func configuration(for argument: String) throws -> ProjectConfiguration {
    let isFile = argument != "-" && RegularFile.exists(argument)
    let folder =
      !isFile ? "." : RegularFile.isFolder(argument) ? argument : RegularFile.folder(of: argument)
    guard let path = named ?? ConfigurationFile.path(for: folder) else {
      return ProjectConfiguration()
    }
    if let known = known[path] { return known }
    let file: ConfigurationFile
    do throws(ConfigurationError) {
      file = try ConfigurationFile.read(path, isNamed: named != nil)
    } catch {
      Terminal.printError("\(error)")
      throw Status.unreadable
    }
    if saysWarnings || file.findings.hasErrors {
      try FindingPrinter(stream: .error).write(file.findings, of: file.text)
    }
    if file.findings.hasErrors { throw Status.findings }
    known[path] = file.configuration
    return file.configuration
  }
}
