package import GTKKnowledge
import LiverySystem
import ThemeCSS
public import ThemeFormats
import ThemeSource

extension ThemeLibrary {
  /// The library of the user who runs the program, on a release of GTK.
  package static func ofUser(on release: GTKRelease = .first4) -> ThemeLibrary {
    ThemeLibrary(environment: Environment.variables, release: release).inProjects()
  }

  /// The user's library for themes that have the colors of one release, and are painted by another
  /// one.
  package static func ofUser(
    on release: GTKRelease, paintedBy painter: GTKRelease
  ) -> ThemeLibrary {
    var library = ofUser(on: release)
    library.survivors = Target(min(release, painter)...max(release, painter))
    return library
  }

  /// The library with the token names of a project: the `livery.toml` of a file's project, or the
  /// file that the user names, maps tokens to roles.
  public func inProjects(configuration: String? = nil) -> ThemeLibrary {
    var library = self
    library.tokenRoles = { file in
      let folder = file.map { RegularFile.folder(of: $0) } ?? "."
      guard let path = configuration ?? ConfigurationFile.path(for: folder) else {
        return TokenRoles()
      }
      return ThemeLibrary.roles(in: path, isNamed: configuration != nil)
    }
    return library
  }

  private static func roles(in path: String, isNamed: Bool) -> TokenRoles {
    var roles = TokenRoles()
    do throws(ConfigurationError) {
      let file = try ConfigurationFile.read(path, isNamed: isNamed)
      roles = file.configuration.tokens
      roles.findings = file.findings.filter { $0.severity == .error }
    } catch {
      let place = SourceText(file: path, bytes: []).location(of: 0..<0)
      roles.findings = [Finding(.error, .configurationFile, at: place, error.description)]
    }
    roles.files = [path]
    return roles
  }
}
