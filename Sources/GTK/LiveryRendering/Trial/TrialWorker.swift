import CommandLineKit
import Glibc
import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import LiverySystem
import ThemeFormats

/// A process that shows the gallery in a stylesheet as GTK loads it for a user.
package enum TrialWorker {
  /// The most memory that it may use, in bytes, and the processor time for the pages in each look.
  private static let (memory, seconds) = (4 << 30, 20)

  /// How long a frame may take to come, in milliseconds.
  private static let frame = 20_000

  /// GTK waits for something, and paints no frame.
  private struct Stalled: Error {}

  /// Tries the stylesheets that standard input names, and returns the exit status.
  package static func run() -> Int32 {
    Terminal.ignoreClosedPipes()
    Program.limitMemory(to: memory)
    guard let line = readLine(), let setup = TrialSetup(line: line) else {
      return Status.internalFault.rawValue
    }
    do {
      try show(setup).end()
      return 0
    } catch is Stalled {
      say(.failed(reason: "GTK painted nothing for \(frame / 1_000) s"))
      return 0
    } catch {
      say(.unable(reason: "\(error)"))
      return Status.unavailable.rawValue
    }
  }

  private static func show(_ setup: TrialSetup) throws -> PrivateScreen {
    guard let folder = Resources.folder("ui") else { throw PicturesError(Resources.noPages) }
    let screen = try PrivateScreen.start(in: setup.folder, scale: 1)
    let display = try screen.open()
    Confinement.beginForGTK()
    let stage = try RenderStage(
      Page.allCases, size: nil, folder: folder,
      library: ThemeLibrary(userFolder: nil, release: Toolkit.release), display: display,
      paintsChanges: screen.paintsChanges)
    say(.started(RenderEnvironment(of: stage, on: screen)))
    let window = window()
    for file in setup.files {
      let provider = CSSProvider()
      for (isDark, look) in [(false, "the light style"), (true, "the dark style")] {
        say(.begun(look))
        Program.limitProcessor(toSeconds: seconds)
        if !isDark {
          provider.load(file: file)
          display.add(provider, priority: .user)
        }
        stage.paintOnce(dark: isDark)
        guard paint(window) || !screen.paintsChanges else { throw Stalled() }
        display.synchronize()
      }
      display.remove(provider)
      say(.passed)
    }
    return screen
  }

  /// Whether a window paints a frame in time.
  private static func paint(_ window: Window) -> Bool {
    var isPainted = false
    window.onEachFrame { false }
    window.afterPaint { isPainted = true }
    return MainLoop.run(until: { isPainted }, milliseconds: frame)
  }

  /// A window that grows with what is in it, which the stage's does not.
  private static func window() -> Window {
    let application = Application(id: "dev.livery.Trial", isUnique: false)
    application.register()
    let window = Window(application: application)
    let content = Box(.vertical)
    content.append(Button(label: "Button"))
    content.append(Label("Label"))
    window.setContent(content)
    window.present()
    return window
  }

  private static func say(_ message: TrialMessage) {
    try? Terminal.write(message.line + "\n")
  }
}
