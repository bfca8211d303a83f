import CLiveryAdwaita
import GTKFixtures
import TestDisplay
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

@testable import LiveryAdwaita
@testable import LiveryGTK

/// Reading the theme where a widget is, and parts that have another theme or a style.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct PlaceTests {
  private let label = Label("Text")
  private let around = Box(.vertical)
  private let inside = Box(.vertical)
  private let deep = Box(.vertical)
  private let shown: TestWindow
  private let theme: LiveryTheme
  private let gauge: Component

  private static let text = """
    livery = 1
    name = "Place"
    [custom-colors]
    buoy = { light = "#b00010", dark = "#ff8090" }
    [pictures]
    ship = { light = "ship.svg", dark = "ship-dark.svg" }
    [styles]
    gauge = { glow = { light = "#b5462f", dark = "#ffd75e" } }
    """

  init() throws {
    deep.append(label)
    inside.append(deep)
    around.append(inside)
    shown = TestWindow(around)
    var library = ThemeLibrary(userFolder: nil, release: Toolkit.release)
    gauge = try library.components.register(
      "gauge", node: "gaugeview", properties: ["glow": .color])
    theme = LiveryTheme(ThemeSession(library: library), on: try #require(Display.standard))
    theme.choose(.light)
    let reading = try library.read(
      SourceText(file: "place.livery.toml", Self.text), path: nil)
    let read = reading.theme
    theme.session.show(try #require(read, "\(reading.findings)"))
    let window = shown.window
    try #require(MainLoop.run { window.isMapped })
    let shownTheme = theme
    try #require(MainLoop.run { shownTheme.session.loadedTheme.theme.id == "place" })
    Toolkit.enablesAnimations = false
  }

  private func end() {
    theme.leave()
    Toolkit.enablesAnimations = true
  }

  private func frames(_ count: Int = 3) {
    var done = 0
    shown.window.onEachFrame {
      done += 1
      return done < count
    }
    #expect(MainLoop.run { done == count })
  }

  /// What holds at a widget, in the words of an app: its appearance, a role, a color, a property
  /// and a picture of its own.
  private func place(_ widget: Widget) -> [String] {
    let pointer = widget.opaque
    return [
      "\(theme.appearance(at: pointer))", "\(theme[.windowBg, at: pointer])",
      theme[CustomColor(rawValue: "buoy"), at: pointer].map { "\($0)" } ?? "",
      theme[gauge, .glow, at: pointer].map { "\($0)" } ?? "",
      theme[picture: "ship", at: pointer]?.address ?? "",
    ]
  }

  private func expected(_ id: String, _ appearance: Appearance) -> [String] {
    let resolved = theme.session.entry(id)?.theme?.resolved(appearance)
    return [
      "\(appearance)", resolved.map { "\($0[.windowBg])" } ?? "",
      resolved?[CustomColor(rawValue: "buoy")].map { "\($0)" } ?? "",
      resolved?[gauge, .glow].map { "\($0)" } ?? "", resolved?[picture: "ship"]?.address ?? "",
    ]
  }

  @Test func readsWhatHoldsInTheInnermostPart() {
    #expect(place(label) == expected("place", .light))
    theme.override(.dark, for: inside)
    #expect(place(label) == expected("place", .dark))
    #expect(place(label)[3...] == ["#ffd75e", "ship-dark.svg"])
    #expect(place(around) == expected("place", .light))
    // What an inner part does not say is that of the part around it.
    theme.override(.pureBlack, for: deep)
    #expect(place(label) == expected("place", Appearance(.dark, .pureBlack)))
    theme.override("ocean", for: inside.opaque)
    #expect(place(label) == expected("ocean", Appearance(.dark, .pureBlack)))
    theme.override(.light, for: deep)
    #expect(place(label) == expected("ocean", .light))
    theme.clearTheme(of: inside)
    theme.clearTraits(of: deep)
    theme.clearTraits(of: inside)
    #expect(place(label) == expected("place", .light))
    #expect(theme.parts.isEmpty)
    #expect(theme.override("nobody", for: inside) == false && theme.parts.isEmpty)
    end()
  }

  /// Each way in which something else comes to hold at a widget is told once, with the next frame.
  @Test func observesAWidgetThroughPartsAndMoves() {
    var seen: [String] = []
    let observation = theme.observe(label.opaque) { widget, theme in
      seen.append("\(theme.appearance(at: widget)) \(theme[.windowBg, at: widget])")
    }
    let loadedTheme = { (id: String, appearance: Appearance) in
      "\(appearance) \(expected(id, appearance)[1])"
    }
    #expect(seen == [loadedTheme("place", .light)])
    theme.override(.dark, for: label)
    theme.override(.dark, for: inside)
    frames()
    #expect(seen.count == 2 && seen.last == loadedTheme("place", .dark))
    theme.clearTraits(of: label)
    frames()
    #expect(seen.count == 2)
    // The part's widget, and what it is in, move elsewhere.
    inside.remove(deep)
    around.append(deep)
    frames()
    #expect(seen.count == 3 && seen.last == loadedTheme("place", .light))
    deep.remove(label)
    inside.append(label)
    frames()
    #expect(seen.count == 4 && seen.last == loadedTheme("place", .dark))
    theme.show(id: "mint")
    theme.override(.light, for: inside)
    frames()
    #expect(seen.count == 5 && seen.last == loadedTheme("mint", .light))
    theme.override("ocean", for: shown.window.opaque)
    frames()
    #expect(seen.count == 6 && seen.last == loadedTheme("ocean", .light))
    // A change that is none here.
    theme.override(label, with: Style(color: .accent), in: [])
    theme.override(.dark, for: deep)
    frames()
    #expect(seen.count == 6)
    observation.cancel()
    theme.clearTheme(of: shown.window)
    frames()
    #expect(seen.count == 6)
    end()
  }

  @Test func observesAWidgetOfADialog() throws {
    let text = Label("Question")
    let dialog = TestWindow(text)
    try #require(MainLoop.run { text.isMapped })
    theme.override(.dark, for: inside)
    var seen: [Appearance] = []
    theme.observe(text.opaque) { seen.append($1.appearance(at: $0)) }
    theme.show(dialog.window.opaque, like: label.opaque)
    #expect(MainLoop.run { seen == [.light, .dark] })
    theme.override(.dark, for: shown.window)
    theme.clearTraits(of: inside)
    frames()
    #expect(seen == [.light, .dark])
    theme.clearTraits(of: shown.window)
    #expect(MainLoop.run { seen == [.light, .dark, .light] })
    end()
  }

  /// What an observer changes is shown, with the frame after, and later changes too.
  @Test func showsWhatAnObserverChanges() {
    var count = 0
    theme.observe(shown) { [inside] _, theme in
      count += 1
      guard theme.session.loadedTheme.theme.id == "mint" else { return }
      theme.show(id: "pumpkin")
      theme.override(.dark, for: inside)
    }
    theme.show(id: "mint")
    #expect(MainLoop.run { theme.session.loadedTheme.theme.id == "pumpkin" })
    #expect(count == 3)
    frames()
    #expect(place(label) == expected("pumpkin", .dark))
    theme.show(id: "ocean")
    #expect(MainLoop.run { theme.session.loadedTheme.theme.id == "ocean" })
    #expect(count == 4)
    end()
  }

  /// A widget may be destroyed by the observer of another, and end its own observation.
  @Test func survivesWidgetsThatGoDuringAChange() throws {
    let other = TestWindow(Label("Other"))
    try #require(MainLoop.run { other.window.isMapped })
    theme.override(.dark, for: other.window)
    var seen = 0
    theme.observe(label.opaque) { [window = other.window] _, theme in
      if theme.session.loadedTheme.theme.id == "mint" { window.destroy() }
    }
    theme.observe(other.window.opaque) { _, _ in seen += 1 }
    theme.show(id: "mint")
    #expect(MainLoop.run { theme.session.loadedTheme.theme.id == "mint" })
    frames()
    #expect(seen == 1)
    #expect(theme.parts.isEmpty && theme.placeObservers.count == 1)
    end()
  }

  /// An appearance comes where it is another one, and the last alone where several have come; the
  /// end comes with the widget or the theme.
  @Test(.timeLimit(.minutes(2))) func handsAppearancesToWhatAwaitsThem() async {
    var here = theme.appearances(at: label.opaque).makeAsyncIterator()
    var everywhere = theme.appearances.makeAsyncIterator()
    #expect(await here.next() == .light)
    #expect(await everywhere.next() == .light)
    theme.observe(label.opaque) { _, _ in }
    theme.override(.dark, for: inside)
    frames()
    #expect(await here.next() == .dark)
    // A change of the theme and of what is around the part is none of the appearance in it.
    theme.show(id: "mint")
    frames()
    for choice in [AppearanceChoice.dark, .light, .dark] {
      theme.choose(choice)
      frames()
    }
    #expect(await everywhere.next() == .dark)
    theme.choose(.light)
    theme.clearTraits(of: inside)
    frames()
    #expect(await here.next() == .light)
    #expect(await everywhere.next() == .light)
    var gone = appearancesOfDroppedWidget().makeAsyncIterator()
    frames()
    #expect(await gone.next() == .light)
    #expect(await gone.next() == nil)
    theme.leave()
    #expect(await here.next() == nil)
    #expect(await everywhere.next() == nil)
    var late = theme.appearances.makeAsyncIterator()
    #expect(await late.next() == .light)
    #expect(await late.next() == nil)
    end()
  }

  private func appearancesOfDroppedWidget() -> AsyncStream<Appearance> {
    let row = Label("Row")
    inside.append(row)
    defer { inside.remove(row) }
    return theme.appearances(at: row.opaque)
  }

  /// Nothing is shown on a display that was closed, and nothing is done to it.
  @Test func endsWithItsDisplay() throws {
    let display = try #require(Display.standard?.openedAgain())
    let other = LiveryTheme(library: .onScreen, display: display)
    other.transition = .fade()
    display.lend { gdk_display_close($0) }
    #expect(!other.isActive)
    other.show(id: "mint")
    other.choose(.dark)
    other.setTrait("pure-black", isOn: true)
    other.leave()
    end()
  }

  /// Of two themes on one display the one that was made later wins, also in a part of both.
  @Test func letsTheLaterOfTwoThemesWin() throws {
    let second = LiveryTheme(library: .onScreen, display: try #require(Display.standard))
    second.choose(.light)
    second.show(id: "ocean")
    theme.override(.dark, for: inside)
    second.override(.dark, for: inside)
    theme.show(id: "mint")
    frames()
    let color = { (id: String, appearance: Appearance) in
      second.session.entry(id)?.theme?.resolved(appearance)[.windowFg].hex
    }
    #expect(label.shownTextColor.hex == color("ocean", .dark))
    second.leave()
    theme.clearTraits(of: inside)
    frames()
    #expect(label.shownTextColor.hex == color("mint", .light))
    end()
  }

  /// A widget that is dropped is freed, with all that was asked for it.
  @Test(arguments: [
    "part", "theme", "subtree", "style", "observer", "sequence", "dialog", "mirror",
  ])
  func keepsNoWidgetAlive(kind: String) {
    var alive: [WeakWidget] = []
    for index in 0..<40 {
      if index == 20 { frames() }
      let row = Label("Row")
      inside.append(row)
      alive.append(WeakWidget(row))
      switch kind {
      case "part": theme.override(.dark, for: row)
      case "theme": theme.override("ocean", for: row.opaque)
      case "subtree": theme.override(row, subtree: Style(color: .accent))
      case "style": theme.override(row, with: Style(color: .accent), in: .hover)
      case "observer": theme.observe(row.opaque) { _, _ in }
      case "sequence": _ = theme.appearances(at: row.opaque)
      case "dialog": theme.show(shown.window.opaque, like: row.opaque)
      default: _ = MirroredPart(around: row)
      }
      inside.remove(row)
    }
    frames()
    #expect(alive.count { $0.widget != nil } == 0)
    #expect(theme.parts.isEmpty && theme.placeObservers.isEmpty && theme.styledWidgets.isEmpty)
    // A style class is used again.
    #expect(theme.styledCount <= 20)
    end()
  }
}

extension Widget {
  /// The color that text of the widget is painted in.
  fileprivate var shownTextColor: Color {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(native), &color)
    return Color(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }
}

extension ComponentProperty<Color> {
  fileprivate static var glow: ComponentProperty { ComponentProperty("glow") }
}
