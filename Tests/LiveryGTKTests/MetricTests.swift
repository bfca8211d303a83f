import GTKFixtures
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// What the metrics of a theme do to every kind of control, as GTK lays it out and paints it.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct MetricTests {
  /// Twice a height above that of libadwaita, once one below it.
  @Test(arguments: [44, 56, 28])
  func givesAllControlsOneHeight(height: Int) throws {
    try show("control-height = \(height)") { kind, control in
      #expect(control.borderBox.height == height, "\(kind.name)")
      if kind.isSquare { #expect(control.borderBox.width == height, "\(kind.name)") }
    }
  }

  @Test func keepsTheHeightWithABorder() throws {
    try show("control-height = 44\nborder-width = 3") { kind, control in
      #expect(control.borderBox.height == 44, "\(kind.name)")
      if kind.isSquare { #expect(control.borderBox.width == 44, "\(kind.name)") }
      let width = NodeStyles(of: kind.node(of: control)).values[0]["border-width"]
      #expect(width == (kind.isFlat ? "0" : "3"), "\(kind.name)")
    }
  }

  /// A padding of a rule's own is a part of the height, too.
  @Test func keepsTheHeightWithAPadding() throws {
    try show(
      "control-height = 44\n[styles]\nbutton = { padding = [9, 20] }\ndropdown = { padding = 0 }"
    ) { kind, control in
      #expect(control.borderBox.height == 44, "\(kind.name)")
    }
  }

  /// A rule of the theme wins over what a metric says of all.
  @Test func leavesTheHeightToARule() throws {
    try show(
      "control-height = 44\n[styles]\nsuggested-button = { min-height = 60 }\n"
        + "entry = { min-height = 70 }"
    ) { kind, control in
      switch kind.name {
      case "suggested": #expect(control.borderBox.height == 70)
      case "entry": #expect(control.borderBox.height == 70)
      case "flat": #expect(control.borderBox.height == 44)
      default: break
      }
    }
  }

  /// How far a corner cuts into the top row of a control, outside of the rounded rectangle.
  @Test func roundsTheOuterCornersAlike() throws {
    var stock: [String: [Int]] = [:]
    try show("window-radius = 12") { kind, control in stock[kind.name] = kind.corners(of: control) }
    var all: [String: [Int]] = [:]
    try show("control-radius = 14") { kind, control in all[kind.name] = kind.corners(of: control) }
    let entry = try #require(all["entry"]?.first)
    #expect(entry > (stock["entry"]?.first ?? 99))
    for kind in Self.kinds + Self.joined where !kind.isFlat && !kind.isRound {
      #expect(all[kind.name] == kind.rounded.map { $0 ? entry : 0 }, "\(kind.name)")
    }
    for kind in Self.kinds where kind.isRound { #expect(all[kind.name] == stock[kind.name]) }
  }

  /// A border has the color of libadwaita's own, which is faint, and not that of the text.
  @Test func paintsAFaintBorder() throws {
    try show("border-width = 6") { kind, control in
      guard !kind.isFlat, !kind.isFilled else { return }
      let node = kind.node(of: control)
      guard let texture = node.texture() else { return }
      let alpha = texture.pixels[(texture.height / 2 * texture.width + 1) * 4 + 3]
      #expect((1..<160).contains(alpha), "\(kind.name)")
    }
  }
}

extension MetricTests {
  /// A kind of control.
  struct Kind: Sendable {
    let name: String
    let markup: String
    /// Whether it has neither background nor border.
    var isFlat = false
    /// Whether it is as wide as high.
    var isSquare = false
    /// Whether its class makes its ends round.
    var isRound = false
    /// Whether its background is opaque.
    var isFilled: Bool { name == "danger" || markup.contains("suggested-action") }
    /// Whether its upper corners, left and right, are its own.
    var rounded = [true, true]

    init(
      _ name: String, _ type: String, _ content: String, isFlat: Bool = false,
      isSquare: Bool = false, isRound: Bool = false, rounded: [Bool] = [true, true]
    ) {
      self.name = name
      (self.isFlat, self.isSquare, self.isRound) = (isFlat, isSquare, isRound)
      self.rounded = rounded
      markup = "<object class='\(type)' id='\(name)'>\(Kind.centered)\(content)</object>"
    }

    private static let centered =
      "<property name='valign'>center</property><property name='halign'>start</property>"

    /// The node that the toolkit paints as the control.
    @MainActor func node(of control: Widget) -> Widget {
      ["menu", "menu-icon", "menu-round", "dropdown", "split", "linked-last", "bar-menu"].contains(
        name)
        ? control.children[0] : control
    }

    /// How many pixels of the control's top row are left out at its left and its right end.
    @MainActor func corners(of control: Widget) -> [Int] {
      // The halves of a split button are not equally strong.
      let halves = name == "split" ? control.children : [control]
      let ends = [halves.first, halves.last].compactMap(\.self)
      return zip(ends, [false, true]).map { end, isRight in
        guard let texture = end.texture() else { return 99 }
        let row = (0..<texture.width).map { texture.pixels[$0 * 4 + 3] }
        let whole = row[row.count / 2] / 2
        return (isRight ? row.reversed() : row).prefix { $0 < whole }.count
      }
    }
  }

  private static func classes(_ names: String...) -> String {
    "<style>\(names.map { "<class name='\($0)'/>" }.joined())</style>"
  }

  private static let label = "<property name='label'>Sail</property>"
  private static let icon = "<property name='icon-name'>list-add-symbolic</property>"
  private static let choices =
    "<property name='model'><object class='GtkStringList'><items><item>Ebb</item></items></object>"
    + "</property>"

  static let kinds: [Kind] = [
    Kind("plain", "GtkButton", label),
    Kind("suggested", "GtkButton", label + classes("suggested-action")),
    Kind("danger", "GtkButton", label + classes("destructive-action")),
    Kind("flat", "GtkButton", label + classes("flat"), isFlat: true),
    Kind("pill", "GtkButton", label + classes("pill"), isRound: true),
    Kind("suggested-pill", "GtkButton", label + classes("pill", "suggested-action"), isRound: true),
    Kind(
      "flat-pill", "GtkButton", label + classes("pill", "flat"), isFlat: true, isRound: true),
    Kind("icon", "GtkButton", icon, isSquare: true),
    Kind("flat-icon", "GtkButton", icon + classes("flat"), isFlat: true, isSquare: true),
    Kind("round", "GtkButton", icon + classes("circular"), isSquare: true, isRound: true),
    Kind(
      "suggested-round", "GtkButton", icon + classes("circular", "suggested-action"),
      isSquare: true, isRound: true),
    Kind(
      "flat-round", "GtkButton", icon + classes("circular", "flat"), isFlat: true, isSquare: true,
      isRound: true),
    Kind("toggle-button", "GtkToggleButton", label),
    Kind("menu", "GtkMenuButton", label),
    Kind("menu-icon", "GtkMenuButton", icon, isSquare: true),
    Kind("menu-round", "GtkMenuButton", icon + classes("circular"), isSquare: true, isRound: true),
    Kind("split", "AdwSplitButton", label),
    Kind("entry", "GtkEntry", ""),
    Kind("search", "GtkSearchEntry", ""),
    Kind("spin", "GtkSpinButton", ""),
    Kind("dropdown", "GtkDropDown", choices),
  ]

  /// Controls that are joined in one box, the first and the last of which have outer corners.
  static let joined: [Kind] = [
    Kind("linked-first", "GtkButton", label, rounded: [true, false]),
    Kind("linked-middle", "GtkButton", icon, isSquare: true, rounded: [false, false]),
    Kind("linked-entry", "GtkEntry", "", rounded: [false, false]),
    Kind("linked-last", "GtkDropDown", choices, rounded: [false, true]),
  ]

  /// A button at the end of a row, and one in a header bar, which is flat there.
  static let placed: [Kind] = [
    Kind("row-button", "GtkButton", label), Kind("bar-button", "GtkButton", icon, isFlat: true),
    Kind("bar-menu", "GtkMenuButton", icon, isFlat: true),
  ]

  /// Shows each kind of control in a window under a stylesheet of some metrics.
  private func show(_ metrics: String, _ body: (Kind, Widget) throws -> Void) throws {
    let box = { (content: String, style: String) in
      "<child><object class='GtkBox'>\(style)\(content)</object></child>"
    }
    let child = { (kind: Kind) in "<child>\(kind.markup)</child>" }
    let toggles =
      Toolkit.release.adwaita >= AdwaitaVersion(1, 7)
      ? [
        Kind(
          "toggles", "AdwToggleGroup",
          "<child><object class='AdwToggle'>\(Self.label)</object></child>")
      ]
      : []
    let row =
      "<child><object class='GtkListBox'><child><object class='AdwActionRow'><child type='suffix'>"
      + Self.placed[0].markup + "</child></object></child></object></child>"
    let bar =
      "<child><object class='GtkHeaderBar'>"
      + Self.placed.dropFirst().map(child).joined() + "</object></child>"
    let page =
      "<interface><object class='GtkBox' id='page'>"
      + "<property name='orientation'>vertical</property>"
      + box((Self.kinds + toggles).map(child).joined(), "")
      + box(Self.joined.map(child).joined(), Self.classes("linked")) + row + bar
      + "</object></interface>"
    let builder = try Builder(text: Array(page.utf8), file: "page.ui")
    let window = HiddenWindow(try #require(builder.widget("page")))
    let display = try #require(Display.standard)
    let provider = CSSProvider()
    display.add(provider, priority: .user)
    let animates = Toolkit.enablesAnimations
    Toolkit.enablesAnimations = false
    defer {
      Toolkit.enablesAnimations = animates
      display.remove(provider)
    }
    #expect(provider.load(try stylesheet(metrics)).isEmpty)
    window.layOut(width: 2000)
    for kind in Self.kinds + toggles + Self.joined + Self.placed {
      try body(kind, try #require(builder.widget(kind.name)))
    }
  }

  private func stylesheet(_ metrics: String) throws -> String {
    let text = SourceText(
      file: "metrics.livery.toml", "livery = 1\nname = 'Metrics'\n[metrics]\n\(metrics)\n")
    let reading = try ThemeLibrary.onScreen.read(text, path: nil)
    #expect(reading.findings.isEmpty, "\(reading.findings)")
    let theme = try #require(reading.theme).resolved(.light)
    return Stylesheet(theme, target: Target(Toolkit.release)).text
  }
}
