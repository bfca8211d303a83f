/// Something that GTK's stylesheets gained with a release.
///
/// GTK 3 has a parser of its own, and one case stands for all that it lacks. Between 4.8 and 4.14 the
/// grammar stayed as it was. What 4.18 and 4.24 take was asked of their own parsers; the releases
/// between them come from GTK's history.
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

  /// `font-width`, to which `font-stretch` became another way.
  case fontWidth

  /// Hints between the stops of a gradient, and stops with two positions.
  case gradientHints

  /// A comma behind the last argument of a function, or no argument at all.
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
  /// The release, or the latest where its stylesheets have no variables and no modern colors.
  ///
  /// Who reads a stylesheet with them by older rules most likely only left the release open.
  package var withVariables: GTKRelease { has(.customProperties) ? self : .latest }
}
