import CommandLineKit
import Glibc
import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import LiverySystem
import ThemeFormats

/// A process that shows the gallery in a stylesheet as GTK loads it for a user, and a window with a
/// popover, a menu, a tooltip and a dialog.
package enum CrashTestWorker {
  /// The largest memory that it may use, in bytes, and the processor time for the pages in each
  /// appearance.
  private static let (memory, seconds) = (4 << 30, 20)

  /// How long a frame may take, in milliseconds.
  private static let frame = 20_000

  /// How much memory a stylesheet may need, in MiB; stock Adwaita needs a few.
  private static let growth = 1_024

  /// The reason why a stylesheet fails without crashing GTK: it paints no frame, or needs too much
  /// memory.
  private struct Failure: Error {
    let reason: String
  }

  private static var stalled: Failure {
    Failure(reason: "GTK painted nothing for \(frame / 1_000) s")
  }

  /// Tries the stylesheets that standard input names, and returns the exit status.
  package static func run() -> Int32 {
    Terminal.ignoreClosedPipes()
    Program.limitMemory(to: memory)
    guard let line = readLine(), let setup = CrashTestSetup(line: line) else {
      return Status.internalFault.rawValue
    }
    do {
      try show(setup).end()
      return 0
    } catch let failure as Failure {
      say(.failed(reason: failure.reason))
      return 0
    } catch {
      say(.unable(reason: "\(error)"))
      return Status.unavailable.rawValue
    }
  }

  private static func show(_ setup: CrashTestSetup) throws -> PrivateScreen {
    guard let folder = Resources.folder("gallery") else { throw PicturesError(Resources.noPages) }
    let screen = try PrivateScreen.start(in: setup.folder, scale: 1)
    let display = try screen.open()
    Confinement.beginForGTK()
    let stage = try RenderStage(
      Page.allCases, size: nil, folder: folder,
      library: ThemeLibrary(userFolder: nil, release: Toolkit.release), display: display,
      paintsChanges: screen.paintsChanges)
    say(.started(RenderEnvironment(of: stage, on: screen)))
    // Broadway shows no popovers while no client is connected.
    let window = screen.paintsChanges ? CrashTestWindow(on: display, patience: frame) : nil
    guard window != nil || !screen.paintsChanges else { throw stalled }
    for file in setup.files {
      let provider = CSSProvider()
      for (isDark, style) in [(false, "the light style"), (true, "the dark style")] {
        say(.begun(style))
        Program.limitProcessor(toSeconds: seconds)
        MemoryPeak.restart()
        let memory = MemoryPeak.megabytes
        if !isDark {
          provider.load(file: file)
          display.add(provider, priority: .user)
        }
        stage.paintOnce(dark: isDark)
        guard window?.paint() ?? true else { throw stalled }
        let needed = MemoryPeak.megabytes - memory
        guard needed <= growth else { throw Failure(reason: "GTK needed \(needed) MB more") }
      }
      display.remove(provider)
      say(.passed)
    }
    return screen
  }

  private static func say(_ message: CrashTestMessage) {
    try? Terminal.write(message.line + "\n")
  }
}
