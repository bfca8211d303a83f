/// A declaration with a placeholder for a number.
struct Form {
  /// The declaration, with `#` in place of the number.
  let text: String

  /// The numbers to try, the least extreme first.
  let numbers: [String]

  private init(_ text: String, _ numbers: [String] = Form.large) {
    self.text = text
    self.numbers = numbers
  }

  func declaration(_ number: String) -> String { text.replacing("#", with: number) }

  private static let large = ["4096", "100000", "1e10"]
  private static let negative = large.map { "-\($0)" }
  private static let small = ["0", "1e-3", "1e-30"]

  /// Every property and every function that takes a length or a number.
  static let all: [Form] = lengths + negatives + functions + images + numbers

  private static let lengths =
    [
      "padding", "margin", "border-spacing", "border-width", "outline-width", "outline-offset",
      "border-radius", "border-top-left-radius", "min-width", "min-height", "-gtk-icon-size",
      "font-size", "letter-spacing", "line-height", "background-size", "background-position",
      "transform-origin", "border-image-width",
    ].map { Form("\($0): #px") }
    + ["border", "outline"].map { Form("\($0): #px solid red") }
    + [
      "font: #px Sans", "box-shadow: #px 0 red", "box-shadow: 0 0 #px red",
      "box-shadow: 0 0 0 #px red", "box-shadow: inset 0 0 #px red",
      "box-shadow: inset 0 0 0 #px red", "text-shadow: #px 0 red", "text-shadow: 0 0 #px red",
      "-gtk-icon-shadow: #px 0 red", "-gtk-icon-shadow: 0 0 #px red", "padding: calc(#px * 1)",
      "font-size: #%", "min-height: #em", "margin-left: #px",
    ].map { Form($0) }

  private static let negatives = [
    "margin: #px", "outline-offset: #px", "letter-spacing: #px", "background-position: #px",
    "box-shadow: #px 0 red", "box-shadow: 0 0 0 #px red", "box-shadow: inset 0 0 0 #px red",
    "text-shadow: #px 0 red", "transform: translate(#px)", "transform: scale(#)",
    "background-image: linear-gradient(red #px, blue)",
  ].map { Form($0, negative) }

  private static let functions =
    ["filter", "-gtk-icon-filter"].flatMap { property in
      [
        "blur(#px)", "drop-shadow(#px 0 red)", "drop-shadow(0 0 #px red)", "brightness(#)",
        "contrast(#)", "saturate(#)", "hue-rotate(#deg)", "opacity(#)", "sepia(#)", "invert(#)",
        "grayscale(#)",
      ].map { Form("\(property): \($0)") }
    }
    + ["transform", "-gtk-icon-transform"].flatMap { property in
      [
        "translate(#px)", "translate3d(0, 0, #px)", "scale(#)", "scale3d(1, 1, #)", "rotate(#deg)",
        "skew(#deg)", "perspective(#px)", "matrix(#, 0, 0, #, 0, 0)", "matrix(1, 0, 0, 1, #, #)",
        "matrix(1, #, #, 1, 0, 0)",
      ].map { Form("\(property): \($0)") }
    }
    + ["scale(#)", "perspective(#px)", "matrix(#, 0, 0, #, 0, 0)"].map {
      Form("transform: \($0)", small)
    }

  private static let images =
    [
      "linear-gradient(red, blue #px)", "repeating-linear-gradient(red, blue #px)",
      "linear-gradient(#deg, red, blue)", "radial-gradient(circle #px, red, blue)",
      "repeating-radial-gradient(circle #px, red, blue 10px)",
      "radial-gradient(circle at #px #px, red, blue)", "conic-gradient(from #deg, red, blue)",
      "cross-fade(#% image(red), image(blue))",
    ].map { Form("background-image: \($0)") }
    + [
      "repeating-linear-gradient(red 0px, blue #px)",
      "repeating-radial-gradient(circle, red 0px, blue #px)",
      "radial-gradient(circle #px, red, blue)",
    ].map { Form("background-image: \($0)", small) }
    + [
      Form("background: image(red) repeat; background-size: #px #px", ["1", "0.1"] + small),
      Form("border-image: linear-gradient(red, blue) # / 10px"),
      Form("border-image: linear-gradient(red, blue) 1 / #px; border: 2px solid"),
    ]

  private static let numbers = [
    Form("line-height: #"), Form("-gtk-dpi: #"), Form("-gtk-dpi: #", small + ["-96"]),
    Form("opacity: #"), Form("font-weight: #", ["1", "999", "1000"]),
    Form("font-size: #px", small), Form("line-height: #px", small),
    Form("-gtk-icon-size: #px", small),
    Form("font-variation-settings: \"wght\" #"), Form("font-feature-settings: \"tnum\" #"),
    Form("transition: all #s"), Form("animation: none #s"), Form("animation-iteration-count: #"),
    Form("transition: all 1s steps(#)"), Form("transition: all 1s cubic-bezier(0, #, 1, #)"),
  ]
}
