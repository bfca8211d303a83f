import System
package import ThemeCSS
import ThemeMatrix
package import ThemeModel

/// What pictures of an app are to be taken.
package nonisolated struct SheetRequest: Sendable {
  /// The themes, each with the looks to show.
  let looks: [TriedTheme]

  /// The app's command line.
  let words: [String]

  /// The folder for the pictures.
  let output: String

  /// How long the app may take to show a window, in s.
  package var timeout = 30

  /// What is done with the app after its first window is there.
  package var script = Script.none

  /// Whether each look is shown twice, to tell what differs by itself.
  package var isTwice = false

  /// Asks for pictures.
  ///
  /// - Parameters:
  ///   - looks: The themes, each in its appearances, and what the desktop asks for beside them.
  ///   - target: The GTK 4 that the app runs on.
  ///   - words: The app's command line.
  ///   - output: The folder for the pictures.
  package init(
    _ looks: [(theme: Theme, looks: [AppLook])], target: Target, app words: [String],
    output: String
  ) {
    self.looks = looks.flatMap { theme, looks in
      looks.map { TriedTheme(theme: theme, look: $0, target: target) }
    }
    (self.words, self.output) = (words, output)
  }

  /// The file of a picture, in the folder of all.
  ///
  /// - Parameters:
  ///   - look: The theme and its look.
  ///   - name: What a script calls the picture; `nil` for the first window.
  /// - Returns: Its path from there.
  func file(of look: TriedTheme, _ name: String?) -> String {
    let app = RegularFile.name(of: words[0])
    return "\(look.theme.id)/\(look.cell.name)/\(app)\(name.map { "-\($0)" } ?? "").png"
  }
}
