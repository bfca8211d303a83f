/// How many terms the values of a stylesheet may come to by its variables, however often each is read.
///
/// A hundred variables of which each stands for the next one twice come to more than any reader can
/// count, and GTK puts them in for each widget.
final class TermBudget {
  /// The most terms of all values together.
  private static let limit = 1_000_000

  private var left = limit
  private var isOverrun = false

  /// Takes the terms of a variable, as often as it is put into another.
  func take(_ count: Int) { left -= count }

  /// Whether a variable may be read; where it may not, what it is in is too much.
  func allowsMore() -> Bool {
    if left <= 0 { isOverrun = true }
    return left > 0
  }

  /// Notes that a value comes to too much by itself.
  func refuse() { isOverrun = true }

  /// Whether a value came to too much since this was asked before.
  func takeOverrun() -> Bool {
    defer { isOverrun = false }
    return isOverrun
  }
}
