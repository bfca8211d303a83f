import GTKFixtures
import GTKKnowledge
import LiveryAdwaita
import TestDisplay
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession

@testable import LiveryGTK
@testable import LiveryGallery

/// Pages built in this process, where a warning of GLib fails the test.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct BuiltPageTests {
  private let session = ThemeSession(library: .onScreen)

  @Test(arguments: Page.allCases)
  func buildsEveryPage(page: Page) throws {
    let built = try build(page)
    let shown = TestWindow(built.root)
    #expect(MainLoop.run { built.root.isMapped && built.root.height > 0 })
    #expect(built.root.widgetName == "page-\(page.rawValue)")
    withExtendedLifetime(shown) {}
  }

  @Test(arguments: [
    (Page.overview, "overview-trips"), (.lists, "list-plain"),
    (.navigation, "navigation-sidebar-list"), (.navigation, "sidebar-list"),
    (.surfaces, "surface-sidebar-list"), (.states, "state-window-normal-list"),
    (.states, "state-window-backdrop-list"), (.states, "state-window-disabled-list"),
    (.states, "state-window-rtl-list"), (.apps, "mail-folders"), (.apps, "mail-list"),
    (.apps, "settings-panels"), (.apps, "editor-outline"),
  ])
  func selectsTheFirstRow(page: Page, list: String) throws {
    let list = try #require(try build(page).widget(list, as: ListBox.self))
    #expect(list.selection == 0)
  }

  @Test(
    arguments: [
      ("state-button-hover", Widget.States.hovered), ("state-check-on-active", .active),
      ("state-error-focus", .focused), ("state-row-drop", .dropTarget),
      ("state-boxed-selected-hover", [.selected, .hovered]),
      ("state-row-selected-backdrop", [.selected, .backdrop]),
      ("state-window-backdrop-entry", .backdrop), ("state-button-normal", []),
      ("state-button-checked-hover", .hovered),
    ] as [(String, Widget.States)])
  func freezesASpecimenInTheStateOfItsName(id: String, states: Widget.States) throws {
    let specimen = try #require(try build(.states).widget(id))
    #expect(specimen.states.isSuperset(of: states))
    #expect(!states.isEmpty || specimen.states.isDisjoint(with: [.hovered, .active, .focused]))
  }

  @Test func laysAWindowOutFromRightToLeft() throws {
    let page = try build(.states)
    #expect(try #require(page.widget("state-window-rtl-entry")).isRightToLeft)
    #expect(try !#require(page.widget("state-window-normal-entry")).isRightToLeft)
  }

  @Test func marksOneDayOfTheCalendarAsToday() throws {
    let calendar = try #require(try build(.controls).widget("calendar"))
    let today = calendar.descendants.filter { $0.hasStyleClass("today") }
    #expect(today.compactMap { $0.as(Label.self)?.text } == ["22"])
    // The numbers of the weeks are hidden.
    #expect(today.map(\.isVisible) == [true])
  }

  @Test func describesTheTabs() throws {
    let tabs = try #require(try build(.navigation).widget("tab-view", as: TabView.self))
    #expect(tabs.titles == ["Inbox", "Field Notes", "Loading…", "Letters"])
    let documents = try #require(try build(.apps).widget("editor-tab-view", as: TabView.self))
    #expect(documents.titles == ["ferry.py", "timetable.json", "README.md"])
  }

  @Test func growsATreeWithItsFirstTwoFoldersOpen() throws {
    let tree = try #require(try build(.lists).widget("tree", as: ListView.self))
    #expect(tree.count == 8)
  }

  @Test func showsSwatchesOnlyOfRolesThatTheThemeSets() throws {
    let page = try build(.surfaces)
    let group = try #require(page.widget("swatches-own"))
    let child = try #require(page.widget("swatch-secondary-accent")?.parent?.parent)
    for id in ThemeLibrary.builtInIDs {
      session.select(id)
      let own: [ColorRole] = [
        .label, .secondaryLabel, .subtleLabel, .separator, .selection, .link, .secondaryAccent,
        .border,
      ]
      #expect(group.isVisible == own.contains { session.loadedTheme.resolved.sets($0) }, "\(id)")
      #expect(child.isVisible == session.loadedTheme.resolved.sets(.secondaryAccent), "\(id)")
    }
    withExtendedLifetime(page) {}
  }

  @Test func showsASwatchForEveryRoleOfTheRunningLibadwaita() throws {
    session.select("adwaita")
    let page = try build(.surfaces)
    for role in ColorRole.allCases {
      guard let since = role.since else { continue }
      let swatch = try #require(page.widget("swatch-\(role.name)"), "\(role.name)")
      let shown = sequence(first: swatch, next: \.parent).allSatisfy(\.isVisible)
      #expect(shown == (since <= Toolkit.release.adwaita), "\(role.name)")
    }
    withExtendedLifetime(page) {}
  }

  @Test(arguments: Page.allCases)
  func givesEachSectionATitleOfItsOwn(page: Page) throws {
    let built = try build(page)
    let titles = built.root.descendants.filter { $0.hasStyleClass("title-4") }
      .compactMap { $0.as(Label.self)?.text }
    #expect(Set(titles).count == titles.count, "\(titles)")
  }

  @Test func choosesThePictureByTheAppearance() throws {
    let page = try build(.customViews)
    let picture = try #require(page.widget("picture", as: Picture.self))
    #expect(picture.file?.hasSuffix("/pictures/harbor-light.png") == true)
    session.setScheme(.dark)
    #expect(picture.file?.hasSuffix("/pictures/harbor-dark.png") == true)
    withExtendedLifetime(page) {}
  }

  @Test func overridesOnePropertyOfOneBoxAndClearsIt() throws {
    let page = try build(.customViews)
    let radius = try #require(page.widget("override-radius", as: SpinButton.self))
    let width = try #require(page.widget("override-width", as: SpinButton.self))
    let row = try #require(page.widget("override-row", as: ActionRow.self))
    let clear = try #require(page.widget("override-clear", as: Button.self))
    session.select("ocean")
    #expect(radius.value == 24)
    #expect(row.subtitle == "None set")
    radius.value = 3
    #expect(session.overrides["override-box"].declarations.map(\.property) == [.radius])
    #expect(row.subtitle == "1 set")
    session.select("pumpkin")
    #expect(radius.value == 3)
    #expect(width.value == 1)
    #expect(clear.isSensitive)
    session.clearOverrides()
    #expect(radius.value == 24)
    #expect(!clear.isSensitive)
    withExtendedLifetime(page) {}
  }

  @Test(arguments: ["adwaita", "ocean", "pumpkin"], [Appearance.Scheme.light, .dark])
  func paintsBoxesTheLighterTheDeeperTheyLie(theme: String, scheme: Appearance.Scheme) throws {
    session.select(theme)
    session.setScheme(scheme)
    let page = try build(.customViews)
    let window = HiddenWindow(page.root)
    let display = try #require(Display.standard)
    let stage = StyleStage(display: display, clock: page.root)
    StyleManager.of(display).colorScheme = scheme == .dark ? .dark : .light
    Toolkit.enablesAnimations = false
    defer {
      stage.leave()
      StyleManager.of(display).colorScheme = .system
      Toolkit.enablesAnimations = true
    }
    stage.show(session.loadedTheme)
    window.layOut(width: 1_000)
    let shades = try ["box-1", "box-2", "box-3"].map { name in
      let box = try #require(page.widget(name))
      // Below the upper border, between the corners.
      let pixels = try #require(box.paintedNode).pixels(
        in: PixelRect(x: box.width / 2, y: box.borderBox.y + 6, width: 1, height: 1))
      return pixels.bytes.prefix(3).reduce(0) { $0 + Int($1) }
    }
    #expect(shades[0] < shades[1] && shades[1] < shades[2], "\(shades)")
    // Of a corner of 24, 16 or 8 px the first row has half a pixel 5, 4 or 3 px before its end.
    let starts = try ["box-1", "box-2", "box-3"].map { (name) throws -> Int in
      let box = try #require(page.widget(name))
      let row = try #require(box.paintedNode).pixels(
        in: PixelRect(x: box.borderBox.x, y: box.borderBox.y, width: 40, height: 1))
      return (0..<40).first { row.bytes[$0 * 4 + 3] > 127 } ?? 40
    }
    for (start, radius) in zip(starts, [24, 16, 8]) {
      #expect((radius - 7...radius - 1).contains(start), "\(starts)")
    }
  }

  @Test(arguments: ["message", "preferences", "window"])
  func recolorsADialogThatIsOpen(name: String) throws {
    let page = try build(.feedback)
    let shown = TestWindow(page.root)
    let display = try #require(Display.standard)
    let stage = StyleStage(display: display, clock: shown.window)
    defer { stage.leave() }
    let folder = try #require(Resources.folder("gallery"))
    let dialog = try #require(page.openDialog("\(folder)/dialogs/\(name).ui"))
    #expect(MainLoop.run { dialog.isMapped })
    session.select("pumpkin")
    stage.show(session.loadedTheme)
    let color = session.loadedTheme.resolved[name == "message" ? .dialogBg : .windowBg]
    #expect(MainLoop.run { dialog.coverage(of: color) > 0.2 })
    dialog.destroy()
    withExtendedLifetime(shown) {}
  }

  @Test(arguments: [
    (Page.customViews, "chart", ColorRole.accent), (.customViews, "custom-text", .accent),
    (.text, "text-view", .link), (.apps, "editor-text", .success),
  ])
  func recolorsWhatCodePaints(page: Page, id: String, role: ColorRole) throws {
    let built = try build(page)
    let stage = HiddenWindow(built.root)
    let specimen = try #require(built.widget(id))
    for theme in ["adwaita", "ocean", "pumpkin"] {
      session.select(theme)
      stage.layOut(width: 1000)
      #expect(specimen.paints(session.loadedTheme.resolved[role]), "\(theme)")
    }
  }

  @Test func tellsNobodyOnceThePageIsGone() throws {
    var page: BuiltPage? = try build(.customViews)
    weak let gone = page
    page = nil
    #expect(gone == nil)
    session.select("ocean")
  }

  @Test(arguments: [
    "about", "color", "file", "font", "message", "preferences", "shortcuts", "window",
  ])
  func opensADialog(name: String) throws {
    let page = try build(.feedback)
    let shown = TestWindow(page.root)
    #expect(page.widget("open-dialog-\(name)", as: Button.self) != nil)
    let folder = try #require(Resources.folder("gallery"))
    let dialog = try #require(page.openDialog("\(folder)/dialogs/\(name).ui"))
    #expect(MainLoop.run { dialog.isMapped })
    dialog.destroy()
    withExtendedLifetime(shown) {}
  }

  @Test func opensAMessageInsideTheWindowWhereLibadwaitaHasThat() throws {
    let folder = try #require(Resources.folder("gallery"))
    let file = try build(.feedback).laterDialog("message", in: "\(folder)/dialogs")
    #expect((file != nil) == (Toolkit.release.adwaita >= .v1_5))
    guard let file else { return }
    #expect(try Builder(file: file).widget("dialog")?.widgetName == "dialog-message-inside")
  }

  private func build(_ page: Page) throws -> BuiltPage {
    let folder = try #require(Resources.folder("gallery"))
    return try BuiltPage(page, file: "\(folder)/\(page.file)", session: session)
  }
}

extension Widget {
  /// The share of its pixels that have a color, within a rounding.
  fileprivate func coverage(of color: Color) -> Double {
    guard let pixels = texture()?.pixels, !pixels.isEmpty else { return 0 }
    let wanted = [color.blue, color.green, color.red].map { Int(($0 * 255).rounded()) }
    let count = stride(from: 0, to: pixels.count, by: 4).count { start in
      (0..<3).allSatisfy { abs(Int(pixels[start + $0]) - wanted[$0]) < 2 }
    }
    return Double(count * 4) / Double(pixels.count)
  }

  /// Whether some pixel has a color, but for a little that the edges of letters take away.
  fileprivate func paints(_ color: Color) -> Bool {
    guard let pixels = texture()?.pixels else { return false }
    let wanted = [color.blue, color.green, color.red].map { Int($0 * 255) }
    return stride(from: 0, to: pixels.count, by: 4).contains { start in
      (0..<3).allSatisfy { abs(Int(pixels[start + $0]) - wanted[$0]) < 24 }
    }
  }
}
