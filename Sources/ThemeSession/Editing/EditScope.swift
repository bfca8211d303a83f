/// Which appearances a change to a color is for.
public enum EditScope: Hashable, Sendable {
  /// Changes the value that applies in the appearance shown, in every appearance that it applies
  /// to.
  ///
  /// A color without a value here is set for all appearances or, where it has values for some, for
  /// the scheme shown.
  case holding

  /// Changes the color in the appearance shown alone; other appearances keep their value.
  ///
  /// Of the traits shown beside the scheme only those count that the theme uses somewhere.
  case appearance

  /// Sets one value for all appearances and removes the values for some.
  case everywhere
}
