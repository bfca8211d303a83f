import ThemeSource

/// A function whose channels are separated by spaces, or by commas in the old syntax.
struct GTKColorFunction {
  /// The allowed values of a channel.
  enum Channel {
    /// A channel of `rgb()`: a number or a percentage; in the old syntax all of the same kind.
    case light
    /// A percentage in `hsl()`; in the modern syntax also a number.
    case share
    case hue
    case component
    case alpha
  }

  let channels: [Channel]

  /// The names of the channels that numbers may be written with after `from`.
  let names: [StaticString]

  /// Whether commas may separate the channels.
  let takesCommas: Bool
  let commaCounts: ClosedRange<Int>

  /// Whether a color space comes first.
  var hasSpace = false

  /// The function with a name; `nil` if another is meant.
  init?(_ token: CSSToken, in sheet: CSSStylesheet) {
    let word = { (name: StaticString) in sheet.isWord(token, name) }
    if word("rgb") || word("rgba") {
      self.init([.light, .light, .light], ["r", "g", "b"], commas: word("rgb") ? 3...3 : 4...4)
    } else if word("hsl") || word("hsla") {
      self.init([.hue, .share, .share], ["h", "s", "l"], commas: 3...4)
    } else if word("hwb") {
      self.init([.hue, .component, .component], ["h", "w", "b"])
    } else if word("oklab") {
      self.init([.component, .component, .component], ["l", "a", "b"])
    } else if word("oklch") {
      self.init([.component, .component, .hue], ["l", "c", "h"])
    } else if word("color") {
      self.init([.component, .component, .component], [])
      hasSpace = true
    } else {
      return nil
    }
  }

  private init(_ channels: [Channel], _ names: [StaticString], commas: ClosedRange<Int>? = nil) {
    self.channels = channels + [.alpha]
    self.names = names.isEmpty ? [] : names + ["alpha"]
    takesCommas = commas != nil
    commaCounts = commas ?? 3...4
  }
}

extension GTKParser {
  /// The syntax of the channels, once it is known.
  private enum Form {
    case open, modern, commas
  }

  mutating func colorFunction(_ function: GTKColorFunction) -> Bool {
    guard let token = next() else { return false }
    startBlock()
    defer { endBlock() }
    guard depth < GTKParser.nestingLimit else { return true }
    depth += 1
    let outer = channels
    channels = []
    defer {
      depth -= 1
      channels = outer
    }
    var form = function.takesCommas ? Form.open : .modern
    var isRelative = false
    if consume("from") {
      form = .modern
      // GTK continues after a color that it could not read, to find more errors.
      isRelative = color()
    }
    var names = function.names
    if function.hasSpace {
      guard let space = colorSpace() else { return false }
      names = space
    }
    if isRelative { channels = names }
    return channelValues(of: function, form, name: sheet.shown(token))
  }

  private mutating func colorSpace() -> [StaticString]? {
    if consume("xyz") { return ["x", "y", "z", "alpha"] }
    let spaces: [StaticString] = ["srgb", "srgb-linear", "display-p3", "rec2020", "rec2100-pq"]
    guard consume(anyOf: spaces) else {
      fail("expected a color space: 'xyz', " + spaces.map { "'\($0)'" }.joined(separator: ", "))
      return nil
    }
    return ["r", "g", "b", "alpha"]
  }

  private mutating func channelValues(
    of function: GTKColorFunction, _ start: Form, name: String
  ) -> Bool {
    var form = start
    var isPercentage = false
    var count = 0
    while true {
      if count == 0 { isPercentage = has(.percentage) }
      guard channelValue(function.channels[count], &form, ofPercentages: isPercentage) else {
        return false
      }
      count += 1
      if form == .open { form = has(.comma) ? .commas : .modern }
      let counts = form == .commas ? function.commaCounts : 3...4
      if isAtEnd {
        return count >= counts.lowerBound
          || fail("'\(name)()' takes at least \(counts.lowerBound) values")
      }
      if form == .commas {
        guard has(.comma) else { return fail("expected ',' or ')'") }
        guard count < counts.upperBound else { return fail("expected ')'") }
        consume()
      } else {
        if has(.comma) { return fail("'\(name)()' takes no commas in this form") }
        guard count < counts.upperBound else { return fail("expected ')'") }
        if count == counts.lowerBound, !consume(delimiter: "/") {
          return fail("expected '/' or ')'")
        }
      }
    }
  }

  private mutating func channelValue(
    _ channel: GTKColorFunction.Channel, _ form: inout Form, ofPercentages: Bool
  ) -> Bool {
    if channel == .light, form == .commas, has(.percentage) != ofPercentages {
      return fail("with commas, all three are numbers or all are percentages")
    }
    if form != .commas, consume("none") {
      form = .modern
      return true
    }
    return switch channel {
    case .light, .component: number([.number, .percentage])
    case .hue: number([.number, .angle])
    case .share: number(form == .modern ? [.number, .percentage] : .percentage)
    case .alpha: number(form == .modern ? [.number, .percentage] : .number)
    }
  }
}
