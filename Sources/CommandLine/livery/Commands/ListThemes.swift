import ArgumentParser
import CommandLineKit
import ThemeFormats
import ThemeModel
import ThemeProject
import ThemeSource

/// `livery list` prints the themes that are built in, the user's, and those in folders.
struct ListThemes: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the themes: built in, in the user's folder, and in folders named.")

  @Argument(help: "Folders to look in as well.", completion: .directory) var folders: [String] = []
  @Option(help: "How to print: text or json.") var format = TableFormat.text

  func run() throws {
    let library = ThemeLibrary.ofUser()
    var themes: [Entry] = ThemeLibrary.builtInIDs.compactMap { id in
      library.builtIn(id)?.theme.map { Entry(theme: $0, path: nil) }
    }
    var status = Status.fine
    for file in library.installedFiles { append(file, from: library, to: &themes) }
    for folder in folders {
      guard let files = ThemeLibrary.files(in: folder) else {
        Terminal.complain("'\(folder)' cannot be read as a folder")
        status = status.worse(.unreadable)
        continue
      }
      for file in files { append(file, from: library, to: &themes) }
    }
    try Terminal.write(format == .json ? json(themes) : text(themes))
    if status != .fine { throw status }
  }

  /// A theme, and its file unless it is built in.
  private struct Entry {
    let theme: Theme
    let path: String?
  }

  private func append(_ file: String, from library: ThemeLibrary, to themes: inout [Entry]) {
    guard let theme = try? library.readFile(file).theme else { return }
    themes.append(Entry(theme: theme, path: file))
  }

  private func text(_ themes: [Entry]) -> String {
    let ids = themes.map(\.theme.id.escapingControls)
    let width = ids.map(\.count).max() ?? 0
    return zip(ids, themes).map { id, entry in
      let about = entry.theme.summary.map { ": \($0.escapingControls)" } ?? ""
      let location = entry.path.map { " (\($0.escapingControls))" } ?? ""
      let name = entry.theme.name.escapingControls
      return "\(id.padded(to: width))  \(name)\(about)\(location)\n"
    }.joined()
  }

  private func json(_ themes: [Entry]) -> String {
    let list = themes.map { entry in
      JSONValue.members([
        "id": .string(entry.theme.id),
        "name": .string(entry.theme.name),
        "summary": entry.theme.summary.map(JSONValue.string) ?? .null,
        "schemes": .array(entry.theme.schemes.map { .string($0.rawValue) }),
        "path": entry.path.map(JSONValue.string) ?? .null,
      ])
    }
    return JSONValue.members(["themes": .array(list)]).text + "\n"
  }
}
