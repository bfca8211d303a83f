/// A number in a declaration that a stylesheet may make larger and larger.
nonisolated struct Component {
  /// What it is called, such as `box-shadow blur`.
  let name: String

  /// The declarations, with `#` in place of the number.
  let declarations: String

  /// The largest number to try.
  let largest: Double

  private init(_ name: String, _ declarations: String, upTo largest: Double = 65_536) {
    (self.name, self.declarations, self.largest) = (name, declarations, largest)
  }

  /// Where widgets have it.
  enum Place: String, CaseIterable {
    /// Widgets that hold none of their own kind.
    case one

    /// Every widget, one inside the other.
    case all

    var selector: String {
      switch self {
      case .one: "label, button, entry, image, contents"
      case .all: "*"
      }
    }
  }

  /// The stylesheet with a number.
  func sheet(_ number: Double, in place: Place) -> String {
    let number = number == number.rounded() ? "\(Int(number))" : "\(number)"
    return "\(place.selector) { \(declarations.replacing("#", with: number)); }"
  }

  static let all: [Component] = boxes + lines + text + shadows + filters + transforms + pictures

  private static let boxes = [
    Component("extent", "margin: #px"), Component("padding", "padding: #px"),
    Component("min-width", "min-width: #px; min-height: #px"),
    Component("border-spacing", "border-spacing: #px"),
    Component("border-width", "border: #px solid red"),
    Component("border-radius", "border-radius: #px; border: 1px solid red; background: blue"),
    Component("extent beside opacity", "opacity: 0.9; margin: #px; background: red"),
    Component("extent beside filter", "filter: grayscale(1); margin: #px; background: red"),
    Component("extent beside transform", "transform: rotate(1deg); margin: #px; background: red"),
    Component("extent beside drawing", "background: conic-gradient(red, blue); padding: #px"),
  ]

  private static let lines = [
    Component("dotted border-width", "border: #px dotted red"),
    Component("dotted border-width beside radius", "border: #px dotted red; border-radius: 9999px"),
    Component("ridge border-width", "border: #px ridge red"),
    Component("outline-width", "outline: #px solid red"),
    Component("dotted outline-width", "outline: #px dotted red"),
    Component(
      "dotted outline-width beside radius", "outline: #px dotted red; border-radius: 9999px"),
    Component("outline-offset", "outline: 4px solid red; outline-offset: #px"),
    Component("dotted outline-offset", "outline: 4px dotted red; outline-offset: #px"),
    Component("dotted extent", "border: 1px dotted red; min-width: #px; min-height: #px"),
    Component(
      "dotted extent beside radius",
      "border: 1px dotted red; border-radius: 40px; min-width: #px; min-height: #px"),
  ]

  private static let text = [
    Component("font-size", "font-size: #px"), Component("letter-spacing", "letter-spacing: #px"),
    Component("line-height", "line-height: #px"), Component("line-height factor", "line-height: #"),
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
    Component("inset box-shadow offset", "box-shadow: inset #px #px red"),
    Component("inset box-shadow blur", "box-shadow: inset 0 0 #px red"),
    Component("inset box-shadow spread", "box-shadow: inset 0 0 0 #px red"),
    Component(
      "inset box-shadow blur beside radius",
      "box-shadow: inset 0 0 #px 100px red; border-radius: 9999px"),
    Component("box-shadow blur beside radius", "box-shadow: 0 0 #px red; border-radius: 9999px"),
    Component("box-shadow spread beside radius", "box-shadow: 0 0 0 #px red; border-radius: 9999px"),
    Component(
      "box-shadow spread beside blur", "box-shadow: 0 0 16px #px red, inset 0 0 16px #px red"),
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
    Component("background-size", "background: linear-gradient(red, blue); background-size: #px #px"),
    Component(
      "background-position", "background: linear-gradient(red, blue) #px #px; background-size: 9px"),
    Component("gradient length", "background: linear-gradient(red, blue #px)"),
    Component("gradient radius", "background: radial-gradient(circle #px, red, blue)"),
    Component("gradient place", "background: radial-gradient(circle 9px at #px #px, red, blue)"),
    Component(
      "border-image-width", "border: 4px solid; border-image: linear-gradient(red, blue) 1 / #px"),
    Component(
      "border-image-slice",
      "border: 4px solid; border-image: linear-gradient(red, blue) # / 10px space"),
    Component(
      "border-image-slice beside thin border",
      "border: 1px solid; border-image: linear-gradient(red, blue) # / 1px space"),
  ]
}
