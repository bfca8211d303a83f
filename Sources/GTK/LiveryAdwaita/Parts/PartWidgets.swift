import CLiveryAdwaita

/// The widgets on screen that have stylesheets of their own.
final class PartWidgets {
  static let shared = PartWidgets()

  /// The providers of a widget.
  private struct Membership {
    let part: PartSheets
    let sheets: PartSheets.Sheets
  }

  private typealias Place = UnsafeMutablePointer<GtkWidget>

  /// The widget whose style a window has.
  private struct Leader {
    let widget: Place
    let ends: [SignalConnection]
  }

  private struct Listener {
    weak var observer: FollowingObserver?
  }

  private var listeners: [Listener] = []
  private var parts: [Place: PartSheets] = [:]
  private var members: [Place: Membership] = [:]

  /// For each window, the widget whose style it has, and the connection that ends this.
  private var leaders: [Place: Leader] = [:]

  /// The connections for a visible window that gets another window below it.
  private var stacking: [Place: SignalConnection] = [:]
  private var hooks: [WidgetSignalHook] = []

  /// The widget that was last queried for its tooltip, whose style the tooltip has.
  private var asked: Place?

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
    // Widgets that an inner part without sheets left out.
    updateAll(from: root)
    guard parts.isEmpty else { return }
    hooks = []
    for connection in stacking.values { connection.disconnect() }
    stacking = [:]
  }

  func follow(
    _ widget: UnsafeMutablePointer<GtkWidget>, with window: UnsafeMutablePointer<GtkWidget>
  ) {
    guard leaders[window]?.widget != widget else { return }
    forgetLeader(of: window)
    let ends = [widget, window].map { end in
      Object(retaining: UnsafeMutableRawPointer(end)).onSignal("destroy") { [weak self] in
        self?.forgetLeader(of: window)
      }
    }
    leaders[window] = Leader(widget: widget, ends: ends)
    updateAll(from: window)
    notify()
  }

  private func forgetLeader(of window: Place) {
    for end in leaders.removeValue(forKey: window)?.ends ?? [] { end.disconnect() }
  }

  func observe(_ observer: FollowingObserver) {
    listeners.append(Listener(observer: observer))
  }

  /// Reports that a window may have the style of another widget.
  private func notify() {
    listeners.removeAll { $0.observer == nil }
    for listener in listeners { listener.observer?.body() }
  }

  /// The outermost widgets of the parts around a widget, the innermost first.
  func roots(around widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
    var roots: [Place] = []
    for place in places(around: widget) where parts[place] != nil {
      // Two windows may follow each other.
      if roots.contains(place) { break }
      roots.append(place)
    }
    return roots
  }

  /// A widget and its ancestors, up to the windows whose style its window has.
  private func places(around widget: Place) -> some Sequence<Place> {
    sequence(first: widget) { [unowned self] current in
      leaders[current]?.widget ?? (isTooltip(current) ? asked : nil)
        ?? gtk_widget_get_parent(current) ?? windowBelow(current)
    }
    .prefix(1_000)
  }

  /// Tracks all widgets that appear or disappear.
  private func watch() {
    hooks = [
      WidgetSignalHook("realize") { [unowned self] widget in
        watchStacking(of: widget)
        update(widget)
      },
      WidgetSignalHook("query-tooltip") { [unowned self] in ask($0) },
      WidgetSignalHook("unrealize") { [unowned self] widget in
        if asked == widget { asked = nil }
        stacking.removeValue(forKey: widget)?.disconnect()
        set(nil, at: widget)
      },
    ]
  }

  /// Remembers the widget to which a tooltip would belong, and gives a visible tooltip its style.
  private func ask(_ widget: Place) {
    guard asked != widget else { return }
    asked = widget
    var next = gtk_widget_get_root(widget).flatMap {
      gtk_widget_get_first_child(
        UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self))
    }
    while let child = next {
      if isTooltip(child) { updateAll(from: child) }
      next = gtk_widget_get_next_sibling(child)
    }
  }

  private func isTooltip(_ widget: Place) -> Bool {
    // GTK's headers do not name the type; it exists from the first tooltip on.
    let type = g_type_from_name("GtkTooltipWindow")
    return type != 0
      && g_type_check_instance_is_a(
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }

  private func watchStacking(of widget: Place) {
    let object = Object(retaining: UnsafeMutableRawPointer(widget))
    guard stacking[widget] == nil, object.isInstance(of: gtk_window_get_type()) else { return }
    stacking[widget] = object.onChange(of: "transient-for") { [weak self] in
      self?.updateAll(from: widget)
      self?.notify()
    }
    notify()
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
    let found = part(around: widget).map { Membership(part: $0, sheets: $0.sheets(of: widget)) }
    set(found.flatMap { $0.sheets.isEmpty ? nil : $0 }, at: widget)
  }

  /// The innermost part that contains a widget.
  private func part(around widget: Place) -> PartSheets? {
    places(around: widget).lazy.compactMap { [unowned self] in parts[$0] }.first { _ in true }
  }

  /// The window for which a window is transient, and whose style it has; `nil` for another widget.
  private func windowBelow(_ widget: Place) -> Place? {
    let object = Object(retaining: UnsafeMutableRawPointer(widget))
    guard object.isInstance(of: gtk_window_get_type()) else { return nil }
    let below = object.lend { (window: UnsafeMutablePointer<GtkWindow>) in
      gtk_window_get_transient_for(window)
    }
    return below.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self) }
  }

  private func set(_ new: Membership?, at widget: Place) {
    let old = members[widget]
    let isSame = old?.part === new?.part && old?.sheets.count == new?.sheets.count
    guard !isSame else { return }
    members[widget] = new
    let context = gtk_widget_get_style_context(widget)
    for sheet in old?.sheets ?? [] {
      sheet.provider.lend { gtk_style_context_remove_provider(context, $0) }
    }
    for sheet in new?.sheets ?? [] {
      sheet.provider.lend { gtk_style_context_add_provider(context, $0, sheet.priority.value) }
    }
    if new != nil { updateFont(of: widget) }
  }

  /// Gives a text the font of its style.
  ///
  /// GTK keeps the font of a text in a popover or a tooltip that was measured before it came onto
  /// the screen; it reads the font again when the options of fonts change.
  private func updateFont(of widget: Place) {
    let object = Object(retaining: UnsafeMutableRawPointer(widget))
    guard object.isInstance(of: gtk_label_get_type()), let none = cairo_font_options_create()
    else { return }
    let options = gtk_widget_get_font_options(widget).flatMap { cairo_font_options_copy($0) }
    gtk_widget_set_font_options(widget, none)
    gtk_widget_set_font_options(widget, options)
    cairo_font_options_destroy(none)
    cairo_font_options_destroy(options)
  }
}
