import GTKKnowledge
import ThemeSource

/// A property of GTK's CSS: the 111 of every GTK 4, `all`, later ones, and those that only GTK 3
/// has.
struct GTKProperty {
  private let index: Int

  /// The property with a name, in small letters as GTK wants it.
  init?(_ name: ArraySlice<UInt8>) {
    guard let index = GTKProperty.names.index(of: name) else { return nil }
    self.index = index
  }

  var name: String { GTKProperty.names[index] }

  /// The feature that a release needs for the property; `nil` if every release has it.
  var feature: GTKFeature? { GTKProperty.definitions[index].feature }

  /// Whether GTK 3 has the property, and GTK 4 has it no more.
  var isOfGTK3: Bool { GTKProperty.definitions[index].isOfGTK3 }

  /// The name that GTK 3 wants instead of this one.
  var renamed: String? { GTKProperty.definitions[index].renamed }

  /// Whether `@keyframes` may change it.
  var isAnimated: Bool { GTKProperty.definitions[index].isAnimated }

  /// Reads a value; `false`, and reported, if GTK would refuse it.
  func parse(_ parser: inout GTKParser) -> Bool { GTKProperty.definitions[index].parse(&parser) }

  /// Every name.
  static let names = NameTable(definitions.map(\.name))

  /// The names in GTK 3, without older names for the same property, and those in any GTK 4.
  static let ofGTK3 = definitions.filter { $0.feature == nil && $0.renamed == nil }.map(\.name)
  static let ofGTK4 = definitions.filter { !$0.isOfGTK3 }.map(\.name)

  typealias Parse = @Sendable (inout GTKParser) -> Bool

  struct Definition: Sendable {
    let name: String
    let isAnimated: Bool
    let parse: Parse
    var feature: GTKFeature?
    var isOfGTK3 = false
    var renamed: String?
  }

  static func animated(
    _ names: [String], since feature: GTKFeature? = nil, _ parse: @escaping Parse
  ) -> [Definition] {
    names.map { Definition(name: $0, isAnimated: true, parse: parse, feature: feature) }
  }

  static func fixed(
    _ names: [String], since feature: GTKFeature? = nil, _ parse: @escaping Parse
  ) -> [Definition] {
    names.map { Definition(name: $0, isAnimated: false, parse: parse, feature: feature) }
  }

  private static func sides(_ prefix: String, _ suffix: String = "") -> [String] {
    ["top", "right", "bottom", "left"].map { "\(prefix)-\($0)\(suffix)" }
  }

  private static let definitions: [Definition] =
    text + fonts + icons + boxes + borders + backgrounds + times + later + gone

  private static let later: [Definition] = [
    Definition(
      name: "-gtk-icon-weight", isAnimated: true, parse: { $0.fontWeight() }, feature: .iconWeight),
    Definition(
      name: "backdrop-filter", isAnimated: true, parse: { $0.filters() }, feature: .backdropFilter),
    Definition(
      name: "font-width", isAnimated: false, parse: { $0.fontWidth() }, feature: .fontWidth),
  ]

  static let corners = ["top-left", "top-right", "bottom-right", "bottom-left"]

  private static let text: [Definition] =
    animated(
      [
        "color", "caret-color", "-gtk-secondary-caret-color", "text-decoration-color",
        "outline-color", "background-color",
      ] + sides("border", "-color")
    ) { $0.color() }
    + animated(["opacity"]) {
      $0.number($0.has(.number) || !$0.knows(.percentOpacity) ? .number : [.number, .percentage])
    }
    + animated(["-gtk-dpi"]) { $0.number(.number) }
    + animated(["letter-spacing"]) { $0.number(.length) }
    + animated(["line-height"], since: .ofGTK4) { $0.lineHeight() }
    + fixed(["text-transform"], since: .ofGTK4) {
      $0.keyword("none", "lowercase", "uppercase", "capitalize")
    }
    + fixed(["text-decoration-line"]) { $0.decorationLine() }
    + fixed(["text-decoration-style"]) { $0.keyword(GTKParser.decorationStyles) }
    + animated(["text-decoration"]) { $0.decoration() }
    + animated(["text-shadow", "-gtk-icon-shadow"]) { $0.shadows(ofBoxes: false) }
    + animated(["all"]) {
      $0.fail("'all' takes only 'initial', 'inherit' or 'unset'")
    }

  private static let fonts: [Definition] =
    fixed(["font-family"]) { $0.families() }
    + animated(["font-size"]) { $0.fontSize() }
    + animated(["font-weight"]) { $0.fontWeight() }
    + fixed(["font-style"]) { $0.keyword(GTKParser.fontStyles) }
    + fixed(["font-stretch"]) { $0.keyword(GTKParser.fontStretches) }
    + fixed(["font-kerning"], since: .ofGTK4) { $0.keyword("auto", "normal", "none") }
    + fixed(["font-variant-ligatures"], since: .ofGTK4) { $0.ligatures() }
    + fixed(["font-variant-position"], since: .ofGTK4) { $0.keyword(GTKParser.positions) }
    + fixed(["font-variant-caps"], since: .ofGTK4) { $0.keyword(GTKParser.caps) }
    + fixed(["font-variant-numeric"], since: .ofGTK4) { $0.numerics() }
    + fixed(["font-variant-alternates"], since: .ofGTK4) { $0.keyword(GTKParser.alternates) }
    + fixed(["font-variant-east-asian"], since: .ofGTK4) { $0.eastAsian() }
    + fixed(["font-variant"]) { $0.isGTK3 ? $0.keyword("normal", "small-caps") : $0.variants() }
    + animated(["font-feature-settings"]) { $0.isGTK3 ? $0.string() : $0.features() }
    + animated(["font-variation-settings"], since: .ofGTK4) { $0.variations() }
    + animated(["font"]) { $0.font() }

  private static let icons: [Definition] =
    animated(["-gtk-icon-source"]) { $0.isGTK3 && $0.consume("builtin") || $0.imageOrNone() }
    + animated(["border-image-source"]) { $0.imageOrNone() }
    + animated(["-gtk-icon-size"], since: .ofGTK4) { $0.number([.length, .percentage, .positive]) }
    + fixed(["-gtk-icon-style"]) { $0.keyword("requested", "regular", "symbolic") }
    + animated(["-gtk-icon-palette"]) { $0.consume("default") || $0.palette() }
    + animated(["filter", "-gtk-icon-filter"], since: .ofGTK4) { $0.filters() }
    + animated(["transform"], since: .ofGTK4) { $0.transforms() }
    + animated(["-gtk-icon-transform"]) { $0.transforms() }
    + animated(["transform-origin"], since: .ofGTK4) { $0.placement() }

  private static let boxes: [Definition] =
    animated(["min-width", "min-height"]) { $0.number([.length, .positive]) }
    + animated(sides("padding")) { $0.number(.box) }
    + animated(sides("margin")) { $0.number([.length, .pixels]) }
    + animated(["padding"]) { $0.sides(.box) }
    + animated(["margin"]) { $0.sides([.length, .pixels]) }
    + animated(["border-spacing"], since: .ofGTK4) { $0.pair([.length, .positive]) }
    + animated(["outline-width"]) { $0.number(.box) }
    + animated(["outline-offset"]) { $0.number([.length, .pixels]) }
    + fixed(["outline-style"]) { $0.keyword(GTKParser.lineStyles) }
    + animated(["outline"]) { $0.line() }

  private static let borders: [Definition] =
    animated(sides("border", "-width")) { $0.number(.box) }
    + fixed(sides("border", "-style")) { $0.keyword(GTKParser.lineStyles) }
    + animated(corners.map { "border-\($0)-radius" }) { $0.pair(.radius) }
    + animated(["border-width"]) { $0.sides(.box) }
    + fixed(["border-style"]) { $0.sides { $0.keyword(GTKParser.lineStyles) } }
    + animated(["border-color"]) { $0.sides { $0.color() } }
    + animated(["border"] + sides("border")) { $0.line() }
    + animated(["border-radius"]) { $0.radii() }
    + fixed(["border-image-repeat"]) { $0.sliceRepetition() }
    + fixed(["border-image-slice"]) { $0.slice() }
    + fixed(["border-image-width"]) { $0.sliceWidth() }
    + animated(["border-image"]) { $0.borderImage() }

  private static let backgrounds: [Definition] =
    animated(["background-image"]) { $0.list { $0.imageOrNone() } }
    + fixed(["background-clip", "background-origin"]) { $0.list { $0.keyword(GTKParser.areas) } }
    + animated(["background-size"]) { $0.list { $0.size() } }
    + animated(["background-position"]) { $0.list { $0.placement() } }
    + fixed(["background-repeat"]) { $0.list { $0.repetition() } }
    + fixed(["background-blend-mode"]) { $0.list { $0.blendMode() } }
    + animated(["background"]) { $0.background() }
    + animated(["box-shadow"]) { $0.shadows(ofBoxes: true) }

  private static let times: [Definition] =
    fixed(["transition-property", "animation-name"]) { $0.list { $0.name("expected a name") } }
    + fixed(["transition-duration", "transition-delay", "animation-duration", "animation-delay"]) {
      $0.list { $0.number(.time) }
    }
    + fixed(["transition-timing-function", "animation-timing-function"]) {
      $0.list { $0.easing() }
    }
    + fixed(["transition"]) { $0.list { $0.transition() } }
    + fixed(["animation-iteration-count"]) { $0.list { $0.iteration() } }
    + fixed(["animation-direction"]) { $0.list { $0.keyword(GTKParser.directions) } }
    + fixed(["animation-play-state"]) { $0.list { $0.keyword("running", "paused") } }
    + fixed(["animation-fill-mode"]) { $0.list { $0.keyword(GTKParser.fillModes) } }
    + fixed(["animation"]) { $0.list { $0.animation() } }
}
