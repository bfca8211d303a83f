package import ThemeColor
import ThemeFormats

/// The measured values of a fault.
package nonisolated struct FaultMeasure: Codable, Hashable {
  /// A contrast ratio, a distance in OKLab, or px, by the kind of the fault.
  package let value: Double

  /// The same measurement in the toolkit's own theme; `nil` if it has nothing comparable.
  package let stock: Double?

  /// The required value.
  package let minimum: Double

  /// The two compared colors, as `#rrggbb`; the foreground or the new color first.
  package let color, background: String?

  package init(
    value: Double, stock: Double?, minimum: Double, between color: Color? = nil,
    and background: Color? = nil
  ) {
    (self.value, self.stock, self.minimum) = (value, stock, minimum)
    (self.color, self.background) = (color?.shortHex, background?.shortHex)
  }
}
