import LiverySystem
package import ThemeCSS
import ThemeFormats
package import ThemeModel
import ThemeProject

extension SinceOption {
  /// Reads a theme as it was at the revision.
  ///
  /// - Parameters:
  ///   - argument: Its present file.
  ///   - input: The format to read it in.
  ///   - target: The GTK for which it is made.
  /// - Returns: The theme; `nil` if no revision is named.
  /// - Throws: A status if there was no such theme; the error is printed.
  package func theme(
    _ argument: String, _ input: InputOptions, on target: Target
  ) throws -> Theme? {
    guard let files = try files(around: [argument]) else { return nil }
    guard let file = EarlierFile(of: argument, in: files) else {
      Terminal.printError(
        "'\(argument)' was not there at '\(files.revision)' (\(files.shortCommit))")
      throw Status.unreadable
    }
    let library = InputOptions.library(on: target)
    guard let theme = (try? library.read(file.path, as: input.from))?.theme else {
      Terminal.printError(
        "'\(argument)' was no theme at '\(files.revision)' (\(files.shortCommit)); "
          + "'check' reports what is wrong with it today")
      throw Status.unreadable
    }
    return theme
  }
}
