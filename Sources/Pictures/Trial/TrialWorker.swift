import Adwaita
import Console
import Gallery
import Glibc
import LiveryGTK
import System
import ThemeFormats

/// A process that shows the gallery in a stylesheet as GTK loads it for a user.
package enum TrialWorker {
  /// The most memory that it may use, in bytes, and the processor time for the pages in each look.
  private static let (memory, seconds) = (4 << 30, 20)

  /// How long a frame may take to come, in milliseconds.
  private static let frame = 20_000

  /// GTK waits for something, and paints no frame.
  private struct Stalled: Error {}

  /// Tries the stylesheet that standard input names, and returns the exit status.
  package static func run() -> Int32 {
    Terminal.ignoreClosedPipes()
    Program.limitMemory(to: memory)
    guard let line = readLine(), let setup = TrialSetup(line: line) else {
      return Status.internalFault.rawValue
    }
    do {
      let screen = try show(setup)
      say(.passed)
      screen.end()
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
    let window = window()
    let provider = CSSProvider()
    for (isDark, look) in [(false, "the light style"), (true, "the dark style")] {
      say(.begun(look))
      Program.limitProcessor(toSeconds: seconds)
      if !isDark {
        provider.load(file: setup.file)
        display.add(provider, priority: .user)
      }
      stage.paintOnce(dark: isDark)
      var isPainted = false
      window.onEachFrame { false }
      window.afterPaint { isPainted = true }
      let painted = MainLoop.run(until: { isPainted }, milliseconds: frame)
      guard painted || !screen.paintsChanges else { throw Stalled() }
      display.synchronize()
    }
    return screen
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
