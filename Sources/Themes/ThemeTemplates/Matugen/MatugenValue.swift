/// The value of an expression of matugen.
enum MatugenValue: Sendable {
  case string(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case color(MatugenColor)

  /// All colors, as the items of a loop.
  case colors
  /// One color in all of its schemes.
  case entry(String)
  /// One color in the scheme that a loop or a path names.
  case shade(String, String)

  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The value as it is printed; `nil` if it is not text.
  var text: String? {
    switch self {
    case .string(let text): text
    case .integer(let value): String(value)
    case .number(let value): MatugenColor.short(value)
    case .boolean(let value): value ? "true" : "false"
    case .color, .colors, .entry, .shade: nil
    }
  }
}
