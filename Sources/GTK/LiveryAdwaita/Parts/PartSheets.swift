import CLiveryAdwaita

/// Stylesheets that hold for one widget and all that is in it, its popovers too.
///
/// A provider of a display holds for all of its widgets, and one of a single widget for that alone:
/// not for what is in it. So each widget of the part gets the providers when it comes on screen, and
/// loses them when it leaves. A color that a rule names, whoever's it is, is then that of the part.
package final class PartSheets {
  /// Providers and their priorities for every widget of the part.
  let sheets: [(provider: CSSProvider, priority: StylePriority)]

  /// Those for the outermost widget alone.
  let groundSheets: [(provider: CSSProvider, priority: StylePriority)]

  private let root: UnsafeMutablePointer<GtkWidget>
  private let display: Display
  private var end: SignalConnection?

  /// Begins the part around a widget; of two parts, the inner one holds for what is in both.
  package init(
    around root: Widget, _ sheets: [(provider: CSSProvider, priority: StylePriority)],
    ground: [(provider: CSSProvider, priority: StylePriority)]
  ) {
    (self.sheets, groundSheets) = (sheets, ground)
    self.root = root.lend { $0 }
    display = root.lend { Display(retaining: gtk_widget_get_display($0)) }
    PartWidgets.shared.begin(self, at: self.root, on: display)
    end = root.onDestroyed { [weak self] in self?.leave() }
  }

  /// Ends the part, whose widgets are again what is around it.
  package func leave() {
    end?.disconnect()
    end = nil
    PartWidgets.shared.end(self, at: root, on: display)
  }

  /// Lets a window look as the part that a widget is in, for as long as both live.
  package static func follow(_ widget: Widget, with window: Widget) {
    widget.lend { widget in window.lend { PartWidgets.shared.follow(widget, with: $0) } }
  }
}

/// The widgets on screen that have stylesheets of their own.
private final class PartWidgets {
  static let shared = PartWidgets()

  /// What a widget has.
  private struct Membership {
    let part: PartSheets
    let isRoot: Bool
  }

  private typealias Place = UnsafeMutablePointer<GtkWidget>

  private var parts: [Place: PartSheets] = [:]
  private var members: [Place: Membership] = [:]

  /// The widgets that windows look like, by the window.
  private var leaders: [Place: Place] = [:]

  /// What is called when a window that is on screen gets another window below it.
  private var stacking: [Place: SignalConnection] = [:]
  private var hooks: [WidgetSignalHook] = []

  func begin(
    _ part: PartSheets, at root: UnsafeMutablePointer<GtkWidget>, on display: Display
  ) {
    parts[root] = part
    if hooks.isEmpty { watch() }
    update(display)
    updateAll(from: root)
  }

  func end(_ part: PartSheets, at root: UnsafeMutablePointer<GtkWidget>, on display: Display) {
    guard parts[root] === part else { return }
    parts[root] = nil
    for (widget, membership) in members where membership.part === part { update(widget) }
    guard parts.isEmpty else { return }
    hooks = []
    for connection in stacking.values { connection.disconnect() }
    stacking = [:]
  }

  func follow(
    _ widget: UnsafeMutablePointer<GtkWidget>, with window: UnsafeMutablePointer<GtkWidget>
  ) {
    leaders[window] = widget
    for end in [widget, window] {
      Object(retaining: UnsafeMutableRawPointer(end)).onSignal("destroy") { [weak self] in
        guard let self else { return }
        leaders = leaders.filter { $0.key != end && $0.value != end }
      }
    }
    updateAll(from: window)
  }

  /// Follows all widgets that come on screen or leave it.
  private func watch() {
    hooks = [
      WidgetSignalHook("realize") { [unowned self] widget in
        watchStacking(of: widget)
        update(widget)
      },
      WidgetSignalHook("unrealize") { [unowned self] widget in
        stacking.removeValue(forKey: widget)?.disconnect()
        set(nil, at: widget)
      },
    ]
  }

  private func watchStacking(of widget: Place) {
    let object = Object(retaining: UnsafeMutableRawPointer(widget))
    guard stacking[widget] == nil, object.isInstance(of: gtk_window_get_type()) else { return }
    stacking[widget] = object.onChange(of: "transient-for") { [weak self] in
      self?.updateAll(from: widget)
    }
  }

  private func update(_ display: Display) {
    for window in display.windows {
      window.lend {
        if gtk_widget_get_realized($0) != 0 { watchStacking(of: $0) }
        updateAll(from: $0)
      }
    }
  }

  private func updateAll(from widget: Place) {
    update(widget)
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      updateAll(from: child)
      next = gtk_widget_get_next_sibling(child)
    }
  }

  private func update(_ widget: Place) {
    guard gtk_widget_get_realized(widget) != 0 else { return }
    set(part(around: widget).map { Membership(part: $0, isRoot: $0 === parts[widget]) }, at: widget)
  }

  /// The part that a widget is in: the innermost.
  private func part(around widget: Place) -> PartSheets? {
    var next: Place? = widget
    // Two windows may follow each other.
    for _ in 0..<1_000 {
      guard let current = next else { return nil }
      if let part = parts[current] { return part }
      next = gtk_widget_get_parent(current) ?? leader(of: current)
    }
    return nil
  }

  /// The widget that a window looks like: the one that it was told, or the window below it.
  private func leader(of widget: Place) -> Place? {
    if let leader = leaders[widget] { return leader }
    let object = Object(retaining: UnsafeMutableRawPointer(widget))
    guard object.isInstance(of: gtk_window_get_type()) else { return nil }
    let below = object.lend { (window: UnsafeMutablePointer<GtkWindow>) in
      gtk_window_get_transient_for(window)
    }
    return below.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self) }
  }

  private func set(_ new: Membership?, at widget: Place) {
    let old = members[widget]
    guard old?.part !== new?.part || old?.isRoot != new?.isRoot else { return }
    members[widget] = new
    let context = gtk_widget_get_style_context(widget)
    if let old {
      for sheet in old.part.sheets + (old.isRoot ? old.part.groundSheets : []) {
        sheet.provider.lend { gtk_style_context_remove_provider(context, $0) }
      }
    }
    if let new {
      for sheet in new.part.sheets + (new.isRoot ? new.part.groundSheets : []) {
        sheet.provider.lend {
          gtk_style_context_add_provider(context, $0, sheet.priority.value)
        }
      }
    }
  }
}
