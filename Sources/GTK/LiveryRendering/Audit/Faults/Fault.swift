import LiveryAdwaita
import ThemeColor
import ThemeFormats
import ThemeSource

/// Something on a page that a person cannot see or use as well as in the toolkit's own theme.
struct Fault {
  let kind: FaultKind
  let severity: Finding.Severity

  /// The index of the widget in the page's tree.
  let widget: Int

  /// Where it is on the page, in px.
  let area: PaintRect

  /// What was measured, and what it has to reach.
  let measure: FaultMeasure

  /// The text or the icon, where it is about one.
  var ink: SeenInk?

  /// The same in the toolkit's own theme.
  var stockInk: SeenInk?
}

/// What an audit looks for.
package nonisolated enum FaultKind: String, CaseIterable, Codable, Sendable {
  case contrast, focus, state, border, clipped, overlap
  case hitArea = "hit-area"

  var rule: RuleID { RuleID(rawValue: "audit/\(rawValue)") }
}

/// What was measured of a fault.
nonisolated struct FaultMeasure: Codable, Hashable {
  /// A contrast ratio, a distance in OKLab, or px, by the kind of the fault.
  let value: Double

  /// The same in the toolkit's own theme; `nil` where that has nothing like it.
  let stock: Double?

  /// What is asked for.
  let minimum: Double

  /// The two colors that were compared, as `#rrggbb`; the ink or what is new first.
  let color, ground: String?

  init(
    value: Double, stock: Double?, minimum: Double, between color: Color? = nil,
    and ground: Color? = nil
  ) {
    (self.value, self.stock, self.minimum) = (value, stock, minimum)
    (self.color, self.ground) = (color?.shortHex, ground?.shortHex)
  }
}
