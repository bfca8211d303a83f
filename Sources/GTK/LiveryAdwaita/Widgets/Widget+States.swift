import CLiveryAdwaita

extension Widget {
  /// The states in stylesheets, such as `:hover`.
  public nonisolated struct States: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let hovered = States(GTK_STATE_FLAG_PRELIGHT)
    public static let active = States(GTK_STATE_FLAG_ACTIVE)

    public static let focused: States = [
      States(GTK_STATE_FLAG_FOCUSED), States(GTK_STATE_FLAG_FOCUS_VISIBLE),
      States(GTK_STATE_FLAG_FOCUS_WITHIN),
    ]
    public static let checked = States(GTK_STATE_FLAG_CHECKED)
    public static let mixed = States(GTK_STATE_FLAG_INCONSISTENT)
    public static let selected = States(GTK_STATE_FLAG_SELECTED)

    /// A part of the widget has the focus.
    public static let containingFocus = States(GTK_STATE_FLAG_FOCUS_WITHIN)

    public static let disabled = States(GTK_STATE_FLAG_INSENSITIVE)
    public static let dropTarget = States(GTK_STATE_FLAG_DROP_ACTIVE)

    public static let backdrop = States(GTK_STATE_FLAG_BACKDROP)

    private init(_ flag: GtkStateFlags) {
      rawValue = flag.rawValue
    }
  }

  public var states: States { States(rawValue: gtk_widget_get_state_flags(native).rawValue) }

  /// Sets states of the widget until they are cleared, or GTK changes them.
  ///
  /// Parts of the widget follow in `disabled` and `backdrop`.
  public func set(_ states: States) {
    gtk_widget_set_state_flags(native, GtkStateFlags(rawValue: states.rawValue), 0)
  }

  public func clear(_ states: States) {
    gtk_widget_unset_state_flags(native, GtkStateFlags(rawValue: states.rawValue))
  }

  /// Keeps a widget in states permanently, for taking pictures.
  ///
  /// GTK removes states when the pointer or the focus moves, so they are set again each time.
  public func hold(_ states: States) {
    let flags = GtkStateFlags(rawValue: states.rawValue)
    gtk_widget_set_state_flags(native, flags, 0)
    // Not a wrapper: a closure that keeps its own emitter alive is never freed.
    let widget = native
    let call: @convention(c) (gpointer?, GtkStateFlags, gpointer) -> Void = { _, _, data in
      Handler<Void, Void>.call(data, ())
    }
    let keep = Handler<Void, Void> {
      guard gtk_widget_get_state_flags(widget).rawValue & flags.rawValue != flags.rawValue else {
        return
      }
      gtk_widget_set_state_flags(widget, flags, 0)
    }
    connect("state-flags-changed", call, keep)
  }
}
