import Glibc
import LiveryAdwaita
import LiverySystem

/// The widgets that stylesheets are tried on, in a process that may crash.
final class TrialStage {
  private let screen: Helper
  private let provider = CSSProvider()
  private let window: Window
  private let widgets: Widget

  /// Tries the stylesheets in the lines of standard input; writes the processor time in seconds and
  /// the growth in MiB for each.
  static func run() -> Never {
    guard let stage = TrialStage() else { exit(69) }
    stage.say(TrialProcess.ready)
    while let line = readLine(), let sheet = TrialMessage.sheet(of: line) {
      stage.try(sheet)
    }
    stage.screen.terminate()
    stage.screen.wait()
    exit(0)
  }

  private init?() {
    let words = [
      "Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp", "-noreset",
    ]
    guard let screen = Helper(words, log: "/dev/null") else { return nil }
    self.screen = screen
    var number: String?
    for _ in 0..<100 where number == nil && !screen.isSilent {
      Helper.wait(for: [screen], milliseconds: 100)
      number = screen.nextLine()
    }
    guard let number else { return nil }
    Environment.set("DISPLAY", to: ":\(number)")
    Program.limitMemory(to: TrialLimits.memory)
    guard Toolkit.start(loadingDriver: GraphicsDriver.isUseful), let display = Display.standard,
      let widgets = try? Builder(text: PackageResources.widgets_ui, file: "widgets.ui")
        .widget("widgets")
    else { return nil }
    self.widgets = widgets
    Toolkit.enablesAnimations = true
    display.add(provider, priority: .user)
    let application = Application(id: "dev.livery.Killers", isUnique: false)
    application.register()
    window = Window(application: application)
    window.setContent(widgets)
    window.present()
    paintFrame()
    paintFrame()
  }

  private func `try`(_ sheet: String) {
    Program.limitProcessor(toSeconds: TrialLimits.seconds)
    let start = TrialStage.processorSeconds
    let memory = TrialStage.peakMemory
    provider.load(sheet)
    paintFrame()
    // A second frame, after the screen has handled the first.
    paintFrame()
    _ = widgets.texture()
    let seconds = TrialStage.processorSeconds - start
    let growth = max(0, TrialStage.peakMemory - memory)
    provider.load("")
    paintFrame()
    say("\(seconds) \(growth)")
  }

  private func paintFrame() {
    var isPainted = false
    window.onEachFrame { false }
    window.afterPaint { isPainted = true }
    guard MainLoop.run(until: { isPainted }, milliseconds: TrialLimits.wait * 1_000) else {
      exit(75)
    }
  }

  private func say(_ line: String) {
    _ = Descriptor.write(Array((line + "\n").utf8), to: STDOUT_FILENO)
  }

  private static var processorSeconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  /// The most memory that this process has ever had, in MiB.
  private static var peakMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1024
  }
}
