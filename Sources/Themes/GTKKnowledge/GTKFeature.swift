/// A feature that GTK's stylesheets gained with a release.
///
/// GTK 3 has its own parser, and one case covers all that it lacks. Between 4.8 and 4.14 the
/// grammar did not change. The features of 4.18 and 4.24 were measured with their own parsers;
/// those of the releases between come from GTK's history.
public enum GTKFeature: CaseIterable, Hashable, Sendable {
  /// `filter`, `hsl()`, `conic-gradient()` and all else that every GTK 4 has and GTK 3 lacks.
  case ofGTK4

  /// Properties whose names start with `--`, and `var()`.
  case customProperties

  /// `:root`.
  case rootPseudoClass

  /// `min()`, `round()`, `sin()` and their kin, and `pi` and other constants.
  case mathFunctions

  /// Modern `rgb()` and `hsl()`, `hwb()`, `oklab()`, `oklch()`, `color()`, and `from`.
  case modernColors

  /// `color-mix()`, and `in oklab` and its kin in gradients.
  case colorInterpolation

  /// `opacity: 50%`.
  case percentOpacity

  /// `@media`.
  case mediaQueries

  /// `-gtk-icon-weight`.
  case iconWeight

  /// `backdrop-filter`.
  case backdropFilter

  /// `font-width`; `font-stretch` became another name for it.
  case fontWidth

  /// Hints between the stops of a gradient, and stops with two positions.
  case gradientHints

  /// A comma after the last argument of a function, or no argument at all.
  case emptyArguments

  /// `10%, 20%` in `@keyframes`.
  case keyframeLists

  /// The first release that has it.
  public var since: GTKRelease {
    switch self {
    case .ofGTK4: .first4
    case .customProperties, .rootPseudoClass, .mathFunctions, .modernColors, .colorInterpolation,
      .percentOpacity:
      .v4_16
    case .mediaQueries: .v4_20
    case .iconWeight: .v4_22
    case .backdropFilter, .fontWidth, .gradientHints, .emptyArguments,
      .keyframeLists:
      .v4_24
    }
  }
}

extension GTKRelease {
  /// Whether stylesheets may use a feature.
  public func has(_ feature: GTKFeature) -> Bool { self >= feature.since }
}

extension GTKRelease {
  /// The release, or the latest one if it has no variables and no modern colors.
  ///
  /// Whoever reads a stylesheet with these by older rules has probably only left the release open.
  package var withVariables: GTKRelease { has(.customProperties) ? self : .latest }
}
