// The table of Material Design's color system of 2021, in its last revision: the palette of each
// role, its tones in light and in dark schemes, and the contrast with its background.

extension MaterialRole {
  private typealias R = MaterialRule
  private typealias Curve = ContrastCurve

  var rule: MaterialRule {
    switch self {
    // Surfaces, and the text on them.
    case .background, .surface: R(.neutral, 98, 6)
    case .onBackground: R(.neutral, 10, 90, on: .role(.background), .backgroundText)
    case .surfaceDim: R(.neutral, Curve(87, 87, 80, 75), 6)
    case .surfaceBright: R(.neutral, 98, Curve(24, 24, 29, 34))
    case .surfaceContainerLowest: R(.neutral, 100, Curve(4, 4, 2, 0))
    case .surfaceContainerLow: R(.neutral, Curve(96, 96, 96, 95), Curve(10, 10, 11, 12))
    case .surfaceContainer: R(.neutral, Curve(94, 94, 92, 90), Curve(12, 12, 16, 20))
    case .surfaceContainerHigh: R(.neutral, Curve(92, 92, 88, 85), Curve(17, 17, 21, 25))
    case .surfaceContainerHighest: R(.neutral, Curve(90, 90, 84, 80), Curve(22, 22, 26, 30))
    case .onSurface: R(.neutral, 10, 90, on: .highestSurface, .text)
    case .surfaceVariant: R(.neutralVariant, 90, 30)
    case .onSurfaceVariant: R(.neutralVariant, 30, 80, on: .highestSurface, .variantText)
    case .inverseSurface: R(.neutral, 20, 90)
    case .inverseOnSurface: R(.neutral, 95, 20, on: .role(.inverseSurface), .text)
    case .outline: R(.neutralVariant, 50, 60, on: .highestSurface, .outline)
    case .outlineVariant: R(.neutralVariant, 80, 30, on: .highestSurface, .container)
    case .shadow, .scrim: R(.neutral, 0, 0)
    case .surfaceTint: R(.primary, 40, 80)
    case .inversePrimary: R(.primary, 80, 40, on: .role(.inverseSurface), .accent)

    case .primary:
      R(
        .primary, 40, 80, monochrome: (0, 100), on: .highestSurface, .accent,
        pair: R.nearer(.primaryContainer, .primary))
    case .onPrimary: R(.primary, 100, 20, monochrome: (90, 10), on: .role(.primary), .text)
    case .primaryContainer:
      R(
        .primary, 90, 30, monochrome: (25, 85), on: .highestSurface, .container, seed: .primary,
        pair: R.nearer(.primaryContainer, .primary))
    case .onPrimaryContainer:
      R(
        .primary, 30, 90, monochrome: (100, 0), on: .role(.primaryContainer), .variantText,
        seed: .readable(on: .primaryContainer))

    case .secondary:
      R(
        .secondary, 40, 80, on: .highestSurface, .accent,
        pair: R.nearer(.secondaryContainer, .secondary))
    case .onSecondary: R(.secondary, 100, 20, monochrome: (100, 10), on: .role(.secondary), .text)
    case .secondaryContainer:
      R(
        .secondary, 90, 30, monochrome: (85, 30), on: .highestSurface, .container, seed: .secondary,
        pair: R.nearer(.secondaryContainer, .secondary))
    case .onSecondaryContainer:
      R(
        .secondary, 30, 90, monochrome: (10, 90), on: .role(.secondaryContainer), .variantText,
        seed: .readable(on: .secondaryContainer))

    case .tertiary:
      R(
        .tertiary, 40, 80, monochrome: (25, 90), on: .highestSurface, .accent,
        pair: R.nearer(.tertiaryContainer, .tertiary))
    case .onTertiary: R(.tertiary, 100, 20, monochrome: (90, 10), on: .role(.tertiary), .text)
    case .tertiaryContainer:
      R(
        .tertiary, 90, 30, monochrome: (49, 60), on: .highestSurface, .container, seed: .tertiary,
        pair: R.nearer(.tertiaryContainer, .tertiary))
    case .onTertiaryContainer:
      R(
        .tertiary, 30, 90, monochrome: (100, 0), on: .role(.tertiaryContainer), .variantText,
        seed: .readable(on: .tertiaryContainer))

    case .error:
      R(.error, 40, 80, on: .highestSurface, .accent, pair: R.nearer(.errorContainer, .error))
    case .onError: R(.error, 100, 20, on: .role(.error), .text)
    case .errorContainer:
      R(
        .error, 90, 30, on: .highestSurface, .container, pair: R.nearer(.errorContainer, .error))
    case .onErrorContainer:
      R(
        .error, 30, 90, monochrome: (10, 90), on: .role(.errorContainer), .variantText)

    case .primaryFixed:
      R(
        .primary, 90, 90, monochrome: (40, 40), on: .highestSurface, .container,
        pair: R.lighter(.primaryFixed, .primaryFixedDim))
    case .primaryFixedDim:
      R(
        .primary, 80, 80, monochrome: (30, 30), on: .highestSurface, .container,
        pair: R.lighter(.primaryFixed, .primaryFixedDim))
    case .onPrimaryFixed:
      R(
        .primary, 10, 10, monochrome: (100, 100), on: .roles(.primaryFixedDim, .primaryFixed), .text
      )
    case .onPrimaryFixedVariant:
      R(
        .primary, 30, 30, monochrome: (90, 90), on: .roles(.primaryFixedDim, .primaryFixed),
        .variantText)

    case .secondaryFixed:
      R(
        .secondary, 90, 90, monochrome: (80, 80), on: .highestSurface, .container,
        pair: R.lighter(.secondaryFixed, .secondaryFixedDim))
    case .secondaryFixedDim:
      R(
        .secondary, 80, 80, monochrome: (70, 70), on: .highestSurface, .container,
        pair: R.lighter(.secondaryFixed, .secondaryFixedDim))
    case .onSecondaryFixed:
      R(.secondary, 10, 10, on: .roles(.secondaryFixedDim, .secondaryFixed), .text)
    case .onSecondaryFixedVariant:
      R(
        .secondary, 30, 30, monochrome: (25, 25), on: .roles(.secondaryFixedDim, .secondaryFixed),
        .variantText)

    case .tertiaryFixed:
      R(
        .tertiary, 90, 90, monochrome: (40, 40), on: .highestSurface, .container,
        pair: R.lighter(.tertiaryFixed, .tertiaryFixedDim))
    case .tertiaryFixedDim:
      R(
        .tertiary, 80, 80, monochrome: (30, 30), on: .highestSurface, .container,
        pair: R.lighter(.tertiaryFixed, .tertiaryFixedDim))
    case .onTertiaryFixed:
      R(
        .tertiary, 10, 10, monochrome: (100, 100), on: .roles(.tertiaryFixedDim, .tertiaryFixed),
        .text)
    case .onTertiaryFixedVariant:
      R(
        .tertiary, 30, 30, monochrome: (90, 90), on: .roles(.tertiaryFixedDim, .tertiaryFixed),
        .variantText)
    }
  }
}
