package import ThemeColor

/// A color as seen by people with each deficiency at full severity.
package struct SeenColor: Sendable {
  package let color: Color
  /// The simulated colors in the order of the deficiencies.
  private let simulated: [PerceivedColor]

  package init(_ color: Color) {
    self.color = color
    simulated = ColorVisionDeficiency.allCases.map { PerceivedColor(color.simulating($0)) }
  }

  /// The distances between two colors for people with each deficiency.
  func distances(to other: SeenColor) -> [(deficiency: ColorVisionDeficiency, distance: Double)] {
    zip(ColorVisionDeficiency.allCases, zip(simulated, other.simulated)).map {
      ($0, $1.0.distance(to: $1.1))
    }
  }

  /// Whether everybody can distinguish the two.
  package func isTold(from other: SeenColor) -> Bool {
    simulated.indices.allSatisfy {
      simulated[$0].distance(to: other.simulated[$0]) >= VisionPair.threshold
    }
  }
}
