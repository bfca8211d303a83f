public import CLiveryAdwaita
import LiveryGTK
import ThemeColor
import ThemeModel
import ThemeSession

// The functions of 'livery-gtk.h' for widgets and parts of windows.

@c(livery_theme_get_appearance)
public nonisolated func appearance(
  _ theme: OpaquePointer?, _ widget: OpaquePointer?
) -> UnsafeMutablePointer<CChar>? {
  let text: String? = at(theme, widget, "livery_theme_get_appearance", else: nil) {
    handle, widget in handle.theme.appearanceName(at: widget)
  }
  return text.flatMap { g_strdup($0) }
}

@c(livery_theme_get_color)
public nonisolated func color(
  _ theme: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ widget: OpaquePointer?,
  _ color: UnsafeMutablePointer<GdkRGBA>?
) -> gboolean {
  let name = String(c: name)
  let found: Color? = at(theme, widget, "livery_theme_get_color", else: nil) { handle, widget in
    let role = ColorRole(name: name)
    let custom = CustomColor(rawValue: name)
    guard let widget else {
      return role.map { handle.theme[$0] } ?? handle.theme[custom]
    }
    return role.map { handle.theme[$0, at: widget] } ?? handle.theme[custom, at: widget]
  }
  guard let found else { return 0 }
  color?.pointee = GdkRGBA(
    red: Float(found.red), green: Float(found.green), blue: Float(found.blue),
    alpha: Float(found.alpha))
  return 1
}

@c(livery_theme_get_picture)
public nonisolated func picture(
  _ theme: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ widget: OpaquePointer?
) -> OpaquePointer? {
  let name = PictureName(rawValue: String(c: name))
  let found: ThemePicture? = at(theme, widget, "livery_theme_get_picture", else: nil) {
    handle, widget in
    widget.map { handle.theme[picture: name, at: $0] } ?? handle.theme[picture: name]
  }
  let bytes = found?.bytes
  return bytes.flatMap { g_bytes_new($0, gsize($0.count)) }
}

@c(livery_theme_override_appearance)
public nonisolated func overrideAppearance(
  _ theme: OpaquePointer?, _ widget: OpaquePointer?, _ traits: UnsafePointer<CChar>?
) -> gboolean {
  let names = String(c: traits).split(separator: "+", omittingEmptySubsequences: false)
  return onWidget(theme, widget, "livery_theme_override_appearance", else: 0) { handle, widget in
    guard !names.contains("") else { return 0 }
    handle.theme.override(TraitOverride(names.map { TraitOverride(name: String($0)) }), for: widget)
    return 1
  }
}

extension TraitOverride {
  /// The override with a name: a color scheme or a trait.
  fileprivate init(name: String) {
    switch name {
    case "light": self = .light
    case "dark": self = .dark
    default: self = .trait(name)
    }
  }
}

@c(livery_theme_override_theme)
public nonisolated func overrideTheme(
  _ theme: OpaquePointer?, _ widget: OpaquePointer?, _ id: UnsafePointer<CChar>?
) -> gboolean {
  let id = String(c: id)
  return onWidget(theme, widget, "livery_theme_override_theme", else: 0) { handle, widget in
    handle.theme.override(id, for: widget) ? 1 : 0
  }
}

@c(livery_theme_clear)
public nonisolated func clear(_ theme: OpaquePointer?, _ widget: OpaquePointer?) {
  onWidget(theme, widget, "livery_theme_clear", else: ()) { handle, widget in
    handle.theme.clearTraits(of: widget)
    handle.theme.clearTheme(of: widget)
  }
}

@c(livery_theme_show_like)
public nonisolated func showLike(
  _ theme: OpaquePointer?, _ dialog: OpaquePointer?, _ widget: OpaquePointer?
) {
  let dialog = Address(dialog)
  let function = "livery_theme_show_like"
  onWidget(theme, widget, function, else: ()) { handle, widget in
    guard let dialog = dialog.opaque, isWidget(dialog) else {
      return g_return_if_fail_warning("Livery", function, "GTK_IS_WIDGET (dialog)")
    }
    handle.theme.show(dialog, like: widget)
  }
}

@c(livery_theme_observe)
public nonisolated func observe(
  _ theme: OpaquePointer?, _ widget: OpaquePointer?, _ function: Callback.Function?,
  _ data: UnsafeMutableRawPointer?, _ destroy: Callback.Destroy?
) -> UInt32 {
  let data = Address(data)
  return at(theme, widget, "livery_theme_observe", else: 0) { handle, widget in
    guard let function else {
      g_return_if_fail_warning("Livery", "livery_theme_observe", "function != NULL")
      return 0
    }
    return handle.observe(widget, Callback(function, data, destroy))
  }
}

@c(livery_theme_unobserve)
public nonisolated func unobserve(_ theme: OpaquePointer?, _ number: UInt32) {
  with(theme, "livery_theme_unobserve", else: ()) { $0.endObservation(number) }
}

/// Runs a call from C for a widget, or for the display if there is no widget; prints a message if
/// the pointer is not a widget.
private nonisolated func at<Result: Sendable>(
  _ theme: OpaquePointer?, _ widget: OpaquePointer?, _ function: String, else fallback: Result,
  _ body: @MainActor (ThemeHandle, OpaquePointer?) -> Result
) -> Result {
  let place = Address(widget)
  return with(theme, function, else: fallback) { handle in
    guard place.opaque.map(isWidget) ?? true else {
      g_return_if_fail_warning("Livery", function, "GTK_IS_WIDGET (widget)")
      return fallback
    }
    return body(handle, place.opaque)
  }
}

/// Runs a call from C for a widget; prints a message for `NULL`, or if the pointer is not a widget.
private nonisolated func onWidget<Result: Sendable>(
  _ theme: OpaquePointer?, _ widget: OpaquePointer?, _ function: String, else fallback: Result,
  _ body: @MainActor (ThemeHandle, OpaquePointer) -> Result
) -> Result {
  at(theme, widget, function, else: fallback) { handle, widget in
    guard let widget else {
      g_return_if_fail_warning("Livery", function, "GTK_IS_WIDGET (widget)")
      return fallback
    }
    return body(handle, widget)
  }
}

/// Whether an object is a widget.
private func isWidget(_ object: OpaquePointer) -> Bool {
  g_type_check_instance_is_a(UnsafeMutablePointer(object), gtk_widget_get_type()) != 0
}
