import ArgumentParser
import CommandLineKit
import LiverySystem

/// The options for pictures of a review.
struct ReviewPictureOptions: ParsableArguments {
  @Flag(help: "With '--output': paint nothing.") var noPictures = false
  @Option(
    help: ArgumentHelp(
      """
      Where the folder of '--output' will be published: the comment shows its pictures from there, \
      instead of from the folder.
      """, valueName: "url"))
  var picturesAt: String?

  /// The address with a slash at its end, or nothing.
  var address: String { picturesAt.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? "" }

  func validate() throws {
    guard let picturesAt else { return }
    // Whether no character ends an address in Markdown.
    let isPlain =
      picturesAt.utf8.allSatisfy { (0x21..<0x7f).contains($0) }
      && !picturesAt.contains { "()<>[]|`\"\\".contains($0) }
    guard isPlain, picturesAt.hasPrefix("https://") || picturesAt.hasPrefix("http://") else {
      throw ValidationError(
        "'\(picturesAt)' is no address; expected one such as https://example.org/review")
    }
  }

  /// Paints the themes that changed or were rewritten, if that is possible.
  func paint(_ review: inout Review, in files: RevisionFiles) throws {
    let indices = review.themes.indices.filter {
      let theme = review.themes[$0]
      return theme.painted != nil && (theme.hasDetails || theme.isRewritten)
    }
    guard !noPictures, !indices.isEmpty else { return }
    guard let program = PreviewProgram.candidates.first else {
      return Terminal.say("there are no pictures, since '\(PreviewProgram.name)' is not installed")
    }
    let painter = ReviewPainter(program: program, scratch: files.scratchFolder)
    let pictures = painter.paint(indices.compactMap { review.themes[$0].painted })
    for (index, pictures) in zip(indices, pictures) { review.themes[index].pictures = pictures }
  }
}
