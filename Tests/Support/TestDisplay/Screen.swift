import CLiveryAdwaita
public import LiveryAdwaita

/// The screen of the tests in this process.
@MainActor public enum Screen {
  /// Whether GTK could start, on a private screen or on that of the environment.
  public static let isReady: Bool = {
    if TestDisplay.isAvailable, let started = try? TestDisplay() {
      display = started
      g_setenv("DISPLAY", started.name, 1)
    }
    g_setenv("GDK_BACKEND", "x11", 1)
    g_setenv("GSK_RENDERER", "cairo", 1)
    g_setenv("GSETTINGS_BACKEND", "memory", 1)
    g_setenv("GTK_A11Y", "none", 1)
    // Tests ask where the values of properties come from.
    g_setenv(StyleSource.variable, "1", 1)
    GLibMessages.failTests()
    // The driver's threads would be in no copy of this process that a test makes, which then waits
    // for them at its end.
    return Toolkit.start(loadingDriver: false)
  }()

  /// Whether new widgets are laid out from right to left.
  public static var isRightToLeft: Bool {
    get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }

  /// An application that has started, as windows require.
  public static let application: Application = {
    let application = Application(id: "dev.livery.Tests", isUnique: false)
    application.register()
    return application
  }()

  /// Kept alive, so that the screen lives as long as the process.
  private static var display: TestDisplay?
}

/// A window with a content on the tests' screen; destroyed with this object.
@MainActor public final class TestWindow {
  public let window: Window

  public init(_ content: Widget) {
    window = Window(application: Screen.application)
    window.setContent(content)
    window.present()
  }

  isolated deinit {
    window.destroy()
  }
}
