import GTKKnowledge
import LiverySystem
import ThemeCSS
import ThemeModel
import ThemeSource

/// The information that a reader needs besides the text of a file.
struct ReadingContext {
  /// The theme's ID from its file's name.
  let id: String

  /// The release that provides the colors that the theme does not set, and by whose rules CSS is
  /// read.
  let release: GTKRelease

  /// The releases that have to survive the theme's CSS.
  let survivors: Target

  /// The components that an app registers.
  let components: ComponentRegistry

  /// The absolute path by which the file was requested; `nil` for a text without a file.
  let path: String?

  /// The stylesheet for dark beside the file; `nil` if there is none.
  let dark: String?

  /// The file, links followed; `nil` for a text without a file.
  let file: String?

  /// The name of the file in messages; `nil` for a text without one.
  let shownFile: String?

  /// The folder of the file, links followed; `nil` for a text without one.
  let folder: String?

  /// The folder of the user's themes.
  let userFolder: String?

  /// The stylesheet with its imports, if it was read before.
  let stylesheet: StylesheetFiles?

  /// The texts of the files that it uses.
  let texts: FileTexts

  /// Whether colors of schemes stay unchanged, even if they are not readable.
  let isExact: Bool

  /// Whether color names from before libadwaita set the colors of roles.
  let takesOlderNames: Bool

  /// The tokens for roles in the file's project; found only when tokens are read.
  let tokenRoles: @Sendable () -> TokenRoles

  /// Collects every path that is accessed.
  let trail: ReadPaths

  /// The budget for reading the file and all that it uses.
  let budget: ReadingBudget
}
