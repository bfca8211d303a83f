public import Console
import System
import ThemeFormats
import ThemeModel
import ThemeSource

/// A theme that is to be painted.
nonisolated struct RenderTheme: Sendable {
  let id: String
  let name: String

  /// What the user calls it.
  let argument: String

  /// What a worker reads it from: a file, or the id of one that is built in.
  let source: String

  /// The appearances to paint, each as its traits joined by `+`.
  let appearances: [String]
}

/// The themes that the words of a command line stand for.
struct RenderThemes {
  private(set) var themes: [RenderTheme] = []

  /// What comes of those that are none.
  private(set) var status = Status.fine

  /// Reads the themes; what is wrong with one is said, and the rest is read.
  ///
  /// - Parameters:
  ///   - request: What was asked for.
  ///   - folder: A folder that lasts as long as the work, for what comes from standard input.
  /// - Throws: What makes the whole request one that cannot be fulfilled.
  init(_ request: RenderRequest, folder: String) throws {
    let library = InputOptions.library
    for argument in request.themes.flatMap(ThemeArgument.expand) {
      var source = argument.text
      do {
        if source == "-" {
          source = "\(folder)/theme"
          let bytes = try RegularFile.readStandardInput(upTo: ThemeLibrary.readLimit)
          try AtomicFile.write(bytes, to: source, isDurable: false)
        }
        let reading = try library.read(source, as: request.format)
        guard let theme = reading.theme else {
          try? Findings(stream: .error).write(reading.diagnostics, of: reading.text)
          status = status.worse(.findings)
          continue
        }
        guard let appearances = try appearances(of: theme, request.appearance, argument) else {
          continue
        }
        try add(
          RenderTheme(
            id: theme.id, name: theme.name, argument: argument.text, source: source,
            appearances: appearances))
      } catch let problem as ThemeFileError {
        if argument.passesOver(problem) { continue }
        Terminal.complain("\(problem)")
        status = status.worse(problem.status)
      } catch let problem as FileError {
        Terminal.complain("\(problem)")
        status = status.worse(problem.status)
      }
    }
  }

  /// The appearances that are asked for; `nil` where a file of a folder has none of them.
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
      guard argument.isListed else { throw UsageProblem("\(error)") }
      Terminal.say("'\(argument.text)' is passed over: it has no appearance '\(wanted)'")
      return nil
    }
  }

  private mutating func add(_ theme: RenderTheme) throws {
    if let other = themes.first(where: { $0.id == theme.id }) {
      throw UsageProblem(
        "'\(other.argument)' and '\(theme.argument)' both have the id '\(theme.id)'; "
          + "their pictures would be the same files")
    }
    guard !OutputFolder.reserved.contains(theme.id) else {
      throw UsageProblem("a theme cannot be called '\(theme.id)' here: it is a file of the output")
    }
    themes.append(theme)
  }
}

/// Why a command line cannot be fulfilled, whatever the themes are.
public nonisolated struct UsageProblem: EndingProblem {
  public let description: String
  public let status = Status.usage

  init(_ description: String) {
    self.description = description
  }
}
