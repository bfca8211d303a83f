/// How a stylesheet names the colors of roles.
public enum ColorNames: Hashable, Sendable {
  /// By `@define-color`, and by variables if GTK has them.
  case all

  /// Only by variables.
  ///
  /// Some roles still have names: those without variables, and those that the CSS uses.
  case variables
}
