/// Which appearances a change to a value is for.
public enum EditScope: Hashable, Sendable {
  /// Changes the value that applies in the appearance shown, in every appearance that it applies
  /// to.
  ///
  /// What has no value here is set for all appearances or, where it has values for some, for the
  /// scheme shown.
  case current

  /// Changes the value in the appearance shown alone, with all traits that apply there; other
  /// appearances keep theirs.
  case appearance

  /// Sets one value for all appearances and removes the values for some.
  case everywhere
}
