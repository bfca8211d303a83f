import CLiveryAdwaita
import TestDisplay
import Testing

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct GLibMessageTests {
  @Test func failATest() {
    withKnownIssue {
      gtk_widget_map(nil)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue
          == "GLib reported: Gtk: gtk_widget_map: assertion 'GTK_IS_WIDGET (widget)' failed"
      }
    }
  }
}
