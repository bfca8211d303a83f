import Adwaita
import Console
import GTKKnowledge
import LiveryGTK
import System
import ThemeArguments
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// A theme that is to be painted.
nonisolated struct RenderTheme: Sendable {
  let id: String
  let name: String

  /// Its argument on the command line.
  let argument: String

  /// What a worker reads: a file, or the ID of a built-in theme.
  let source: String

  /// The appearances to paint, each as its traits joined by `+`.
  let appearances: [String]
}

/// The themes that a command line names.
struct RenderThemes {
  private(set) var themes: [RenderTheme] = []

  /// The exit status for arguments that are no themes.
  private(set) var status = Status.fine

  /// Reads the themes, and reports those that cannot be read.
  ///
  /// - Parameters:
  ///   - names: Files of themes, IDs, folders of files, or `-`.
  ///   - appearance: The traits of the one appearance; all of a theme's where it is `nil`.
  ///   - format: The format of the themes; `nil` where it is to be recognized.
  ///   - target: The release of GTK whose colors themes stand on; `nil` for that of the running one.
  ///   - folder: A temporary folder for what comes from standard input.
  /// - Throws: What makes the whole request impossible.
  init(
    _ names: [String], in appearance: String?, as format: ThemeFormat?, on target: GTKRelease?,
    folder: String
  ) throws {
    let library = InputOptions.library(on: Target(target ?? Toolkit.release))
    for argument in names.flatMap(ThemeArgument.expand) {
      var source = argument.text
      do {
        if let input = HandedInput(source) {
          source = "\(folder)/theme" + (themes.isEmpty ? "" : "-\(themes.count)")
          let bytes = try input.read(upTo: ThemeLibrary.readLimit)
          try AtomicFile.write(bytes, to: source, isDurable: false)
        }
        let reading = try library.read(source, as: format)
        guard let theme = reading.theme else {
          try? FindingPrinter(stream: .error).write(reading.findings, of: reading.text)
          status = status.worse(.findings)
          continue
        }
        guard let appearances = try appearances(of: theme, appearance, argument) else {
          continue
        }
        try add(
          RenderTheme(
            id: theme.id, name: theme.name, argument: argument.text, source: source,
            appearances: appearances))
      } catch let error as any ExitError where !(error is PicturesError) {
        if let error = error as? ThemeFileError, argument.ignores(error) { continue }
        Terminal.complain("\(error)")
        status = status.worse(error.status)
      }
    }
    if themes.isEmpty, status == .fine {
      throw PicturesError("there is no theme among what was named", .usage)
    }
  }

  /// The appearances that were asked for; `nil` where a file of a folder does not have them.
  private func appearances(
    of theme: Theme, _ wanted: String?, _ argument: ThemeArgument
  ) throws -> [String]? {
    guard let wanted else {
      return theme.appearances.map { theme.traits.names(in: $0.traits).joined(separator: "+") }
    }
    do {
      let appearance = try AppearanceOption.parse(wanted, for: theme)
      return [theme.traits.names(in: appearance.traits).joined(separator: "+")]
    } catch {
      guard argument.isListed else { throw PicturesError("\(error)", .usage) }
      Terminal.say("'\(argument.text)' is passed over: it has no appearance '\(wanted)'")
      return nil
    }
  }

  private mutating func add(_ theme: RenderTheme) throws {
    if let other = themes.first(where: { $0.id == theme.id }) {
      throw PicturesError(
        "'\(other.argument)' and '\(theme.argument)' both have the id '\(theme.id)' "
          + "and are told apart by nothing else", .usage)
    }
    guard !OutputFolder.reserved.contains(theme.id) else {
      throw PicturesError(
        "a theme cannot be called '\(theme.id)' here: it is a file of the output", .usage)
    }
    themes.append(theme)
  }
}
