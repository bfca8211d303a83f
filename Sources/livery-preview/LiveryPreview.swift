import Adwaita
import ArgumentParser
import LiveryPreview

/// `livery-preview ocean.livery.toml --page controls` opens the window.
@main struct LiveryPreview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "livery-preview",
    abstract: "Shows themes on real widgets, and follows their files.")

  @OptionGroup var options: PreviewOptions

  func run() throws {
    let request = options.request
    let status = MainActor.assumeIsolated {
      PreviewApplication(request).run { words in
        try? PreviewOptions.parse(words).request
      }
    }
    guard status == 0 else { throw ExitCode(Int32(status)) }
  }
}
