package import ThemeColor
import ThemeFormats

/// What was measured of a fault.
package nonisolated struct FaultMeasure: Codable, Hashable {
  /// A contrast ratio, a distance in OKLab, or px, by the kind of the fault.
  package let value: Double

  /// The same in the toolkit's own theme; `nil` if that has nothing like it.
  package let stock: Double?

  /// What is asked for.
  package let minimum: Double

  /// The two colors that were compared, as `#rrggbb`; the ink or what is new first.
  package let color, ground: String?

  package init(
    value: Double, stock: Double?, minimum: Double, between color: Color? = nil,
    and ground: Color? = nil
  ) {
    (self.value, self.stock, self.minimum) = (value, stock, minimum)
    (self.color, self.ground) = (color?.shortHex, ground?.shortHex)
  }
}
