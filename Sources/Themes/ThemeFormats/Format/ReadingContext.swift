import GTKKnowledge
import LiverySystem
import ThemeCSS
import ThemeModel
import ThemeSource

/// What a reader has to know beside the text of a file.
struct ReadingContext {
  /// The theme's ID, which its file's name gives.
  let id: String

  /// The release whose colors the theme stands on, and by whose rules CSS is read.
  let release: GTKRelease

  /// The releases that have to survive the theme's CSS.
  let survivors: Target

  /// The components that an app registers.
  let components: ComponentRegistry

  /// The absolute path that the file was asked for by; `nil` for a text without a file.
  let path: String?

  /// The stylesheet that holds in dark beside the file; `nil` if there is none.
  let dark: String?

  /// The file, links followed; `nil` for a text without a file.
  let file: String?

  /// What messages call the file; `nil` for a text without one.
  let shownFile: String?

  /// The folder of the file, links followed; `nil` for a text without one.
  let folder: String?

  /// The folder in which the user keeps themes.
  let userFolder: String?

  /// The stylesheet with what it imports, where it was read before.
  let stylesheet: StylesheetFiles?

  /// The texts of the files that it leads to.
  let texts: FileTexts

  /// Whether colors of schemes stay as they are, even where they cannot be read.
  let isExact: Bool

  /// Whether names of colors from before libadwaita say what roles are painted in.
  let takesOlderNames: Bool

  /// The tokens that paint roles of the file's project; looked for only where tokens are read.
  let tokenRoles: @Sendable () -> TokenRoles

  /// Where every path that is looked at is noted.
  let trail: ReadPaths

  /// What reading the file and all that it leads to may cost.
  let budget: ReadingBudget
}
