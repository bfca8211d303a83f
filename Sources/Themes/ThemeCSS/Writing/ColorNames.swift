/// How a stylesheet names the colors of roles.
public enum ColorNames: Hashable, Sendable {
  /// By `@define-color`, and by variables where GTK has them.
  case all

  /// By variables alone.
  ///
  /// A role without a variable has a name nevertheless, and so has one that the theme's own CSS
  /// refers to by `@`.
  case variables
}
