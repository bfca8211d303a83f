/// Which appearances a change to a value is for.
public enum EditScope: Hashable, Sendable {
  /// Changes the value that applies in the shown appearance, wherever it applies.
  ///
  /// A missing value is set for all appearances, or for the scheme shown if it has others.
  case current

  /// Changes the value in the shown appearance alone, with all traits that apply there.
  case appearance

  /// Sets one value for all appearances and removes the values for some.
  case everywhere
}
