import LiverySystem
import ThemeModel
public import ThemeSource

/// A `livery.toml` with the findings in it and in the files that it extends.
public struct ConfigurationFile: Sendable {
  public let path: String
  public let configuration: ProjectConfiguration
  public let text: SourceText
  public let findings: [Finding]
}

/// The reason why there is no configuration.
public struct ConfigurationError: Error, Sendable, CustomStringConvertible {
  public let description: String

  /// Whether the error is only that the file is for another version of Livery.
  var isOfOtherVersion = false
}

extension ConfigurationFile {
  public static let name = "livery.toml"

  /// The maximum number of bytes of a file, and of files that extend one another.
  private static let sizeLimit = 256 * 1024
  private static let depthLimit = 16

  /// The file for a folder: in it or in the nearest folder above; `nil` if there is none.
  public static func path(for folder: String) -> String? {
    RegularFile.folders(from: RegularFile.path(folder, in: "."))
      .map { $0 == "/" ? "/\(name)" : "\($0)/\(name)" }
      .first { RegularFile.exists($0) || RegularFile.isLink($0) }
  }

  /// Reads a file and those that it extends; if there are errors, the rest of the values is used.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isNamed: Whether the user names it. A file that was only found must be in its project;
  ///     links are followed.
  /// - Returns: Its values, with its findings.
  /// - Throws: An error if it cannot be read.
  public static func read(
    _ path: String, isNamed: Bool = false
  ) throws(ConfigurationError) -> ConfigurationFile {
    var files: [(reader: ConfigurationReader, text: SourceText)] = []
    var met: Set<String> = []
    var findings: [Finding] = []
    var next: String? = RegularFile.path(path, in: ".")
    var asked: SourceLocation?
    let project = ConfigurationProject(around: path)
    while let file = next {
      next = nil
      let real = RegularFile.realPath(file) ?? file
      guard met.insert(real).inserted, met.count <= depthLimit else {
        if let asked {
          findings.append(
            Finding(
              .error, .loop, at: asked, "'\(file)' extends itself, through this file or others"))
        }
        break
      }
      do throws(ConfigurationError) {
        let text = try text(of: file, in: project, isNamed: isNamed && asked == nil)
        var reader = ConfigurationReader(text, in: RegularFile.folder(of: file), of: project)
        reader.isTrusted = RegularFile.isTrusted(file)
        guard reader.isConfiguration || asked == nil && project.holds(file) else {
          throw ConfigurationError(
            description: "'\(shown(file))' is not a configuration: expected a key of one, such as "
              + "'target' or 'ignore'")
        }
        next = reader.parent()
        asked = reader.parentLocation
        files.append((reader, text))
      } catch {
        guard let asked else { throw error }
        findings.append(Finding(.error, .configurationFile, at: asked, error.description))
      }
    }
    var configuration = ProjectConfiguration()
    for index in files.indices.reversed() { files[index].reader.read(onto: &configuration) }
    return ConfigurationFile(
      path: path, configuration: configuration, text: files[0].text,
      findings: (findings + files.flatMap(\.reader.findings)).sortedByLocation())
  }

  /// Reads a file; unless the user names it, it must be in the project.
  private static func text(
    of file: String, in project: ConfigurationProject, isNamed: Bool
  ) throws(ConfigurationError) -> SourceText {
    do throws(FileError) {
      let bytes =
        isNamed
        ? try RegularFile.read(file, upTo: sizeLimit + 1) : try project.read(file, upTo: sizeLimit)
      guard bytes.count <= sizeLimit else {
        throw FileError(.read, file, reason: "it has more than \(sizeLimit / 1024) KiB")
      }
      return SourceText(file: shown(file), bytes: bytes)
    } catch {
      throw ConfigurationError(description: "'\(shown(file))' cannot be read: \(error.reason)")
    }
  }

  /// A path for messages: relative to the working folder, if the file is inside.
  static func shown(_ path: String) -> String {
    let folder = RegularFile.path(".", in: ".")
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
