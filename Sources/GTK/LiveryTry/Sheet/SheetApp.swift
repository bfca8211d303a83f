package import ThemeProject

/// An app that pictures are taken of.
package nonisolated struct SheetApp: Sendable {
  /// What its pictures are called.
  let name: String

  /// Its command line.
  let words: [String]

  /// What is done with it after its first window is there.
  let script: Script

  /// An app that is declared, with the script that leads it on.
  package init(_ declared: DeclaredApp, script: Script?) {
    (name, words, self.script) = (declared.name, declared.command, script ?? .none)
  }

  /// The name of a picture's file, by what a script calls the picture; `nil` for the first window.
  func name(of picture: String?) -> String { name + (picture.map { "-\($0)" } ?? "") }

  package var pictureNames: [String] {
    [name(of: nil)]
      + script.steps.compactMap { _, step in
        guard case .picture(let picture) = step else { return nil }
        return name(of: picture)
      }
  }
}
