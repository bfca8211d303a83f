import Adwaita
import Foundation
import Glibc

/// Paints widgets with a declaration, in a process that may crash.
enum Trial {
  /// How the process ended.
  enum Outcome {
    /// It painted; the processor time in seconds.
    case painted(Double)
    /// It ended before; the cause, such as `SIGSEGV`.
    case crashed(String)

    /// Why the declaration is dangerous, if it is; most take a third of a second.
    var cause: String? {
      switch self {
      case .painted(let seconds): seconds < 2 ? nil : "\(Int(seconds.rounded())) s"
      case .crashed(let cause): cause
      }
    }
  }

  /// The limits of a child: processor time in seconds, and memory in bytes.
  private static let seconds: UInt = 4
  private static let memory: UInt = 4 << 30

  /// Tries a declaration in a child process, which runs this program.
  static func run(_ declaration: String) throws -> Outcome {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    child.arguments = ["--try", declaration]
    let output = Pipe()
    child.standardOutput = output
    child.standardError = FileHandle.nullDevice
    try child.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    child.waitUntilExit()
    if child.terminationReason == .uncaughtSignal {
      return .crashed(name(ofSignal: child.terminationStatus))
    }
    guard child.terminationStatus == 0, let time = Double(text.trimmingCharacters(in: .newlines))
    else {
      return .crashed(child.terminationStatus == 75 ? "not painted" : "X error")
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

  /// Paints the widgets with a declaration in this process, prints the seconds of processor time and
  /// exits.
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
    // A second frame, after the screen has handled the first.
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
