/// How a stylesheet names the colors of roles.
public enum ColorNames: Hashable, Sendable {
  /// By `@define-color`, and by variables where GTK has them.
  case all

  /// By variables alone.
  ///
  /// Some roles have names nevertheless: those without variables, and those the CSS names.
  case variables
}
