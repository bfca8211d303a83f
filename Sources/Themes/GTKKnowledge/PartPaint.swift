public import ThemeColor
public import ThemeModel

/// The color of a part of a widget.
public struct PartPaint: Hashable, Sendable {
  public let color: GTKColor

  /// The opacity of the color: 0.55 for a dimmed label.
  public let opacity: Double

  /// Whether the color was read from a pixel, with its components already multiplied by alpha.
  public let isPremultiplied: Bool
}

extension ReleaseKnowledge {
  /// The parts of widgets that were painted, such as `window-bg` or `focus-ring`.
  public var paintedParts: [String] { table.keys(.paint) }

  /// The roles whose colors the parts of a node or a style class follow, such as `switch-on` for
  /// `switch`; empty if no such part was measured.
  public func roles(painting name: String) -> [ColorRole] {
    let own = name.filter { $0 != "-" }
    var roles: Set<ColorRole> = []
    for read in table.keys(.read) {
      let fields = read.split(separator: " ")
      guard fields.count == 2, fields[0].beginsWithWords(own),
        let role = ColorRole(colorName: String(fields[1]))
          ?? ColorRole(variableName: String(fields[1]))
      else { continue }
      roles.insert(role)
    }
    return ColorRole.allCases.filter(roles.contains)
  }

  /// The default color of a part, without a theme; `nil` if it has none, or it is not known.
  public func paint(_ part: String, in appearance: Appearance) -> PartPaint? {
    release.isMeasured ? measuredPaint(part, in: appearance) : nil
  }

  /// The color of a part, in the release or the measured one on which it is based.
  func measuredPaint(_ part: String, in appearance: Appearance) -> PartPaint? {
    table.value(.paint, part, in: appearance).flatMap(PartPaint.init(fact:))
  }

  /// The named colors and variables that a part's color follows.
  public func sources(of part: String, in appearance: Appearance) -> [String] {
    table.keys(.read).filter { key in
      key.hasPrefix(part + " ") && table.value(.read, key, in: appearance) != nil
    }.map { String($0.dropFirst(part.utf8.count + 1)) }
  }
}

extension PartPaint {
  /// Reads a color, perhaps followed by `* OPACITY` or `premultiplied`.
  init?(fact: String) {
    let times = fact.firstRange(of: " * ")
    guard let color = GTKColor(fact: String(fact[..<(times?.lowerBound ?? fact.endIndex)])) else {
      return nil
    }
    let opacity = times.flatMap { Double(fact[$0.upperBound...]) } ?? 1
    self.init(
      color: color, opacity: opacity, isPremultiplied: fact.hasSuffix("premultiplied"))
  }
}

extension Substring {
  /// Whether the first words of a hyphenated name, written as one, equal the name.
  fileprivate func beginsWithWords(_ name: String) -> Bool {
    var joined = ""
    for word in split(separator: "-") {
      joined += word
      if joined == name { return true }
    }
    return false
  }
}
