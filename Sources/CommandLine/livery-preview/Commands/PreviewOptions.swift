import ArgumentParser
import CommandLineKit
package import LiveryGTK
package import LiveryGallery
package import LiveryPreview

/// The command-line options of the window.
struct PreviewOptions: ParsableArguments {
  @Argument(help: "Theme files, or ids of themes, to show.", completion: .theme)
  var files: [String] = []

  @Option(help: ArgumentHelp("The theme to start with.", valueName: "id"), completion: .theme)
  var theme: String?

  @Option(help: "The page to start with.")
  var page: Page?

  @Option(
    help: ArgumentHelp(
      "The appearance to start with: system, light or dark, and other traits joined by '+'.",
      valueName: "traits"), completion: .appearance)
  var appearance: AppearanceRequest?

  @OptionGroup var release: ReleaseOption

  @Option(
    help: ArgumentHelp("A UI file of GtkBuilder's to show as a page.", valueName: "file"),
    completion: .file(extensions: ["ui"]))
  var ui: String?

  @Option(help: ArgumentHelp("The size of the window in px.", valueName: "WxH"))
  var size: WindowSize?

  @Option(
    help: ArgumentHelp(
      "Write a picture of the window to a PNG file, and end.", valueName: "file"),
    completion: .file(extensions: ["png"]))
  var screenshot: String?

  @Option(
    help: ArgumentHelp(
      "How many pixels of the picture make one of the window, 1 to 4.", valueName: "n"))
  var scale = 1

  func validate() throws {
    guard (1...4).contains(scale) else {
      throw ValidationError("The scale is a whole number from 1 to 4.")
    }
    // Themes may declare traits, but the built-in ones do not.
    if let unusual = appearance?.unusual, files.isEmpty, theme == nil {
      throw ValidationError("No theme that is built in knows a trait '\(unusual)'.")
    }
  }

  var request: PreviewRequest {
    var request = PreviewRequest(files: files, theme: theme, page: page, appearance: appearance)
    (request.size, request.ui, request.target) = (size, ui, release.target)
    request.screenshot = screenshot.map { .init(path: $0, scale: scale) }
    return request
  }
}

extension Page: ExpressibleByArgument {}

extension AppearanceRequest: ExpressibleByArgument {
  package init?(argument: String) {
    self.init(text: argument)
  }
}

extension WindowSize: ExpressibleByArgument {
  package init?(argument: String) {
    self.init(text: argument)
  }
}
