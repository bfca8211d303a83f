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

  /// The outermost widgets of the parts that a widget is in, the innermost part first.
  package static func roots(around widget: Widget) -> [ObjectPointer] {
    widget.lend { PartWidgets.shared.roots(around: $0).map { ObjectPointer($0) } }
  }

  static func observe(_ observer: FollowingObserver) {
    PartWidgets.shared.observe(observer)
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

  /// The widget that a window looks like.
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

  /// The widgets that windows look like, by the window, and what forgets them.
  private var leaders: [Place: Leader] = [:]

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

  /// Says that a window may look like another widget.
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

  /// A widget and what it is in, up to the windows that its window follows.
  private func places(around widget: Place) -> some Sequence<Place> {
    sequence(first: widget) { [unowned self] in gtk_widget_get_parent($0) ?? leader(of: $0) }
      .prefix(1_000)
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
    set(part(around: widget).map { Membership(part: $0, isRoot: $0 === parts[widget]) }, at: widget)
  }

  /// The part that a widget is in: the innermost.
  private func part(around widget: Place) -> PartSheets? {
    for place in places(around: widget) {
      if let part = parts[place] { return part }
    }
    return nil
  }

  /// The widget that a window looks like: the one that it was told, or the window below it.
  private func leader(of widget: Place) -> Place? {
    if let leader = leaders[widget] { return leader.widget }
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
