import GTKFixtures
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

@testable import LiveryGallery

/// What rules for components do to the widgets of the gallery, as GTK computes their styles.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct ComponentTests {
  private let session = ThemeSession(library: .onScreen)

  /// What a style class makes of a widget that is another component too.
  private static let modifiers: Set<Component> = [
    .view, .card, .dimmed, .monospace, .pillButton, .title,
  ]

  /// Those that no widget of the gallery is: GTK draws them inside another, they are a mere style
  /// class, or libadwaita does not have them yet.
  private static let unseen = Set(
    Component.known.filter {
      $0.since > Toolkit.release.adwaita || [.selection, .document].contains($0)
    })

  @Test func changesNoNodeOfAnotherComponent() throws {
    var seen: Set<Component> = []
    try onEachPage { page, window, show in
      let stock = NodeStyles(of: window.content)
      var owners = Array(repeating: Set<Component>(), count: stock.names.count)
      for component in Component.known {
        try show("\(component.name) = { margin = [13, 14] }")
        for number in NodeStyles(of: window.content).changed(since: stock) {
          owners[number].insert(component)
        }
      }
      for (number, own) in owners.enumerated() {
        seen.formUnion(own)
        #expect(
          own.subtracting(Self.modifiers).count <= 1,
          "\(page) \(stock.names[number]) is \(own.map(\.name).sorted())")
      }
    }
    #expect(Set(Component.known).subtracting(seen) == Self.unseen)
  }

  /// A value that nothing stock has for each property that GTK can be asked for.
  private static let samples: [(property: StyleProperty, value: String)] = [
    (.color, "'#010203'"), (.padding, "[7, 11]"), (.margin, "[13, 14]"), (.borderWidth, "3"),
    (.fontFamily, "'Cantarell Light'"), (.fontSize, "13.5"), (.fontWeight, "650"),
    (.fontStyle, "'oblique'"),
  ]

  /// All properties of all components at once, in two orders, against each property by itself.
  @Test func showsEveryPropertyBesideAllOthers() throws {
    try onEachPage { page, window, show in
      let stock = NodeStyles(of: window.content)
      let rules = { (properties: [(property: StyleProperty, value: String)]) in
        let content = properties.map { "\($0.property.name) = \($0.value)" }
          .joined(separator: ", ")
        return Component.known.map { "\($0.name) = { \(content) }" }.joined(separator: "\n")
      }
      let together = try [Self.samples, Self.samples.reversed()].map { samples in
        try show(rules(samples))
        return NodeStyles(of: window.content)
      }
      for sample in Self.samples {
        try show(rules([sample]))
        let alone = NodeStyles(of: window.content)
        var count = 0
        for number in alone.changed(since: stock) {
          let name = sample.property.name
          count += 1
          for both in together {
            let (one, all) = (alone.values[number][name], both.values[number][name])
            #expect(one == all, "\(page) \(stock.names[number]) \(name)")
          }
        }
        #expect(count > 0, "\(page) \(sample.property)")
      }
    }
  }

  /// Every rule of these against every other, in both orders: a longer chain wins, then more
  /// states, then the later one.
  @Test(arguments: [
    [
      "button", "button:hover", "button:hover:focus", "card button", "card card button",
      "window button", "window card button", "card button:hover", "window card card button",
      "card card button:hover:focus", "window button:hover:focus",
    ],
    ["label", "card label", "window label", "window card label", "card card label"],
    ["sidebar", "card sidebar", "window sidebar", "window card sidebar", "sidebar:hover"],
  ])
  func theHigherRankWins(keys: [String]) throws {
    let widget = try #require(Self.specimen(of: keys[0]))
    let (inner, outer) = (Box(.vertical), Box(.vertical))
    for box in [inner, outer] { box.addStyleClass("card") }
    inner.append(widget)
    outer.append(inner)
    widget.hold([.hovered, .focused])
    let window = HiddenWindow(outer)
    let display = try #require(Display.standard)
    let provider = CSSProvider()
    display.add(provider, priority: .user)
    defer { display.remove(provider) }
    for first in keys {
      for second in keys where second != first {
        provider.load(
          try stylesheet("'\(first)' = { margin = 11 }\n'\(second)' = { margin = 12 }"))
        window.layOut(width: 100)
        let expected = Self.rank(first) > Self.rank(second) ? "11" : "12"
        #expect(NodeStyles(of: widget).values[0]["margin"] == expected, "\(first), \(second)")
      }
    }
  }

  /// What a component passes over by itself, since it is part of another control, a rule that names
  /// that control reaches.
  @Test(arguments: [
    ("label", "suggested-button", "label"), ("button", "headerbar", "button"),
    ("button", "stepper", "button"),
    ("button", "segmented", "button"), ("button", "window headerbar", "button"),
  ])
  func standsInsideTheControlThatIsNamed(component: String, controls: String, node: String) throws {
    let control = String(try #require(controls.split(separator: " ").last))
    let window = HiddenWindow(try #require(Self.specimen(of: control)))
    let display = try #require(Display.standard)
    let provider = CSSProvider()
    display.add(provider, priority: .user)
    defer { display.remove(provider) }
    let changed = { (key: String) in
      provider.load("")
      window.layOut(width: 100)
      let stock = NodeStyles(of: window.content)
      provider.load(try stylesheet("'\(key)' = { margin = 11 }"))
      window.layOut(width: 100)
      let changed = NodeStyles(of: window.content).changed(since: stock)
      return Set(changed.map { stock.names[$0].prefix { $0 != "." } })
    }
    #expect(try changed(component).isEmpty)
    #expect(try changed("\(controls) \(component)") == [node[...]])
  }

  private static func specimen(of component: String) -> Widget? {
    switch component {
    case "button": return Button(label: "")
    case "label": return Label("")
    case "sidebar":
      let pane = Box(.vertical)
      pane.addStyleClass("sidebar-pane")
      return pane
    case "suggested-button":
      let button = Button(label: "")
      button.addStyleClass("suggested-action")
      return button
    case "headerbar":
      let bar = HeaderBar()
      bar.packStart(Button(label: ""))
      return bar
    case "stepper": return SpinButton(range: 0...1, step: 1)
    case "segmented":
      let box = Box(.horizontal)
      box.addStyleClass("linked")
      box.append(Button(label: ""))
      return box
    default: return nil
    }
  }

  /// The number of components, then that of states.
  private static func rank(_ key: String) -> Int {
    key.count { $0 == " " } * 100 + key.count { $0 == ":" }
  }

  /// Builds each page in a window of its own and hands over what shows rules there.
  private func onEachPage(
    _ body: (Page, HiddenWindow, (String) throws -> Void) throws -> Void
  ) throws {
    let folder = try #require(Resources.folder("gallery"))
    let display = try #require(Display.standard)
    let provider = CSSProvider()
    display.add(provider, priority: .user)
    let animates = Toolkit.enablesAnimations
    Toolkit.enablesAnimations = false
    defer {
      Toolkit.enablesAnimations = animates
      display.remove(provider)
    }
    for page in Page.allCases {
      let built = try BuiltPage(page, file: "\(folder)/\(page.file)", session: session)
      let window = HiddenWindow(built.root)
      window.layOut(width: 1000)
      try body(page, window) { rules in
        let findings = provider.load(try stylesheet(rules))
        #expect(findings.isEmpty)
        window.layOut(width: 1000)
      }
      provider.load("")
    }
  }

  private func stylesheet(_ rules: String) throws -> String {
    let text = SourceText(
      file: "rules.livery.toml", "livery = 1\nname = 'Rules'\n[styles]\n\(rules)\n")
    let reading = try ThemeLibrary.onScreen.read(text, path: nil)
    #expect(reading.findings.isEmpty, "\(rules) \(reading.findings)")
    let theme = try #require(reading.theme).resolved(.light)
    return Stylesheet(theme, target: Target(Toolkit.release)).text
  }
}
