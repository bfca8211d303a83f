public import ThemeColor
public import ThemeModel

/// What a part of a widget is painted in.
public struct Paint: Hashable, Sendable {
  public let color: GTKColor

  /// How much of the color is left to see: 0.55 for a dimmed label.
  public let opacity: Double

  /// Whether the color was read from a pixel, with its components already multiplied by alpha.
  public let isPremultiplied: Bool
}

extension ReleaseKnowledge {
  /// The parts of widgets that were painted, such as `window-bg` or `focus-ring`.
  public var paintedParts: [String] { table.keys(.paint) }

  /// What a part is painted in while no theme sets anything; `nil` where nothing is painted, and of
  /// a release that nobody painted.
  public func paint(_ part: String, in appearance: Appearance) -> Paint? {
    release.isMeasured ? measuredPaint(part, in: appearance) : nil
  }

  /// What a part is painted in, in the release or the painted one that it stands on.
  func measuredPaint(_ part: String, in appearance: Appearance) -> Paint? {
    table.value(.paint, part, in: appearance).flatMap(Paint.init(fact:))
  }

  /// The named colors and variables that a part's color follows.
  public func sources(of part: String, in appearance: Appearance) -> [String] {
    table.keys(.read).filter { key in
      key.hasPrefix(part + " ") && table.value(.read, key, in: appearance) != nil
    }.map { String($0.dropFirst(part.utf8.count + 1)) }
  }
}

extension Paint {
  /// Reads a color, perhaps followed by `* OPACITY` or `premultiplied`.
  init?(fact: String) {
    let parts = fact.split(separator: " * ")
    guard let first = parts.first, let color = GTKColor(fact: String(first)) else { return nil }
    let opacity = parts.count > 1 ? Double(parts[1]) ?? 1 : 1
    self.init(
      color: color, opacity: opacity, isPremultiplied: fact.hasSuffix("premultiplied"))
  }
}
