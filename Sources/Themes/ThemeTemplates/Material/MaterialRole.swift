/// A color that Material Design names, as generators spell it.
enum MaterialRole: String, Sendable, CaseIterable {
  case background
  case error
  case errorContainer = "error_container"
  case inverseOnSurface = "inverse_on_surface"
  case inversePrimary = "inverse_primary"
  case inverseSurface = "inverse_surface"
  case onBackground = "on_background"
  case onError = "on_error"
  case onErrorContainer = "on_error_container"
  case onPrimary = "on_primary"
  case onPrimaryContainer = "on_primary_container"
  case onPrimaryFixed = "on_primary_fixed"
  case onPrimaryFixedVariant = "on_primary_fixed_variant"
  case onSecondary = "on_secondary"
  case onSecondaryContainer = "on_secondary_container"
  case onSecondaryFixed = "on_secondary_fixed"
  case onSecondaryFixedVariant = "on_secondary_fixed_variant"
  case onSurface = "on_surface"
  case onSurfaceVariant = "on_surface_variant"
  case onTertiary = "on_tertiary"
  case onTertiaryContainer = "on_tertiary_container"
  case onTertiaryFixed = "on_tertiary_fixed"
  case onTertiaryFixedVariant = "on_tertiary_fixed_variant"
  case outline
  case outlineVariant = "outline_variant"
  case primary
  case primaryContainer = "primary_container"
  case primaryFixed = "primary_fixed"
  case primaryFixedDim = "primary_fixed_dim"
  case scrim
  case secondary
  case secondaryContainer = "secondary_container"
  case secondaryFixed = "secondary_fixed"
  case secondaryFixedDim = "secondary_fixed_dim"
  case shadow
  case surface
  case surfaceBright = "surface_bright"
  case surfaceContainer = "surface_container"
  case surfaceContainerHigh = "surface_container_high"
  case surfaceContainerHighest = "surface_container_highest"
  case surfaceContainerLow = "surface_container_low"
  case surfaceContainerLowest = "surface_container_lowest"
  case surfaceDim = "surface_dim"
  case surfaceTint = "surface_tint"
  case surfaceVariant = "surface_variant"
  case tertiary
  case tertiaryContainer = "tertiary_container"
  case tertiaryFixed = "tertiary_fixed"
  case tertiaryFixedDim = "tertiary_fixed_dim"
}
