public import CLiveryAdwaita
import LiveryGTK
import ThemeModel
import ThemeSession
import ThemeSource

// The functions of 'livery-gtk.h' for themes.

@c(livery_theme_new)
public nonisolated func newTheme(
  _ name: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
) -> OpaquePointer? {
  let name = String(c: name)
  let result = onMain("livery_theme_new", else: MadeTheme.failure("")) { makeTheme(name) }
  switch result {
  case .success(let address): return address.opaque
  case .failure(let reason):
    if !reason.isEmpty {
      g_set_error_literal(error, g_quark_from_string("livery-error"), 0, reason)
    }
    return nil
  }
}

/// A theme for C, or the reason why there is none.
private nonisolated enum MadeTheme: Sendable {
  case success(Address)
  case failure(String)
}

private func makeTheme(_ name: String) -> MadeTheme {
  do throws(LiveryThemeError) {
    let theme =
      if name.contains("/") { try LiveryTheme(validFile: name) } else { try LiveryTheme(id: name) }
    return .success(Address(Unmanaged.passRetained(ThemeHandle(theme)).toOpaque()))
  } catch {
    return .failure(error.description)
  }
}

@c(livery_theme_free)
public nonisolated func freeTheme(_ theme: OpaquePointer?) {
  with(theme, "livery_theme_free", else: ()) { handle in
    handle.leave()
    Unmanaged.passUnretained(handle).release()
  }
}

@c(livery_theme_show)
public nonisolated func showTheme(
  _ theme: OpaquePointer?, _ other: UnsafePointer<CChar>?
) -> gboolean {
  let name = String(c: other)
  return with(theme, "livery_theme_show", else: 0) { handle in
    guard name.contains("/") else { return handle.theme.show(id: name) ? 1 : 0 }
    handle.theme.show(file: name)
    return 1
  }
}

@c(livery_theme_set_scheme)
public nonisolated func setScheme(_ theme: OpaquePointer?, _ scheme: CInt) {
  with(theme, "livery_theme_set_scheme", else: ()) { handle in
    let choices: [AppearanceChoice] = [.system, .light, .dark]
    guard choices.indices.contains(Int(scheme)) else {
      return g_return_if_fail_warning(
        "Livery", "livery_theme_set_scheme", "scheme is a LiveryScheme")
    }
    handle.theme.choose(choices[Int(scheme)])
  }
}

@c(livery_theme_set_trait)
public nonisolated func setTrait(
  _ theme: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ isOn: gboolean
) {
  let name = String(c: name)
  with(theme, "livery_theme_set_trait", else: ()) { $0.theme.setTrait(name, isOn: isOn != 0) }
}

@c(livery_theme_set_fade)
public nonisolated func setFade(_ theme: OpaquePointer?, _ milliseconds: CInt) {
  with(theme, "livery_theme_set_fade", else: ()) { handle in
    handle.theme.transition = milliseconds > 0 ? .fade(milliseconds: Int(milliseconds)) : .none
  }
}

@c(livery_theme_get_findings)
public nonisolated func findings(_ theme: OpaquePointer?) -> UnsafeMutablePointer<CChar>? {
  let text = with(theme, "livery_theme_get_findings", else: "") { handle in
    handle.theme.findings.map(\.description).joined(separator: "\n")
  }
  return text.isEmpty ? nil : g_strdup(text)
}
