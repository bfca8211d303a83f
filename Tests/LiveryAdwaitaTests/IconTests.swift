import CLiveryAdwaita
import TestDisplay
import Testing

@testable import LiveryAdwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct IconTests {
  /// GTK itself keeps only the last hundred, and none larger than 128 pixels.
  @Test func keepsIconsThatNoWidgetHolds() throws {
    let display = try #require(gdk_display_get_default())
    let icon = try #require(
      gtk_icon_theme_lookup_icon(
        gtk_icon_theme_get_for_display(display), "open-menu-symbolic", nil, 211, 1,
        GTK_TEXT_DIR_LTR,
        GtkIconLookupFlags(0)))
    // What is set to nil when the icon ends.
    let weak = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
    weak.initialize(to: UnsafeMutableRawPointer(icon))
    let object = UnsafeMutableRawPointer(icon).assumingMemoryBound(to: GObject.self)
    g_object_add_weak_pointer(object, weak)
    g_object_unref(object)
    #expect(weak.pointee != nil)
    g_object_remove_weak_pointer(object, weak)
    weak.deallocate()
  }
}
