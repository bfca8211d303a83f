public import ThemeColor
public import ThemeModel

extension ReleaseKnowledge {
  /// The names that the stylesheet defines by `@define-color`, with their `@`.
  public var namedColors: [String] { table.keys(.stock).filter { $0.hasPrefix("@") } }

  /// The default value of a named color or a variable.
  ///
  /// The name is spelled as in CSS: `@window_bg_color`, `--window-bg-color`.
  public func stock(_ name: String, in appearance: Appearance) -> GTKColor? {
    table.value(.stock, name, in: appearance).flatMap(GTKColor.init(fact:))
  }

  /// The default color of a role; `nil` if libadwaita does not have it.
  public func stock(_ role: ColorRole, in appearance: Appearance) -> GTKColor? {
    guard let reading = reading(of: role) else { return nil }
    return stock(reading.variable ?? reading.name, in: appearance)
  }
}

extension GTKColor {
  /// Reads `#rrggbb` or `#rrggbbaa`, and the components after it if bytes are not exact.
  init?(fact: String) {
    // It uses bytes, since all words are ASCII, and hundreds are read for a release.
    let words = fact.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    let components = words.dropFirst().prefix(4).compactMap { Float($0) }
    if components.count == 4 {
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    } else if let word = words.first, let color = Color(hex: String(word)) {
      self.init(color)
    } else {
      return nil
    }
  }
}
