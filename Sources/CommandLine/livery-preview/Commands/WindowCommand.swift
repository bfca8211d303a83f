import ArgumentParser
import LiveryPreview

/// `livery-preview ocean.livery.toml --page controls` opens the window.
struct WindowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "window", abstract: "Opens the window.")

  @OptionGroup var options: PreviewOptions

  func run() throws {
    let request = options.request
    let status = MainActor.assumeIsolated {
      Supervisor(restarts: request.screenshot == nil, showing: request.ui).run { connection in
        PreviewApplication(request, connection: connection).run { words in
          (try? LiveryPreview.parseAsRoot(words) as? WindowCommand)?.options.request
        }
      }
    }
    guard status == 0 else { throw ExitCode(Int32(status)) }
  }
}
