import ArgumentParser
import CommandLineKit
import ThemeFormats
import ThemeModel
import ThemeProject
import ThemeSource

/// `livery list` prints the built-in themes, the user's, and those in folders.
struct ListThemes: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the themes: built in, in the user's folder, and in folders named.")

  @Argument(help: "Folders to look in as well.", completion: .directory) var folders: [String] = []
  @Option(help: "How to print: text or json.") var format = TableFormat.text

  func run() throws {
    let library = ThemeLibrary.ofUser()
    var entries = ThemeLibrary.builtInIDs.compactMap { id in
      library.builtIn(id)?.theme.map { Entry($0, path: nil) }
    }
    var status = Status.fine
    let append = { (file: String) in
      guard let theme = try? library.readFile(file).theme else { return }
      entries.append(Entry(theme, path: file))
    }
    library.installedFiles.forEach(append)
    for folder in folders {
      if ThemeFolder(folder) != nil {
        append(folder)
        continue
      }
      guard let files = ThemeLibrary.files(in: folder) else {
        Terminal.printError("'\(folder)' cannot be read as a folder")
        status = status.worse(.unreadable)
        continue
      }
      let parts = ThemeParts(of: files, in: library)
      files.filter { parts.whole(of: $0) == nil }.forEach(append)
    }
    switch format {
    case .text: try print(entries)
    case .json:
      let list = JSONValue.members(["themes": .array(entries.map(\.json))])
      try Terminal.write(list.text + "\n")
    }
    if status != .fine { throw status }
  }

  /// The printed data of a theme; thousands of whole themes would fill the memory.
  private struct Entry {
    let id, name: String
    let summary: String?
    let schemes: [Appearance.Scheme]

    /// The theme's file; `nil` for a built-in theme.
    let path: String?

    init(_ theme: Theme, path: String?) {
      (id, name, summary) = (theme.id, theme.name, theme.summary)
      (schemes, self.path) = (theme.schemes, path)
    }

    var json: JSONValue {
      [
        "id": .string(id),
        "name": .string(name),
        "summary": JSONValue(summary),
        "schemes": .array(schemes.map { .string($0.rawValue) }),
        "path": JSONValue(path),
      ]
    }
  }

  private func print(_ entries: [Entry]) throws {
    let width = entries.map(\.id.escapingControls.count).max() ?? 0
    for entry in entries {
      let about = entry.summary.map { ": \($0.escapingControls)" } ?? ""
      let location = entry.path.map { " (\($0.escapingControls))" } ?? ""
      let id = entry.id.escapingControls.padded(to: width)
      try Terminal.write("\(id)  \(entry.name.escapingControls)\(about)\(location)\n")
    }
  }
}
