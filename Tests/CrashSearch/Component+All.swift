import ThemeCSS

/// Every number and kind of value that is measured.
nonisolated extension Component {
  static let all: [Component] =
    kinds + boxes + besides + shadows + text + filters + transforms + pictures + counts + lines

  private static let boxes = [
    Component("extent", "margin: #px"), Component("padding", "padding: #px"),
    Component("min-width", "min-width: #px; min-height: #px"),
    Component("border-spacing", "border-spacing: #px"),
    Component("border-width", "border: #px solid red"),
    Component(
      "border-radius", "border-radius: #px; border: 1px solid red; background: blue",
      in: [.few, .many, .nested, .contents]),
  ]

  /// The size of widgets beside what is painted of all that they take up.
  private static let besides =
    [
      "opacity": "opacity: 0.9; background: red", "filter": "filter: grayscale(1); background: red",
      "transform": "transform: rotate(1deg); background: red",
      "conic-gradient": "background: conic-gradient(red, blue)",
      "radial-gradient": "background: radial-gradient(circle, red, blue)",
      "linear-gradient": "background: linear-gradient(red, blue)",
      "cross-fade": "background: cross-fade(50% image(red), image(blue))",
      "-gtk-icontheme": "background: -gtk-icontheme(\"folder\")",
      "box-shadow blur": "box-shadow: 0 0 @px red",
      "inset box-shadow blur": "box-shadow: inset 0 0 @px red",
      "text-shadow blur": "text-shadow: 0 0 @px red",
      "-gtk-icon-shadow blur": "-gtk-icon-shadow: 0 0 @px red",
      "filter blur": "filter: blur(@px)", "filter shadow": "filter: drop-shadow(0 0 @px red)",
      "-gtk-icon-filter blur": "-gtk-icon-filter: blur(@px)",
      "-gtk-icon-filter shadow": "-gtk-icon-filter: drop-shadow(0 0 @px red)",
      "backdrop-filter blur": "backdrop-filter: blur(@px)",
      "dotted border-width": "border: 1px dotted red",
      "ridge border-width": "border: 1px ridge red",
    ].sorted { $0.key < $1.key }.map { name, declarations in
      let amount = Int(CrashLimits.besideAmounts[name] ?? 1)
      let painting = declarations.replacing("@", with: "\(amount)")
      return Component(
        "extent beside \(name)", "\(painting); padding: #px", from: 4, in: [.many, .nested])
    }

  private static let lines = [
    Component("dotted border-width", "border: #px dotted red"),
    Component("ridge border-width", "border: #px ridge red"),
    Component("outline-width", "outline: #px solid red"),
    Component("dotted outline-width", "outline: #px dotted red"),
    Component("ridge outline-width", "outline: #px ridge red"),
    Component("outline-offset", "outline: 4px solid red; outline-offset: #px"),
    Component("dotted outline-offset", "outline: 4px dotted red; outline-offset: #px"),
  ]

  private static let text = [
    Component("font-size", "font-size: #px"),
    // What makes text longer is measured with what makes it higher.
    Component("text spacing", "letter-spacing: #px; line-height: #px"),
    Component("-gtk-icon-size", "-gtk-icon-size: #px"), Component("-gtk-dpi", "-gtk-dpi: #"),
    Component("text-shadow offset", "text-shadow: #px #px red"),
    Component("text-shadow blur", "text-shadow: 0 0 #px red"),
    Component("-gtk-icon-shadow offset", "-gtk-icon-shadow: #px #px red"),
    Component("-gtk-icon-shadow blur", "-gtk-icon-shadow: 0 0 #px red"),
  ]

  private static let shadows = [
    Component("box-shadow offset", "box-shadow: #px #px red"),
    Component("box-shadow blur", "box-shadow: 0 0 #px red"),
    Component("box-shadow spread", "box-shadow: 0 0 0 #px red"),
    Component(
      "invisible box-shadow reach", "box-shadow: 4px 4px #px transparent", in: [.contents]),
    Component("inset box-shadow offset", "box-shadow: inset #px #px red"),
    Component("inset box-shadow blur", "box-shadow: inset 0 0 #px red"),
    Component(
      "inset box-shadow spread", "box-shadow: inset 0 0 0 #px red",
      in: [.few, .many, .nested, .contents]),
  ]

  private static let filters =
    ["filter", "-gtk-icon-filter", "backdrop-filter"].flatMap { name in
      [
        Component("\(name) blur", "\(name): blur(#px)"),
        Component("\(name) offset", "\(name): drop-shadow(#px #px red)"),
        Component("\(name) shadow", "\(name): drop-shadow(0 0 #px red)"),
      ]
    }

  private static let transforms =
    ["transform", "-gtk-icon-transform"].flatMap { name in
      [
        Component("\(name) offset", "\(name): translate(#px, #px)"),
        Component("\(name) factor", "\(name): scale(#)"),
        Component("\(name) angle", "\(name): rotate(#deg)"),
        Component("\(name) skew", "\(name): skew(#deg)", upTo: 89),
        Component("\(name) matrix", "\(name): matrix(1, #, #, 1, 0, 0)"),
        Component("\(name) depth", "\(name): translate3d(0, 0, #px)"),
        Component("\(name) perspective", "\(name): perspective(#px) rotateX(45deg)"),
      ]
    }

  private static let pictures = [
    Component(
      "background-size", "background: linear-gradient(red, blue); background-size: #px #px"),
    Component(
      "background-position", "background: linear-gradient(red, blue) #px #px; background-size: 9px"),
    Component("gradient length", "background: linear-gradient(red, blue #px)"),
    Component("gradient radius", "background: radial-gradient(circle #px, red, blue)"),
    Component("gradient place", "background: radial-gradient(circle 9px at #px #px, red, blue)"),
    Component(
      "-gtk-icontheme size",
      "background: -gtk-icontheme(\"folder\"); background-size: #px #px"),
    Component(
      "border-image-width", "border: 4px solid; border-image: linear-gradient(red, blue) 1 / #px"),
    Component(
      "border-image-slice",
      "border: 4px solid; border-image: linear-gradient(red, blue) # / 10px space"),
    Component(
      "border-image-slice beside thin border",
      "border: 1px solid; border-image: linear-gradient(red, blue) # / 1px space"),
  ]

  private static let counts = [
    Component("box-shadow layers", "box-shadow: #", repeating: "0 0 16px red", by: ", "),
    Component(
      "inset box-shadow layers", "box-shadow: #", repeating: "inset 0 0 16px red", by: ", "),
    Component("text-shadow layers", "text-shadow: #", repeating: "0 0 4px red", by: ", "),
    Component("-gtk-icon-shadow layers", "-gtk-icon-shadow: #", repeating: "0 0 4px red", by: ", "),
    Component("filter functions", "filter: #", repeating: "blur(4px)", by: " "),
    Component("drop-shadow functions", "filter: #", repeating: "drop-shadow(0 0 red)", by: " "),
    Component("-gtk-icon-filter functions", "-gtk-icon-filter: #", repeating: "blur(4px)", by: " "),
    Component("backdrop-filter functions", "backdrop-filter: #", repeating: "blur(4px)", by: " "),
    Component("transform functions", "transform: #", repeating: "rotate(1deg)", by: " "),
    Component(
      "background layers", "background: #", repeating: "conic-gradient(red, blue)", by: ", "),
    Component(
      "radial layers", "background: #", repeating: "radial-gradient(circle, red, blue)", by: ", "),
    Component("linear layers", "background: #", repeating: "linear-gradient(red, blue)", by: ", "),
    Component(
      "-gtk-icontheme layers", "background: #", repeating: "-gtk-icontheme(\"folder\")", by: ", "),
    Component(
      "cross-fade layers", "background: #",
      repeating: "cross-fade(50% image(red), image(blue))", by: ", "),
    Component("list values", "transition: #", repeating: "color 1s", by: ", "),
    Component(
      "gradient stops", "background: linear-gradient(#)", repeating: "red", by: ", ", upTo: 4096),
  ]

  private static let kinds = [
    Component(
      kind: "elliptical radius", "popover > contents { border-radius: 10px 1px / 1px 10px; }"),
    Component(
      kind: "border-image-width auto",
      "button { border-image: linear-gradient(red, blue) 1 / auto; }"),
    Component(
      kind: "border-image conic-gradient",
      "* { transform: rotate(45deg); border-image: conic-gradient(red, blue) 1 / 4px; }"),
    Component(
      kind: "text-shadow currentColor", "textview:hover { text-shadow: 1px 1px currentColor; }"),
    Component(
      kind: "-gtk-icon-shadow currentColor", "* { -gtk-icon-shadow: 1px 1px currentColor; }"),
    Component(kind: "box-shadow currentColor", "* { box-shadow: 1px 1px currentColor; }"),
    Component(kind: "drop-shadow currentColor", "label { filter: drop-shadow(1px 1px); }"),
    Component(
      kind: "-gtk-icon-palette currentColor",
      "check { -gtk-icon-palette: success currentColor, error @accent_color; }"),
    Component(kind: "negative blur", "label { box-shadow: 0 0 calc(1px - 9px) red; }"),
    Component(kind: "negative blur function", "label { filter: blur(calc(1px - 9px)); }"),
    Component(kind: "icon without a size", "image { -gtk-icon-transform: scale(0); }"),
    Component(
      kind: "background-blend-mode",
      "label { background-blend-mode: luminosity; background-image: image(transparent); }"),
    Component(
      kind: "negative border-image-width",
      "button { border: 4px solid; border-image: linear-gradient(red, blue) 1 / calc(-1 - 1) space; }"
    ),
    Component(
      kind: "negative border-image-slice",
      "button { border: 4px solid; border-image: linear-gradient(red, blue) calc(-1 - 1) space; }"),
    Component(
      kind: "unknown border-image-width",
      "button { border: 4px solid; border-image: linear-gradient(red, blue) 1 / cos(180deg) space; }"
    ),
    Component(
      kind: "conic-gradient",
      ":root { --x: nope; } label { background-image: conic-gradient(var(--x), red); }"),
    Component(kind: "repeated painting", "* { filter: drop-shadow(1px 1px red); }"),
    Component(
      kind: "eight transform functions",
      "window { transform: \(String(repeating: "rotate(1deg) ", count: 8)); }"),
    Component(
      kind: "selector parts",
      "label\(String(repeating: ".a.b", count: 20_000)) { color: red; }"),
    Component(
      kind: "selector tree", (1...5_000).map { ".a\($0) { color: red; } " }.joined()),
    Component(
      kind: "repeating gradient",
      ".horizontal { background: repeating-radial-gradient(circle, red 50%, blue 1px); }"),
    Component(
      kind: "repeating stops",
      "label { background: repeating-radial-gradient(circle, red 0.01px, blue 0.01px); }"),
    Component(
      kind: "easing",
      "@keyframes m { from { font-size: 128px; } to { font-size: 1px; } } * { animation: m 1s infinite "
        + "alternate; animation-timing-function: cubic-bezier(0, 30, 1, 30); }"),
    Component(
      kind: "named colors",
      "@define-color c0 red; "
        + (1...27).map { "@define-color c\($0) mix(@c\($0 - 1), @c\($0 - 1), 0.5); " }.joined()
        + "label { color: @c27; }"),
    Component(
      kind: "selectors", (1...20_000).map { _ in "label { color: red; } " }.joined()),
    Component(
      kind: "selector walks",
      (1...1_000).map {
        "a\($0) \(String(repeating: "box ", count: 13))label { color: red; } "
      }.joined()),
    Component(kind: "hue", "button { border-color: hsl(1e38, 50%, 50%); }"),
    Component(kind: "relative font-size", "* { font-size: 150%; }"),
    Component(kind: "relative scale", "label, box { transform: scale(7.9); }"),
    Component(kind: "dots of no size", "* { border: 0.02px dotted red; border-radius: 9999px; }"),
    Component(
      kind: "SVG blend",
      "label { background-image: url(\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' "
        + "width='2000' height='2000'>\(String(repeating: "<g style='mix-blend-mode:luminosity'>", count: 150))"
        + "<rect width='9' height='9'/>\(String(repeating: "</g>", count: 150))</svg>\"); }"),
    Component(
      kind: "SVG text",
      "label { background-image: url(\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' "
        + "width='100' height='100'><text font-size='1e9'>x</text></svg>\"); }"),
  ]
}
