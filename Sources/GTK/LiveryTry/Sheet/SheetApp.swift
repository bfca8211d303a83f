package import ThemeProject

/// An app of which pictures are taken.
package nonisolated struct SheetApp: Sendable {
  /// The beginning of its pictures' names.
  let name: String

  /// Its command line.
  let words: [String]

  /// The script that runs after its first window has appeared.
  let script: Script

  /// A declared app, with the script to run.
  package init(_ declared: DeclaredApp, script: Script?) {
    (name, words, self.script) = (declared.name, declared.command, script ?? .none)
  }

  /// The name of a picture's file, given its name in the script; `nil` for the first window.
  func name(of picture: String?) -> String { name + (picture.map { "-\($0)" } ?? "") }

  package var pictureNames: [String] {
    [name(of: nil)]
      + script.steps.compactMap { _, step in
        guard case .picture(let picture) = step else { return nil }
        return name(of: picture)
      }
  }
}
