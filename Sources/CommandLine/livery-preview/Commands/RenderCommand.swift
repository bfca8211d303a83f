import ArgumentParser
import CommandLineKit
import LiveryAudit
import LiveryGTK
import LiveryGallery
import LiveryRendering

/// `livery-preview render ocean -o pictures` paints the gallery's pages.
struct RenderCommand: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Paints the gallery's pages, or an app's UI files, in themes, as PNG files.",
    discussion: """
      A picture is 'THEME/APPEARANCE/PAGE.png' in the folder, where the name of the appearance is \
      followed by an accent, a size of text and a direction that are not usual; 'report.json' tells \
      what there is and \
      what it depends on. No display is needed: a private one is started where Xvfb or \
      gtk4-broadwayd is installed. The same input gives the same bytes on the same machine.
      """)

  @OptionGroup var painting: PaintingOptions

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder for the pictures.", valueName: "folder"),
    completion: .directory)
  var output: String

  @Option(help: "The one page to paint.")
  var page: Page?

  @OptionGroup var own: AppUIOptions

  @OptionGroup var release: ReleaseOption

  @Option(
    help: ArgumentHelp(
      "The one specimen to paint, with a little of what is around it.", valueName: "id"))
  var only: String?

  @Option(
    help: ArgumentHelp(
      "The size of a page in px; 1120 wide and as tall as its content if left out.",
      valueName: "WxH"))
  var size: WindowSize?

  @Option(
    help: ArgumentHelp(
      "How many pixels of a picture make one of the page, 1 to 4.", valueName: "n"))
  var scale = 1

  @Flag(help: "Write 'index.html' too: all pictures at a glance, with contrast and findings.")
  var contactSheet = false

  @OptionGroup var since: SinceOption

  @OptionGroup var strict: StrictOption

  @OptionGroup var input: InputOptions

  @OptionGroup var color: ColorOption

  func validate() throws {
    guard only == nil || own.uiFiles.isEmpty else {
      throw ValidationError("'--only' names a specimen of the gallery, and so goes without '--ui'")
    }
    guard (1...4).contains(scale) else {
      throw ValidationError("the scale is a whole number from 1 to 4")
    }
    if let picture = size?.scaled(by: scale), picture.pixels > WindowSize.mostPixels {
      throw ValidationError(
        "a picture of \(picture) px is too large: \(WindowSize.mostPixels) pixels are the most")
    }
  }

  func run() throws {
    let themes = try painting.changed(since, as: input.from)
    guard !themes.isEmpty || painting.themes.isEmpty else { return }
    var request = RenderRequest(try painting.wanted(of: themes), output: output)
    (request.app, request.specimen) = (own.app, only)
    if page != nil || !own.uiFiles.isEmpty { request.pages = page.map { [$0] } ?? [] }
    (request.size, request.scale, request.hasContactSheet) = (size, scale, contactSheet)
    request.isStrict = strict.isStrict
    (request.format, request.timeout, request.target) = (
      input.from, painting.timeout, release.target
    )
    let asked = request
    let status = MainActor.assumeIsolated {
      RenderRun(asked, worker: ["/proc/self/exe", RenderWorkerCommand.name]).run()
    }
    if status != .fine { throw status }
  }
}

/// The hidden command that `render` starts for each processor.
struct RenderWorkerCommand: ParsableCommand {
  static let name = "render-worker"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Paints what standard input says.", shouldDisplay: false)

  func run() throws {
    let status = MainActor.assumeIsolated { RenderWorker.run(auditor: Auditor.init) }
    if status != 0 { throw ExitCode(status) }
  }
}
