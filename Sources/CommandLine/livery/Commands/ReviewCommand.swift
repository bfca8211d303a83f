import ArgumentParser
import CommandLineKit
import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeProject
import ThemeSource

/// `livery review --since main` prints how a change affects themes, and exits with 1 if one got
/// worse.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Prints what a change does to themes, for a pull request.",
    discussion: """
      The themes are compared with what they were where the work left a revision of git: what \
      differs in color and rules, how contrast changed, and which findings are new or gone. Without \
      '--since' that is the first of origin/HEAD, main and master that there is. With '--output' \
      and where livery-preview is installed, the themes are painted before and after, and there are \
      pictures of the specimens that differ. Nothing is written but into that folder.
      """)

  /// How a review is printed.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, html, json
  }

  @Argument(help: "Files and folders; the working folder without any.", completion: .theme)
  var files: [String] = []
  @OptionGroup var since: SinceOption
  @Option(help: "How to print: \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = Format.text
  @Option(
    name: .shortAndLong,
    help:
      "Also write pictures of what is painted in another way, \(ReviewFolder.names) into this folder.",
    completion: .directory)
  var output: String?
  @OptionGroup var readers: ReadersOption
  @OptionGroup var input: InputOptions
  @OptionGroup var project: ProjectOption
  @OptionGroup var pictures: ReviewPictureOptions
  @OptionGroup var overwriting: OverwriteOption

  func run() throws {
    let arguments = files.isEmpty ? ["."] : files
    let files = try since.anyFiles(around: arguments)
    defer { withExtendedLifetime(files) {} }
    let reader = ReviewReader(
      files: files,
      library: ThemeLibrary.ofUser().inProjects(configuration: project.config),
      configurations: ProjectConfigurations(named: project.config), format: input.from,
      target: readers.target)
    var review = try reader.review(arguments)
    if let output {
      try pictures.paint(&review, in: files)
      review = try ReviewFolder(path: output, address: pictures.address).write(review, overwriting)
    }
    switch format {
    case .text: try Terminal.write(review.text)
    case .markdown:
      try Terminal.write(ReviewMarkdown(review: review, address: pictures.address).text)
    case .json: try Terminal.write(review.value.text + "\n")
    case .html:
      try Terminal.reportingErrors { () throws(FileError) in
        try ReviewPage(review: review, folder: output ?? ".").write(to: "/dev/stdout")
      }
    }
    if review.isWorse { throw Status.findings }
  }
}
