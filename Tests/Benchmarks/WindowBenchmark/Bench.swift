import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import LiveryPreview
import LiverySystem
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

/// Times the loop of the window on this screen, and measures whether its memory grows.
///
/// Animations are off. The processor's time leaves out the wait for the next frame, and is the same
/// on a busy machine.
@MainActor final class Bench {
  private static let themes = ["ocean", "pumpkin"]

  private let request: WindowBenchmark
  private let folder: String
  private let application = Application(id: "dev.livery.Livery.Bench", isUnique: false)
  private let library = ThemeLibrary(userFolder: nil, release: Toolkit.release)

  /// Prepares a run that may write into a folder.
  init(_ request: WindowBenchmark, folder: String) {
    (self.request, self.folder) = (request, folder)
  }

  /// Measures, and returns the result as JSON; `nil` where there is no screen.
  func run() throws -> String? {
    let loadsDriver = GraphicsDriver.isUseful
    // The program in C paints with what this one paints with.
    if !loadsDriver { Environment.set("GSK_RENDERER", to: "cairo") }
    guard Toolkit.start(loadingDriver: loadsDriver), let display = Display.standard
    else { return nil }
    MainLoop.attachMainQueue()
    Toolkit.enablesAnimations = false
    application.register()
    Resources.prepare(display)
    var members: [JSONValue.Member] = [
      .init("gtk", .string(Toolkit.version)), .init("rounds", .integer(request.rounds)),
    ]
    if request.rounds > 0 {
      members.append(.init("press", try press(display)))
    }
    if request.saves > 0 { members.append(.init("frame", try frame(display))) }
    if request.switches + request.reloads + request.comparisons > 0 {
      members.append(.init("growth", try growth(display)))
    }
    return JSONValue.object(members).text + "\n"
  }

  /// From the press on a segment to the end of the frame: in a window of the page's file, as an app
  /// has it, in turn with the C program; with what the page's code does; then in the whole window.
  ///
  /// Press by press, since what else the machine does and how fast it runs changes within seconds.
  private func press(_ display: Display) throws -> JSONValue {
    let bare = try request.against.map { try bareWindow($0).pressed() }
    let file = try PageWindow(request.page, display, library, application, .file)
    let (own, others) = try presses(file.live, against: bare)
    file.close()
    let page = try PageWindow(request.page, display, library, application, .page)
    let withCode = try presses(page.live).own
    page.close()
    let whole = shownWindow(display)
    let window = try presses(whole.live).own
    whole.close()
    var members: [JSONValue.Member] = [
      .init("file", Times(own).json), .init("page", Times(withCode).json),
      .init("window", Times(window).json),
    ]
    if bare != nil {
      members.append(.init("bare", Times(others).json))
      let ratios = zip(own, others).map { $0.processor / $1.processor }
      members.append(.init("ratio", .number(Times.middle(ratios))))
    }
    return .object(members)
  }

  private func bareWindow(_ program: String) throws -> BareWindow {
    var files = [Resources.folder("gallery").map { "\($0)/\(request.page.file)" } ?? ""]
    let session = ThemeSession(library: library)
    // With the rules that the page shows in this program.
    session.showsSamples = true
    session.show(in: Toolkit.release) { _ in }
    for id in Self.themes {
      session.select(id)
      session.flush()
      let loadedTheme = session.loadedTheme
      let path = "\(folder)/\(id).css"
      try AtomicFile.write(
        Array((loadedTheme.colors + loadedTheme.rules).utf8), to: path, isDurable: false)
      files.append(path)
    }
    return BareWindow(program: program, files: files)
  }

  /// The first rounds, which only warm up.
  private static let warming = 4

  /// Presses on segments in turn, and beside them in the C program where that is given.
  private func presses(
    _ live: LiveryTheme, against bare: BareWindow.Presses? = nil
  ) throws -> (own: [Times.Round], others: [Times.Round]) {
    var others: [Times.Round] = []
    let own = try measure(request.rounds, in: live) {
      select($0, in: live)
    } between: {
      pause(milliseconds: 50)
      if let bare { others.append(try bare.press()) }
    }
    return (own, Array(others.dropFirst(Self.warming)))
  }

  private func select(_ round: Int, in live: LiveryTheme) {
    live.session.select(Self.themes[round % 2])
  }

  /// Makes some changes, and `count` more whose times count, each to the end of its frame.
  private func measure(
    _ count: Int, in live: LiveryTheme, _ change: (Int) throws -> Void,
    between: () throws -> Void
  ) throws -> [Times.Round] {
    var rounds: [Times.Round] = []
    for round in 0..<count + Self.warming {
      let shown = live.reportCount
      let (spent, start) = (Usage.processorMilliseconds, Moment.now)
      try change(round)
      _ = MainLoop.run { live.reportCount > shown }
      rounds.append((Usage.processorMilliseconds - spent, start.elapsedMilliseconds))
      try between()
    }
    return Array(rounds.dropFirst(Self.warming))
  }

  /// From a press on a segment, and from before a file is written, to the end of the frame, in the
  /// whole window at rest.
  private func frame(_ display: Display) throws -> JSONValue {
    let preview = shownWindow(display)
    let live = preview.live
    let presses = try measure(request.saves, in: live) {
      select($0, in: live)
    } between: {
      rest()
    }
    let path = "\(folder)/saved.livery.toml"
    try writeTheme(0, to: path)
    live.open([path])
    rest()
    let saves = try measure(request.saves, in: live) {
      try writeTheme($0 + 1, to: path)
    } between: {
      rest()
    }
    preview.close()
    return .members(["press": Times(presses).json, "save": Times(saves).json])
  }

  /// The whole window, on the page.
  private func shownWindow(_ display: Display) -> PreviewWindow {
    let preview = PreviewWindow(application: application, display: display, library: library)
    preview.window.setDefaultSize(width: 1120, height: 760)
    preview.show(request.page)
    preview.window.present()
    _ = MainLoop.run { preview.window.isMapped }
    rest()
    return preview
  }

  /// Lets the window show all that follows from a change, such as the problems: what changes
  /// meanwhile waits for the end of a frame.
  private func rest() { pause(milliseconds: 500) }

  private func pause(milliseconds: Int) {
    _ = MainLoop.run(until: { false }, milliseconds: milliseconds)
  }

  private func writeTheme(_ round: Int, to path: String) throws {
    let color = String(0x204060 + round * 7 % 256, radix: 16)
    let text = "livery = 1\nname = \"Bench\"\n[colors]\nheaderbar-bg = \"#\(color)\"\n"
    try AtomicFile.write(Array(text.utf8), to: path, isDurable: false)
  }
}

extension Bench {
  /// What memory grows by, in bytes, over many rounds of a thing, and what the C program's does.
  private func growth(_ display: Display) throws -> JSONValue {
    let path = "\(folder)/growing.livery.toml"
    try writeTheme(0, to: path)
    let preview = shownWindow(display)
    let comparison = preview.compareSession
    preview.live.open([path])
    rest()
    var round = 0
    let live = preview.live
    var count = 0
    let wait = { _ = MainLoop.run { live.reportCount > count } }
    let switched = grown(request.switches, warming: 100) {
      count = live.reportCount
      preview.live.session.select(Self.themes[round % 2])
      round += 1
      wait()
    }
    preview.live.session.open(path)
    let reloaded = try grown(request.reloads, warming: 50) {
      count = live.reportCount
      round += 1
      try writeTheme(round, to: path)
      wait()
    }
    let compared = grown(request.comparisons, warming: 10) {
      comparison.open()
      let other = comparison.other?.window
      _ = MainLoop.run { other?.isMapped == true }
      other?.close()
      _ = MainLoop.run { other?.isMapped != true }
    }
    comparison.close()
    preview.close()
    var members: [JSONValue.Member] = [
      .init("switches", .integer(switched)), .init("reloads", .integer(reloaded)),
      .init("comparisons", .integer(compared)),
    ]
    if let program = request.against {
      let bare = try bareWindow(program)
      for (name, what, count) in [
        ("bare-switches", "switch", request.switches),
        ("bare-comparisons", "second", request.comparisons),
      ] where count > 0 {
        members.append(.init(name, .integer(Int(try bare.run(what, rounds: count)))))
      }
    }
    return .object(members)
  }

  private func grown(
    _ count: Int, warming: Int, _ body: () throws -> Void
  ) rethrows -> Int {
    guard count > 0 else { return 0 }
    for _ in 0..<min(warming, count) { try body() }
    let before = Usage.memory
    for _ in 0..<count { try body() }
    return Usage.memory - before
  }
}
