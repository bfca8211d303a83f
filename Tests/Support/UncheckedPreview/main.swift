import CommandLineKit
import Glibc
import LiveryAudit
import LiveryGallery
import LiveryPreview
import LiveryRendering
import LiveryTry
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeProject

// The window and the pictures, with themes that crash or hang GTK, or look different from what they
// declare: the themes of these names get a rule that Livery's checks do not see. The arguments are
// files, then `--screenshot FILE`. GTK takes over a second for each.
let shadows = Array(repeating: "0 0 2048px red", count: 20).joined(separator: ", ")
let blurs = Array(repeating: "blur(64px)", count: 8).joined(separator: " ")
let rules = [
  "Signal": "* { box-shadow: 0 0 100000px red; }",
  "Error": "* { min-width: 4096px; }",
  "Hang": "button { box-shadow: 0 0 2048px red; }",
  "Mire": "* { filter: \(blurs); }",
  "Later": """
  @keyframes late { from { box-shadow: 0 0 2047px red; } to { box-shadow: 0 0 2048px red; } }
  button { animation: late 1s 6s; }
  """,
  "Hover": "button:hover { box-shadow: \(shadows); }",
  "Popover": "popover > contents { box-shadow: \(shadows); }",
  "Stale": "@define-color headerbar_bg_color #123456;",
  "Wall": "window { background-color: #123456; }",
  "Faint": """
  colorswatch > overlay { box-shadow: inset 0 0 0 1px alpha(@view_fg_color, 0.1); }
  :root { --border-opacity: 15%; }
  """,
]

// Reading a file of these names kills or hangs the window, as no reader should. The time is the
// processor's.
@Sendable nonisolated func die(reading path: String) {
  if path.hasSuffix("/kills.livery.toml") { abort() }
  while path.hasSuffix("/hangs.livery.toml") {}
}

var words = Array(CommandLine.arguments.dropFirst())
// 'render OUTPUT PAGE THEME...' paints pictures, and its workers are this program again.
if words.first == "worker" { exit(RenderWorker.run(auditor: Auditor.init) { rules[$0] ?? "" }) }
if words.first == "keeper" {
  AuditSupervisor.run(worker: ["/proc/self/exe", "worker"])
  exit(0)
}
// What the window has tried before it installs a theme of this name gets a rule that GTK dies of.
if words.first == "trial" {
  var sheet = ""
  while let line = readLine(strippingNewline: false) { sheet += line }
  if sheet.contains("Reef") {
    let positions = Array(repeating: "0 0", count: 129).joined(separator: ", ")
    sheet += "label { background-position: \(positions); }"
  }
  let crashTest = StylesheetCrashTest(worker: ["/proc/self/exe", "trial-worker"])
  guard case .failed(let reason) = try crashTest.run(Array(sheet.utf8)) else { exit(0) }
  print(reason)
  exit(Status.findings.rawValue)
}
if words.first == "render" {
  var request = RenderRequest(WantedVariants(themes: Array(words.dropFirst(3))), output: words[1])
  request.pages = Page.allCases.filter { $0.rawValue == words[2] }
  (request.hasContactSheet, request.timeout) = (true, 20)
  exit(RenderRun(request, worker: ["/proc/self/exe", "worker"]).run().rawValue)
}
// 'audit PAGE THEME...' looks for faults in the same way.
if words.first == "audit" {
  let block = Matrix.Block(themes: Array(words.dropFirst(2)), appearances: ["light"])
  var request = AuditRequest(WantedVariants(Matrix([block])))
  request.pages = Page.allCases.filter { $0.rawValue == words[1] }
  (request.states, request.timeout) = ([.normal], 60)
  exit(AuditRun(request, worker: ["/proc/self/exe", "worker"]).run().rawValue)
}
// 'try OUTPUT THEME... -- APP...' takes pictures of an app.
if words.first == "trial-worker" { exit(CrashTestWorker.run()) }
if words.first == "try", let end = words.firstIndex(of: "--") {
  let library = ThemeLibrary(userFolder: nil)
  let loadedThemes = try words[2..<end].compactMap { try library.read($0).theme }.map { theme in
    (theme, [AppVariant(theme.appearances[0], Variant(appearance: "light"))])
  }
  let app = DeclaredApp(name: "app", command: Array(words[(end + 1)...]))
  let request = SheetRequest(
    loadedThemes, target: .v4_8, apps: [SheetApp(app, script: nil)], output: words[1],
    crashTest: ["/proc/self/exe", "trial-worker"], addingRules: { rules[$0] ?? "" })
  exit(Int32(SheetRun(request).run()))
}
var request = PreviewRequest()
if let option = words.firstIndex(of: "--screenshot") {
  request.screenshot = .init(path: words[option + 1], scale: 1)
  words.removeSubrange(option...)
}
// Every test passes this size.
if words.first == "--size" { words.removeFirst(2) }
request.files = words
let status = Supervisor(restarts: request.screenshot == nil).run { connection in
  PreviewApplication(
    request, connection: connection, addingRules: { rules[$0] ?? "" }, onReading: die(reading:)
  ).run { PreviewRequest(files: $0) }
}
exit(Int32(status))
