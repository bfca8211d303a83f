import CLiveryAdwaita

/// libadwaita's switch between its light and its dark stylesheet.
public final class StyleManager: Object {
  /// The scheme that the program requests.
  public enum ColorScheme: Hashable, Sendable {
    /// The desktop's preference.
    case system
    case light, dark
  }

  /// The manager without a display: the desktop's preference, whatever the program requests for a
  /// display.
  public static var ofDesktop: StyleManager {
    StyleManager(retaining: adw_style_manager_get_default())
  }

  public static func of(_ display: Display) -> StyleManager {
    display.lend { StyleManager(retaining: adw_style_manager_get_for_display($0)) }
  }

  public var colorScheme: ColorScheme {
    get {
      switch adw_style_manager_get_color_scheme(opaque) {
      case ADW_COLOR_SCHEME_FORCE_LIGHT: .light
      case ADW_COLOR_SCHEME_FORCE_DARK: .dark
      default: .system
      }
    }
    set {
      let scheme =
        switch newValue {
        case .system: ADW_COLOR_SCHEME_DEFAULT
        case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
        case .dark: ADW_COLOR_SCHEME_FORCE_DARK
        }
      adw_style_manager_set_color_scheme(opaque, scheme)
    }
  }

  /// Whether the dark stylesheet is used; up to date as soon as `colorScheme` is set.
  public var isDark: Bool { adw_style_manager_get_dark(opaque) != 0 }

  /// Whether the desktop asks for high contrast.
  public var isHighContrast: Bool { adw_style_manager_get_high_contrast(opaque) != 0 }

  public func onDarkChanged(_ body: @escaping () -> Void) -> SignalConnection {
    onChange(of: "dark", body)
  }

  public func onHighContrastChanged(_ body: @escaping () -> Void) -> SignalConnection {
    onChange(of: "high-contrast", body)
  }
}
