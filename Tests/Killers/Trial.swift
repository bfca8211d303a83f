import Adwaita
import Foundation
import Glibc

/// A declaration put on widgets that are painted, in a process that may die of it.
enum Trial {
  /// What became of the process.
  enum Outcome {
    /// It painted, in some seconds of its own time.
    case painted(Double)
    /// It ended before, in words such as `SIGSEGV`.
    case died(String)

    /// What is to be said against the declaration; most take a third of a second.
    var cause: String? {
      switch self {
      case .painted(let seconds): seconds < 2 ? nil : "\(Int(seconds.rounded())) s"
      case .died(let cause): cause
      }
    }
  }

  /// The most time of the processor, in seconds, and of memory, in bytes, that a child may take.
  private static let seconds: UInt = 4
  private static let memory: UInt = 4 << 30

  /// Tries a declaration in a child that runs this program.
  static func run(_ declaration: String) throws -> Outcome {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    child.arguments = ["--try", declaration]
    let output = Pipe()
    child.standardOutput = output
    child.standardError = FileHandle.nullDevice
    try child.run()
    let said = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    child.waitUntilExit()
    if child.terminationReason == .uncaughtSignal {
      return .died(name(ofSignal: child.terminationStatus))
    }
    guard child.terminationStatus == 0, let time = Double(said.trimmingCharacters(in: .newlines))
    else {
      return .died(child.terminationStatus == 75 ? "not painted" : "X error")
    }
    return .painted(time)
  }

  private static func name(ofSignal signal: Int32) -> String {
    switch signal {
    case SIGSEGV: "SIGSEGV"
    case SIGABRT: "SIGABRT"
    case SIGTRAP: "SIGTRAP"
    case SIGXCPU, SIGKILL: "over \(seconds) s"
    default: "signal \(signal)"
    }
  }

  /// Paints the widgets under a declaration in this process, prints the seconds that it took and
  /// ends.
  @MainActor static func paint(_ declaration: String) throws -> Never {
    limit(RLIMIT_CPU, to: seconds)
    limit(RLIMIT_AS, to: memory)
    limit(RLIMIT_CORE, to: 0)
    guard Toolkit.start(), let display = Display.standard else { exit(69) }
    Toolkit.enablesAnimations = true
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "widgets.ui")
    guard let widgets = try Builder(file: file.path).widget("widgets") else { exit(70) }
    let provider = CSSProvider()
    provider.load("* { \(declaration); }")
    display.add(provider, priority: .user)
    let application = Application(id: "dev.livery.Killers", isUnique: false)
    application.register()
    let window = Window(application: application)
    window.setContent(widgets)
    var isPainted = false
    window.present()
    window.afterPaint { isPainted = true }
    guard MainLoop.run(until: { isPainted }, milliseconds: 120_000) else { exit(75) }
    // A second frame, with the screen's answer to the first.
    isPainted = false
    window.onEachFrame { false }
    window.afterPaint { isPainted = true }
    _ = MainLoop.run(until: { isPainted }, milliseconds: 1_000)
    _ = widgets.texture()
    print(Double(clock()) / Double(CLOCKS_PER_SEC))
    exit(0)
  }

  private static func limit(_ resource: __rlimit_resource, to value: UInt) {
    var limit = rlimit(rlim_cur: value, rlim_max: value)
    setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  }
}
