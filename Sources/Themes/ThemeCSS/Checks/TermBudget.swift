/// The limit of terms that values of a stylesheet may have through variables, however often each is
/// read.
///
/// A hundred variables that each use the next one twice give more terms than any reader can count,
/// and GTK inserts them for each widget.
final class TermBudget {
  /// The maximum number of terms of all values together.
  private static let limit = 1_000_000

  private var left = limit
  private var isOverrun = false

  /// Takes the terms of a variable, as often as it is inserted into another.
  func take(_ count: Int) { left -= count }

  /// Whether a variable may be read; if not, the value with it is too large.
  func allowsMore() -> Bool {
    if left <= 0 { isOverrun = true }
    return left > 0
  }

  /// Notes that a value is too large by itself.
  func refuse() { isOverrun = true }

  /// Whether a value was too large since the last call.
  func takeOverrun() -> Bool {
    defer { isOverrun = false }
    return isOverrun
  }
}
