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

  /// Why the file is not read: its name is not UTF-8 (and has escapes), or it is a link that leads
  /// out of the folder; `nil` for all other files.
  package private(set) var problem: FileError?

  /// Whether it is a link in a folder, and leads out of it.
  package var isLinkedElsewhere: Bool { problem?.reason == RegularFile.linkedElsewhere }

  /// Whether an error only means that a folder also contains files that are not themes.
  package func ignores(_ error: ThemeFileError) -> Bool {
    guard isListed, case .unrecognized = error else { return false }
    return !ThemeFormat.isCertain(of: text)
  }

  /// Reads the file; `path` is the place of its content if that is elsewhere.
  ///
  /// - Throws: An error if it is not a theme, such as a stylesheet for browsers in a folder.
  package func read(
    in library: ThemeLibrary, as format: ThemeFormat?, at path: String? = nil
  ) throws(ThemeFileError) -> ThemeReading {
    let reading = try library.read(path ?? text, as: format)
    guard isListed, reading.isForBrowsers else { return reading }
    throw .unrecognized(file: text, reason: "it is a stylesheet for browsers")
  }

  /// Whether an editor or another program may use such a name for its own theme.
  package var mayBeATheme: Bool { ThemeFormat.endings.contains(where: text.lowercased().hasSuffix) }

  /// The themes that an argument names: the file or the theme folder itself, or all files in a
  /// folder and its subfolders that have the ending of a theme format, without hidden files and
  /// files that git ignores.
  ///
  /// Folders with a name that is not UTF-8 are searched, too. Files that the configuration of their
  /// project excludes are marked; an error in a configuration is printed and ends the command.
  ///
  /// A folder without an `index.theme` is a theme folder if no theme is elsewhere in it.
  package static func expand(
    _ argument: String, in projects: ProjectConfigurations, taking content: FolderContent = .theme
  ) throws -> [ThemeArgument] {
    try expand(argument, content).map { file in
      guard file.problem == nil, file.isListed || RegularFile.exists(file.text) else { return file }
      var file = file
      file.isExcluded = try projects.configuration(for: file.text).excludes(file.text)
      return file
    }
  }

  /// What a theme folder without an `index.theme` is for a command.
  package enum FolderContent: Sendable {
    /// One theme.
    case theme
    /// One theme, and the files for GTK 3, which are judged by themselves.
    case themeBesideOlder
    /// Its files, each of which is written by itself.
    case files
  }

  private static func expand(_ argument: String, _ content: FolderContent) -> [ThemeArgument] {
    if Program.misnamedArguments.contains(argument) {
      return [ThemeArgument(misnamed: argument, isListed: false)]
    }
    let theme = ThemeFolder(argument)
    guard RegularFile.isFolder(argument), theme?.isNamed != true,
      let walked = FolderWalk.files(in: argument, report: { Terminal.printError($0) })
    else {
      return [ThemeArgument(text: argument, isListed: false)]
    }
    let found = arguments(walked)
    let files = found.filter { $0.problem == nil }.map(\.text)
    guard let theme, content != .files, theme.isAll(of: files) else { return found }
    let older = content == .themeBesideOlder ? found.filter { !theme.isForGTK4($0.text) } : []
    return [ThemeArgument(text: argument, isListed: false)] + older
  }

  /// The files of a folder that have the ending of a theme format.
  private static func arguments(_ files: [FolderWalk.Found]) -> [ThemeArgument] {
    files.compactMap { file in
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

  /// A file that the user names directly, whatever folder contains it.
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
