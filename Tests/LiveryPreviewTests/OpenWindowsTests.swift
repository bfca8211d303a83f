import CLiveryAdwaita
import GTKFixtures
import TestDisplay
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession

@testable import LiveryAdwaita
@testable import LiveryGTK
@testable import LiveryGallery
@testable import LiveryPreview

/// What is open beside the window follows each switch, not the first alone.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct OpenWindowsTests {
  private let built: BuiltPage
  private let shown: TestWindow
  private let live: LiveryTheme

  init() throws {
    let folder = try #require(Resources.folder("gallery"))
    built = try BuiltPage(.feedback, file: "\(folder)/feedback.ui")
    shown = TestWindow(built.root)
    live = LiveryTheme(
      library: .onScreen, display: try #require(Display.standard), clock: shown.window)
    let window = shown.window
    try #require(MainLoop.run { window.isMapped })
    live.choose(.light)
  }

  /// The color that a widget has behind it in its middle row, near its left edge.
  private func background(of widget: Widget) -> [UInt8]? {
    guard let texture = widget.texture(), min(texture.height, texture.width) > 40 else {
      return nil
    }
    let start = (texture.height / 2 * texture.width + 10) * 4
    return Array(texture.pixels[start..<start + 3])
  }

  private func expect(
    _ widget: Widget, _ role: ColorRole, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let wanted = { () -> [UInt8] in
      let color = live[role].bytes
      return [color.blue, color.green, color.red]
    }
    #expect(
      MainLoop.run { background(of: widget) == wanted() },
      "\(background(of: widget) ?? []) instead of \(wanted()) in \(live.session.loadedTheme.theme.id)",
      sourceLocation: sourceLocation)
  }

  private func switchThrough(_ check: (String) -> Void) {
    for (id, choice) in [
      ("ocean", AppearanceChoice.light), ("mint", .light), ("mint", .dark), ("pumpkin", .light),
    ] {
      live.session.select(id)
      live.choose(choice)
      guard
        MainLoop.run(until: {
          live.session.loadedTheme.theme.id == id && live.isDark == (choice == .dark)
        })
      else {
        Issue.record("\(id) is not shown")
        return
      }
      check(id)
    }
  }

  @Test(arguments: [
    ("message", ColorRole.dialogBg), ("preferences", .windowBg), ("about", .windowBg),
    ("window", .windowBg), ("shortcuts", .windowBg),
  ])
  func dialogsFollowEachSwitch(name: String, role: ColorRole) throws {
    let folder = try #require(Resources.folder("gallery"))
    let dialog = try #require(built.openDialog("\(folder)/dialogs/\(name).ui"))
    try #require(MainLoop.run { dialog.isMapped && dialog.width > 40 })
    switchThrough { _ in expect(dialog, role) }
    dialog.destroy()
    live.leave()
  }

  @Test func severalDialogsOverEachOtherFollowEachSwitch() throws {
    let folder = try #require(Resources.folder("gallery"))
    let dialogs = try ["preferences", "about", "message"].map { name in
      try #require(built.openDialog("\(folder)/dialogs/\(name).ui"))
    }
    try #require(MainLoop.run { dialogs.allSatisfy { $0.isMapped && $0.width > 40 } })
    switchThrough { _ in
      expect(dialogs[0], .windowBg)
      expect(dialogs[1], .windowBg)
      expect(dialogs[2], .dialogBg)
    }
    for dialog in dialogs.reversed() { dialog.destroy() }
    live.leave()
  }

  @Test func anOpenPopoverFollowsEachSwitch() throws {
    let content = Box(.vertical)
    content.setMinimumSize(width: 120, height: 80)
    let popover = Popover(child: content)
    popover.open(on: built.root, at: (x: 100, y: 100))
    try #require(MainLoop.run { content.isMapped && content.width > 40 })
    let contents = try #require(popover.descendants.first { $0.cssName == "contents" })
    switchThrough { _ in expect(contents, .popoverBg) }
    popover.close()
    #expect(MainLoop.run { !popover.isMapped })
    popover.detach()
    live.leave()
  }
}

/// The same of the program, with a pointer for tooltips.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct OpenWindowsOnScreenTests {
  @Test func dialogsOverEachOtherFollowEachSwitch() throws {
    let preview = try Preview(["--page", "feedback", "--appearance", "light"])
    for (button, text) in [
      ("Preferences", "Writing"), ("About", "Details"), ("Message", "Publish Minutes?"),
    ] {
      try preview.press(button, role: "push button")
      try preview.display.perform("wait", ["name": .string(text)])
    }
    let title = try preview.place("label", "Publish Minutes?")
    for theme in ["Ocean", "Mint", "Pumpkin", "Mint"] {
      try preview.press(theme)
      let color = try ResolvedColors(theme.lowercased(), "light")["dialog-bg"]
      #expect(try preview.paints(color, near: title), "\(theme)")
    }
    try preview.expectHealth()
  }

  @Test func anOpenTooltipFollowsEachSave() throws {
    let file = try ThemeFile(headerbar: "#204060")
    let theme = { (color: String) in
      "livery = 1\nname = \"Harbor\"\n[styles]\ntooltip = { background = \"\(color)\" }\n"
    }
    try file.write(theme("#208040"))
    let preview = try Preview([file.path, "--page", "overview"])
    let button = try preview.place("toggle", "Inspector")
    try preview.display.perform(
      "move", ["x": .number(Double(button.inside.x)), "y": .number(Double(button.inside.y))])
    let around = Place(x: button.x - 60, y: button.y, width: 120, height: 80)
    for color in ["#208040", "#802040", "#204080"] {
      try file.write(theme(color))
      #expect(try preview.paints(color, near: around), "\(color)")
    }
    try preview.expectHealth()
  }
}
