extension GTKChannels {
  /// The color as GTK's stylesheets spell it, given the text after `from`.
  public func text(from origin: String? = nil) -> String {
    var words = origin.map { ["from", $0] } ?? []
    var name = space.rawValue
    if isOfBytes {
      name = "rgb"
    } else if ![.hsl, .hwb, .oklab, .oklch].contains(space) {
      name = "color"
      words.append(space.rawValue)
    }
    let names = space.channelNames + ["alpha"]
    let values = values.map { $0?.text(naming: names) ?? "none" }
    words += values.prefix(3)
    if values.count > 3 { words += ["/", values[3]] }
    return "\(name)(\(words.joined(separator: " ")))"
  }
}

extension GTKMixture {
  /// The mixture in the syntax of GTK's stylesheets, given its colors.
  public func text(_ a: String, _ b: String) -> String {
    let path = huePath == .shorter ? "" : " \(huePath.rawValue) hue"
    let weighted = { (color: String, share: Double?) in
      color + (share.map { " \($0)%" } ?? "")
    }
    return "color-mix(in \(space.rawValue)\(path), \(weighted(a, first)), \(weighted(b, second)))"
  }
}

extension GTKNumber {
  /// The number as stylesheets spell it, given the names of the channels.
  fileprivate func text(naming names: [String]) -> String {
    switch self {
    case .number(let number) where !number.isFinite,
      .percentage(let number) where !number.isFinite, .angle(let number) where !number.isFinite:
      "calc(\(part(naming: names)))"
    case .number, .percentage, .angle, .channel, .call: part(naming: names)
    case .sum, .difference, .product, .quotient: "calc\(part(naming: names))"
    }
  }

  /// The number inside a calculation.
  private func part(naming names: [String]) -> String {
    let part = { (number: GTKNumber) in number.part(naming: names) }
    switch self {
    case .number(let number): return number.cssText(unit: "")
    case .percentage(let number): return number.cssText(unit: "%")
    case .angle(let number): return number.cssText(unit: "deg")
    case .channel(let index): return names[index]
    case .sum(let a, let b): return "(\(part(a)) + \(part(b)))"
    case .difference(let a, let b): return "(\(part(a)) - \(part(b)))"
    case .product(let a, let b): return "(\(part(a)) * \(part(b)))"
    case .quotient(let a, let b): return "(\(part(a)) / \(part(b)))"
    case .call(let function, let arguments):
      let words = function.rawValue.split(separator: " ")
      let list = words.dropFirst().map(String.init) + arguments.map(part)
      return "\(words[0])(\(list.joined(separator: ", ")))"
    }
  }
}

extension Double {
  /// The number with its unit inside a calculation (CSS Values 4, section 10.7.1).
  fileprivate func cssText(unit: String) -> String {
    guard !isFinite else { return "\(self)\(unit)" }
    let word = isNaN ? "NaN" : self < 0 ? "-infinity" : "infinity"
    return unit.isEmpty ? word : "(\(word) * 1\(unit))"
  }
}
