import CAdwaita
import Desk
import Testing

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct ComplaintTests {
  @Test func failATest() {
    withKnownIssue {
      gtk_widget_map(nil)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue
          == "GLib complained: Gtk: gtk_widget_map: assertion 'GTK_IS_WIDGET (widget)' failed"
      }
    }
  }
}
