/// Values, most of them near what the checks still allow.
nonisolated extension Grammar {
  mutating func number() -> String {
    dice.pick([
      "0", "1e-30", "0.001", "0.5", "1", "1.1", "2", "7.9", "8", "16", "64", "96", "128", "384",
      "1024", "-1",
      "-16", "1e6", "1e10", "calc(8 * 1)", "var(--number)", "calc(1 / 0)",
    ])
  }

  /// A length, not beyond a limit in px as a rule.
  mutating func length(_ limit: Double) -> String {
    let share = dice.pick([0.0, 1e-6, 0.001, 0.01, 0.1, 0.25, 0.5, 1, 1, 1, -1, -0.5, 4, 16])
    let number = limit * share
    return dice.pick([
      "\(number)px", "\(number)px", "\(number)px", "\(number / 16)em", "\(number / 16)rem",
      "\(number * 0.75)pt", "calc(\(number)px * 1)", "calc(\(number / 2)px + \(number / 2)px)",
      "\(Int(number))%", "var(--length)", "max(\(number)px, 1em)", "calc(var(--length) * 4)",
      "clamp(1px, \(number)px, 1000em)", "calc(100% + \(number)px)", "1px", "0",
    ])
  }

  mutating func fontSize() -> String {
    dice.pick([
      length(128), length(128), "110%", "1.1em", "larger", "200%", "150%", "x-large", "xx-large",
      "calc(1em + 1px)", "calc(100% * 1.1)", "1.05em", "max(1em, 20px)", "128px", "96pt", "2rem",
      "2ex", "800%", "1px", "0.001px", "smaller",
    ])
  }

  mutating func color() -> String {
    dice.pick([
      "red", "red", "currentColor", "alpha(red, 0.5)", "mix(red, blue, 0.5)", "shade(red, 1e10)",
      "@tone", "rgba(1, 2, 3, 0.4)", "hsl(9999999deg 50% 50%)", "color-mix(in oklch, red, blue)",
      "oklch(from red l c h)", "mix(@tone, shade(@tone, 2), 1e9)", "@accent_color", "transparent",
    ])
  }

  mutating func shadow() -> String {
    "\(dice.pick(["", "", "inset "]))\(length(128)) \(length(128)) "
      + "\(dice.pick(["64px", "63px", "16px", "0", length(64)])) \(dice.pick(["", length(128)])) \(color())"
  }

  mutating func filter() -> String {
    dice.pick([
      "blur(\(length(64)))", "blur(16px)", "blur(64px)",
      "drop-shadow(\(length(128)) 0 \(length(64)) \(color()))",
      "brightness(\(number()))", "contrast(\(number()))", "saturate(\(number()))",
      "hue-rotate(\(number())deg)", "opacity(\(number()))", "sepia(\(number()))",
      "invert(\(number()))", "grayscale(\(number()))",
    ])
  }

  mutating func transform() -> String {
    dice.pick([
      "translate(\(length(1_024)), \(length(1_024)))", "translate3d(1px, 1px, \(length(1_024)))",
      "scale(\(number()))", "scale(1.1)", "scale3d(1, 1, \(number()))", "rotate(\(number())deg)",
      "rotate3d(1, 1, 1, \(number())deg)", "skew(\(number())deg)", "skew(89.99deg)",
      "perspective(\(length(1_024)))", "matrix(\(number()), 0, 0, \(number()), 0, 0)",
      "matrix(1, \(number()), \(number()), 1, 0, 0)", "rotateX(89.9deg)", "rotate(45deg)",
    ])
  }

  mutating func time() -> String {
    dice.pick(["0s", "0.000001s", "0.01s", "0.1s", "1s", "1e10s", "-5s", "20ms"])
  }

  mutating func easing() -> String {
    dice.pick([
      "linear", "steps(1000000000)", "steps(1)", "cubic-bezier(0, 1e10, 1, -1e10)",
      "cubic-bezier(0.1, 0.2, 0.3, 0.4)",
    ])
  }

  /// A picture, which may be made of others.
  mutating func image(_ depth: Int) -> String {
    let stops = { (grammar: inout Grammar) in
      (0..<grammar.dice.pick([2, 2, 2, 3, 64, 1_000])).map { _ in
        "\(grammar.dice.pick(["red", "blue", "alpha(red, 0.5)", "transparent"]))"
          + grammar.dice.pick(["", "", " 1px", " 50%", " 0.01px", " \(grammar.length(1_024))"])
      }.joined(separator: ", ")
    }
    let simple = dice.pick([
      "image(\(color()))", "linear-gradient(\(stops(&self)))", "radial-gradient(\(stops(&self)))",
      "linear-gradient(\(number())deg, \(stops(&self)))",
      "repeating-linear-gradient(\(stops(&self)))",
      "repeating-radial-gradient(circle, \(stops(&self)))",
      "radial-gradient(circle \(length(1_024)) at \(length(1_024)) 0, \(stops(&self)))",
      "conic-gradient(\(stops(&self)))", "conic-gradient(from \(number())deg, \(stops(&self)))",
      "none",
      "-gtk-icontheme(\"folder\")", "-gtk-icontheme(\"edit-copy-symbolic\")", "builtin-image",
    ])
    guard depth < 4 else { return simple }
    switch Int.random(in: 0..<12, using: &dice) {
    case 0:
      return
        "cross-fade(\(dice.pick(["50%", "0%", "100%"])) \(image(depth + 1)), \(image(depth + 1)))"
    case 1: return "-gtk-recolor(\(image(depth + 1)))"
    case 2: return "-gtk-scaled(\(image(depth + 1)), \(image(depth + 1)))"
    default: return simple
    }
  }
}
