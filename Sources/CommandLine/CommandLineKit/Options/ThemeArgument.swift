package import LiverySystem
package import ThemeFormats
import ThemeProject

/// One of the themes that an argument of a command line names.
package struct ThemeArgument: Hashable, Sendable {
  /// A theme's file, its ID, or `-`.
  package let text: String

  /// Whether the argument was a folder, and the file was found in it.
  package let isListed: Bool

  /// Whether the project's configuration leaves it out.
  package private(set) var isExcluded = false

  /// What is wrong with its name, which is not UTF-8 and has escapes; `nil` for others.
  package private(set) var problem: FileError?

  /// Whether an error only means that a folder also holds files that are no themes.
  package func ignores(_ error: ThemeFileError) -> Bool {
    guard isListed, case .unrecognized = error else { return false }
    return !ThemeFormat.isCertain(of: text)
  }

  /// Reads the file; `path` is where its content lies, if that is elsewhere.
  ///
  /// - Throws: An error if it is not a theme, such as that a folder holds it and it is a stylesheet
  ///   for browsers.
  package func read(
    in library: ThemeLibrary, as format: ThemeFormat?, at path: String? = nil
  ) throws(ThemeFileError) -> ThemeReading {
    let reading = try library.read(path ?? text, as: format)
    guard isListed, reading.isForBrowsers else { return reading }
    throw .unrecognized(file: text, reason: "it is a stylesheet for browsers")
  }

  /// Whether an editor or another program may have a theme of its own under such a name.
  package var mayBeATheme: Bool { ThemeFormat.endings.contains(where: text.lowercased().hasSuffix) }

  /// The themes that an argument names: itself, also where it is the folder of one theme that says so
  /// by an `index.theme`, or the files in the folder that it is and in those
  /// inside whose names end as those of themes do, but for hidden ones and those that git ignores.
  ///
  /// Of what has no name in UTF-8, folders count, too. Those that the
  /// configurations of projects leave out are marked; an error in one is printed and ends the command.
  package static func expand(
    _ argument: String, in projects: ProjectConfigurations
  ) throws -> [ThemeArgument] {
    try expand(argument).map { file in
      guard file.problem == nil, file.isListed || RegularFile.exists(file.text) else { return file }
      var file = file
      file.isExcluded = try projects.configuration(for: file.text).excludes(file.text)
      return file
    }
  }

  private static func expand(_ argument: String) -> [ThemeArgument] {
    if Program.misnamedArguments.contains(argument) {
      return [ThemeArgument(misnamed: argument, isListed: false)]
    }
    guard RegularFile.isFolder(argument), ThemeFolder(argument)?.isNamed != true,
      let files = FolderWalk.files(in: argument, complain: { Terminal.complain($0) })
    else {
      return [ThemeArgument(text: argument, isListed: false)]
    }
    return files.compactMap { file in
      guard file.isMisnamed else {
        let argument = ThemeArgument(text: file.path, isListed: true)
        let isOther = RegularFile.name(of: file.path) == ConfigurationFile.name
        guard !isOther, argument.mayBeATheme else { return nil }
        return file.isElsewhere ? ThemeArgument(linked: file.path) : argument
      }
      let argument = ThemeArgument(misnamed: file.path, isListed: true)
      return file.isFolder || argument.mayBeATheme ? argument : nil
    }
  }

  /// A file that is named, whatever folder it is in.
  package init(file: String) { self.init(text: file, isListed: false) }

  private init(text: String, isListed: Bool) {
    (self.text, self.isListed) = (text, isListed)
  }

  private init(linked text: String) {
    self.init(text: text, isListed: true)
    problem = FileError(.read, text, reason: RegularFile.linkedElsewhere)
  }

  private init(misnamed text: String, isListed: Bool) {
    self.init(text: text, isListed: isListed)
    problem = FileError(
      .read, text, reason: "its name is not UTF-8, and has escapes here; rename it")
  }
}
