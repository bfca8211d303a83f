/// Where a change to a color is to be seen.
public enum EditScope: Hashable, Sendable {
  /// The value that holds in the appearance shown changes, and with it the color wherever else that
  /// value holds; a color that the file leaves open here is set for all appearances or, where it has
  /// values for some, for the scheme shown.
  case holding

  /// The color changes in the appearance shown alone: a value that holds elsewhere too stays there.
  ///
  /// Of the traits shown beside the scheme only those count that the theme asks for somewhere.
  case appearance

  /// The color gets one value for all appearances; those that it has for some go.
  case everywhere
}
