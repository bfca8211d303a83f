import LiveryGallery
import ThemeModel

/// The specimen of the gallery that shows a color on a surface.
nonisolated struct PairSpecimen: Hashable, Sendable {
  let page: Page
  let name: String

  /// Finds the specimen that shows a surface with content on it; `nil` if there is none.
  init?(surface: ColorRole) {
    let found: (Page, String)? =
      switch surface {
      case .windowBg: (.surfaces, "surface-window")
      case .viewBg: (.surfaces, "surface-view")
      case .cardBg: (.surfaces, "surface-card")
      case .dialogBg: (.surfaces, "surface-dialog")
      case .popoverBg: (.surfaces, "surface-popover")
      case .headerbarBg: (.surfaces, "surface-headerbar")
      case .sidebarBg: (.surfaces, "surface-sidebar")
      case .accentBg: (.controls, "button-suggested")
      case .destructiveBg: (.controls, "button-destructive")
      case .successBg: (.lists, "row-entry-success")
      case .warningBg: (.lists, "row-entry-warning")
      case .errorBg: (.lists, "row-entry-error")
      default: nil
      }
    guard let found else { return nil }
    (page, name) = found
  }
}
