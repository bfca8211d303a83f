import Glibc
import LiveryAdwaita
import LiveryGTK
import LiveryRendering
import LiverySystem

/// A process that shows stylesheets to GTK, and may die of them.
final class CrashWorker {
  private let folder: PrivateFolder
  private let screen: Helper
  private let provider = CSSProvider()
  private let window: CrashTestWindow

  /// Tries the stylesheets in the lines of standard input; writes the processor time in seconds and
  /// the memory in MiB that each took.
  static func run() -> Never {
    guard let worker = CrashWorker() else { exit(69) }
    worker.print(CrashProcess.ready)
    while let line = readLine(), let sheet = SheetLine.sheet(of: line) {
      worker.try(sheet)
    }
    worker.screen.terminate()
    worker.screen.wait()
    worker.folder.remove()
    exit(0)
  }

  private init?() {
    // Where the pointer is at the start, in the middle, the window is: it has a tooltip.
    let size = WindowSize(width: 800, height: 600)
    guard let folder = PrivateFolder(),
      let (screen, name, authority) = try? PrivateScreen.startXvfb(in: folder.path, size: size)
    else { return nil }
    (self.folder, self.screen) = (folder, screen)
    Environment.set("DISPLAY", to: name)
    Environment.set("XAUTHORITY", to: authority.path)
    Program.limitMemory(to: Outcome.addressLimit)
    guard Toolkit.start(loadingDriver: GraphicsDriver.isUseful), let display = Display.standard
    else { return nil }
    Toolkit.enablesAnimations = true
    display.add(provider, priority: .user)
    guard let window = CrashTestWindow(on: display, patience: Outcome.patience * 1_000) else {
      return nil
    }
    self.window = window
    // What is made once, such as a font of each size, is not the first stylesheet's.
    guard window.paint(), window.restart() else { return nil }
  }

  private func `try`(_ sheet: String) {
    Program.limitProcessor(toSeconds: Outcome.processorLimit)
    let start = CrashWorker.processorSeconds
    MemoryPeak.restart()
    let memory = MemoryPeak.megabytes
    provider.load(sheet)
    guard window.paint() else { exit(75) }
    let seconds = CrashWorker.processorSeconds - start
    let growth = max(0, MemoryPeak.megabytes - memory)
    provider.load("")
    guard window.restart() else { exit(75) }
    print("\(seconds) \(growth)")
  }

  private func print(_ line: String) {
    _ = Descriptor.write(Array((line + "\n").utf8), to: STDOUT_FILENO)
  }

  private static var processorSeconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}
