public import ThemeCSS
public import ThemeFormats
public import ThemeSource

/// Where a dial changes which pairs of a theme have less contrast than they are asked for.
public struct DialEdge: Hashable, Sendable {
  /// The dials that move all colors alike.
  public enum Dial: CaseIterable, Sendable {
    case hue, chroma, lightness
  }

  /// The setting of the dial at which it is so, the nearest to the one that it has.
  public let value: Double

  /// The first pair that fails there, or passes.
  public let pair: FailingPair

  /// Whether the pair fails there and not here; otherwise it passes there.
  public let fails: Bool
}

extension ColorDials {
  /// Where a dial is.
  public subscript(dial: DialEdge.Dial) -> Double {
    switch dial {
    case .hue: hue
    case .chroma: chroma
    case .lightness: lightness
    }
  }

  /// The same with one dial at another place.
  public func setting(_ dial: DialEdge.Dial, to value: Double) -> ColorDials {
    ColorDials(
      hue: dial == .hue ? value : hue, chroma: dial == .chroma ? value : chroma,
      lightness: dial == .lightness ? value : lightness)
  }
}

extension ThemeAdjustment {
  /// How many places of a dial are tried before the search between two of them begins.
  private static let places = 24

  /// The nearest settings of a dial, below and above the one that it has, at which a pair passes or
  /// fails that does not here.
  ///
  /// They are found on a grid of 24 places and then between two of them, so that a pair which fails
  /// and passes again between two places is not seen. No contrast is given to the theme.
  ///
  /// - Parameters:
  ///   - dial: The dial; the others stay where they are.
  ///   - range: The settings that are tried.
  ///   - step: How exact the result is, in units of the dial.
  ///   - reading: A theme of Livery's own format.
  ///   - target: The releases of GTK on which the pairs are measured.
  ///   - isWanted: Asked before each try; what is found until then is returned once it is `false`.
  ///   - read: Reads a changed text as the theme was read.
  /// - Returns: At most one setting on each side, the one below first.
  public func edges(
    of dial: DialEdge.Dial, in range: ClosedRange<Double>, step: Double, of reading: ThemeReading,
    on target: Target, isWanted: () -> Bool, read: (SourceText) -> ThemeReading?
  ) -> [DialEdge] {
    let here = dials[dial]
    func failing(_ value: Double) -> [FailingPair]? {
      guard isWanted() else { return nil }
      let other = ThemeAdjustment(dials.setting(dial, to: value))
      guard let turned = other.turned(reading, read: read), let theme = turned.theme else {
        return nil
      }
      return ContrastAdjuster(aim ?? .aa, on: target).failing(turned, in: theme.adjustedAppearances)
    }
    guard let now = failing(here) else { return [] }
    let length = (range.upperBound - range.lowerBound) / Double(Self.places)
    let stride = max((length / step).rounded(), 1) * step
    var edges: [DialEdge] = []
    for direction in [-1.0, 1] {
      var near = here
      while let next = Self.next(after: near, by: direction * stride, in: range),
        let there = failing(next)
      {
        guard let edge = DialEdge(at: next, from: now, to: there) else {
          near = next
          continue
        }
        edges.append(
          Self.search(near, edge, step) { value in
            failing(value).map { DialEdge(at: value, from: now, to: $0) }
          })
        break
      }
    }
    return edges
  }

  private static func next(
    after value: Double, by length: Double, in range: ClosedRange<Double>
  ) -> Double? {
    let next = min(max(value + length, range.lowerBound), range.upperBound)
    return next == value ? nil : next
  }

  /// Halves the way between a setting like this one and one at which a pair differs.
  private static func search(
    _ near: Double, _ edge: DialEdge, _ step: Double, _ judge: (Double) -> DialEdge??
  ) -> DialEdge {
    var (near, edge) = (near, edge)
    while abs(edge.value - near) > step * 1.1 {
      let middle = ((near + edge.value) / 2 / step).rounded() * step
      guard middle != near, middle != edge.value, let found = judge(middle) else { break }
      if let found { edge = found } else { near = middle }
    }
    return edge
  }
}

extension DialEdge {
  /// The first pair that differs between two settings; `nil` where none does.
  fileprivate init?(at value: Double, from now: [FailingPair], to there: [FailingPair]) {
    let names = { (pairs: [FailingPair]) in Set(pairs.map { [$0.pair, $0.appearance] }) }
    let (old, new) = (names(now), names(there))
    if let pair = there.first(where: { !old.contains([$0.pair, $0.appearance]) }) {
      self.init(value: value, pair: pair, fails: true)
    } else if let pair = now.first(where: { !new.contains([$0.pair, $0.appearance]) }) {
      self.init(value: value, pair: pair, fails: false)
    } else {
      return nil
    }
  }
}
