import CLiveryAdwaita

/// A bubble that points at a widget or a position.
public final class Popover: Widget {
  override class var nativeType: GType { gtk_popover_get_type() }

  /// The widget that had the focus when the popover was opened.
  private var focus: Widget?

  /// Detaches the popover when its holder is destroyed.
  private var holderConnection: SignalConnection?

  /// Creates a popover, which may get its child later.
  public convenience init(child: Widget? = nil) {
    self.init(retaining: gtk_popover_new())
    if let child { setChild(child) }
    keepFocus()
  }

  /// Creates a popover below a field, which keeps the focus: a click elsewhere does not close it.
  public convenience init(belowField child: Widget) {
    self.init(retaining: gtk_popover_new())
    setChild(child)
    closesOnClickOutside = false
    gtk_popover_set_has_arrow(cast(), 0)
    gtk_popover_set_position(cast(), GTK_POS_BOTTOM)
    align(horizontally: .start)
    gtk_widget_set_can_focus(native, 0)
  }

  public func setChild(_ child: Widget) {
    child.lend { gtk_popover_set_child(cast(), $0) }
  }

  /// Creates a popover with a menu; the actions are those of the widget that it opens on.
  public convenience init(menu: Menu) {
    self.init(retaining: menu.lend { gtk_popover_menu_new_from_model($0) })
    keepFocus()
  }

  private func keepFocus() {
    onClosed { [weak self] in
      guard let self, let focus else { return }
      self.focus = nil
      giveBack(focus)
    }
  }

  /// Gives the focus back to the widget that had it; otherwise GTK would give it to the parent.
  ///
  /// Later GTKs do that after the next frame.
  private func giveBack(_ focus: Widget) {
    guard focus.isMapped else { return }
    focus.takeFocus()
    focus.onEachFrame { false }
    focus.afterPaint { [weak self] in
      guard let self, focus.isMapped, let holder = gtk_widget_get_parent(native) else { return }
      let now = gtk_widget_get_root(native).flatMap(gtk_root_get_focus)
      if now == nil || now == holder { focus.takeFocus() }
    }
  }

  /// Whether a click elsewhere closes it, or opening another such popover.
  public var closesOnClickOutside: Bool {
    get { gtk_popover_get_autohide(cast()) != 0 }
    set { gtk_popover_set_autohide(cast(), newValue ? 1 : 0) }
  }

  public func close() {
    gtk_popover_popdown(cast())
  }

  /// Opens the popover at a position in px of a widget, which becomes its parent.
  public func open(on holder: Widget, at point: (x: Double, y: Double)) {
    open(on: holder, at: GdkRectangle(x: gint(point.x), y: gint(point.y), width: 1, height: 1))
  }

  /// Opens the popover at a widget inside another widget, which becomes its parent.
  public func open(on holder: Widget, at widget: Widget) {
    guard let bounds = widget.bounds(in: holder) else { return }
    open(
      on: holder,
      at: GdkRectangle(
        x: gint(bounds.origin.x), y: gint(bounds.origin.y),
        width: gint(bounds.size.width), height: gint(bounds.size.height)))
  }

  private func open(on holder: Widget, at area: GdkRectangle) {
    if holder.lend({ gtk_widget_get_parent(native) != $0 }) { attach(to: holder) }
    focus = gtk_widget_get_root(native).flatMap(gtk_root_get_focus).map { Widget(retaining: $0) }
    var area = within(holder, area)
    gtk_popover_set_pointing_to(cast(), &area)
    gtk_popover_popup(cast())
  }

  /// The visible part of an area in the parent, or the nearest visible place.
  ///
  /// A place that was scrolled away may be off the screen, where GTK finds no monitor for a
  /// popover.
  private func within(_ holder: Widget, _ area: GdkRectangle) -> GdkRectangle {
    let part = { (start: gint, length: gint, limit: Int) -> (start: gint, length: gint) in
      let end = min(max(start + length, 1), max(gint(limit), 1))
      let start = min(max(start, 0), end - 1)
      return (start, end - start)
    }
    let (across, down) = (
      part(area.x, area.width, holder.width), part(area.y, area.height, holder.height)
    )
    return GdkRectangle(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  private func attach(to holder: Widget) {
    detach()
    holder.lend { gtk_widget_set_parent(native, $0) }
    holderConnection = holder.onSignal("destroy") { [weak self] in self?.detach() }
  }

  /// Removes the popover from its parent.
  ///
  /// Do not call it right after the popover was closed: GTK 4.8 may still think that the pointer is
  /// in the popover, and crash when it uses the popover's surface.
  public func detach() {
    holderConnection?.disconnect()
    holderConnection = nil
    if gtk_widget_get_parent(native) != nil { gtk_widget_unparent(native) }
  }

  public func onClosed(_ body: @escaping () -> Void) {
    onSignal("closed", body)
  }
}
