public import ThemeModel

/// The appearances to which an edit of a value applies.
public enum EditScope: Hashable, Sendable {
  /// Changes the value that applies in the shown appearance, wherever else it applies.
  ///
  /// A missing value is set for all appearances, or for the shown scheme if it has other values.
  case current

  /// Changes the value in the shown appearance alone, with all traits that apply there.
  case appearance

  /// Sets one value for all appearances and removes the values for single ones.
  case everywhere

  /// Changes the value in one scheme, which need not be the shown one; it stays in the other.
  case scheme(Appearance.Scheme)
}
