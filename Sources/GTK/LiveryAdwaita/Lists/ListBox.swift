import CLiveryAdwaita

/// A list of rows, of which one may be selected.
public final class ListBox: Widget {
  override class var nativeType: GType { gtk_list_box_get_type() }

  /// Whether rows are being removed and replaced.
  private var isChanging = false

  public convenience init() {
    self.init(retaining: gtk_list_box_new())
  }

  /// Creates a list whose rows are reached by arrows and chosen by Enter or a click.
  public static func forNavigation() -> ListBox {
    let object: UnsafeMutablePointer<GObject> =
      g_object_new_with_properties(navigationType, 0, nil, nil)
    let list = ListBox(retaining: object)
    list.onActivated { [weak list] in list?.selection = $0 }
    return list
  }

  public func append(_ row: ListRow) {
    row.lend { gtk_list_box_append(opaque, $0) }
    if isNavigation { row.lend { gtk_list_box_row_set_selectable($0, 0) } }
  }

  public func insert(_ row: ListRow, at index: Int) {
    row.lend { gtk_list_box_insert(opaque, $0, gint(index)) }
  }

  /// Removes a row; if it has the focus, the row after or before it gets the focus.
  ///
  /// GTK leaves the focus in a removed row until the next frame, and keys are lost until then.
  public func remove(_ row: ListRow) {
    if let focused, row.lend({ gtk_list_box_row_get_index($0) }) == gint(focused),
      isChanging || !focus(focused + 1) && !focus(focused - 1)
    {
      dropFocus()
    }
    row.lend { gtk_list_box_remove(opaque, $0) }
  }

  /// Changes the rows; if the focused row is removed, the row with its index gets the focus.
  public func changeRows(_ change: () -> Void) {
    let focused = focused
    isChanging = true
    change()
    isChanging = false
    guard let focused, self.focused == nil else { return }
    if !focus(focused), let last = gtk_widget_get_last_child(native) {
      gtk_widget_grab_focus(last)
    }
  }

  private func dropFocus() {
    gtk_widget_get_root(native).map { gtk_root_set_focus($0, nil) }
  }

  /// Draws a line between rows.
  public func showSeparators() {
    gtk_list_box_set_show_separators(opaque, 1)
  }

  /// Shows a title above each row for whose index `title` returns one.
  public func setTitles(_ title: @escaping (Int) -> String?) {
    gtk_list_box_set_header_func(
      opaque,
      { row, _, data in
        guard let row, let data else { return }
        let index = Int(gtk_list_box_row_get_index(row))
        guard let title = Handler<Int, String?>.call(data, index) else {
          return gtk_list_box_row_set_header(row, nil)
        }
        let old = gtk_list_box_row_get_header(row)
        if let old, let text = gtk_label_get_text(OpaquePointer(old)),
          String(cString: text) == title
        {
          return
        }
        let label = gtk_label_new(title)
        gtk_label_set_xalign(OpaquePointer(label), 0)
        gtk_widget_add_css_class(label, "heading")
        gtk_widget_add_css_class(label, "dim-label")
        gtk_widget_add_css_class(label, "livery-title")
        gtk_list_box_row_set_header(row, label)
      }, Handler<Int, String?>(title).passedToC(), releaseHandler)
  }

  public func updateTitles() {
    gtk_list_box_invalidate_headers(opaque)
  }

  /// Gives the focus to a row; `false` if there is none with the index, or it is hidden.
  @discardableResult
  public func focus(_ index: Int) -> Bool {
    guard index >= 0, let row = gtk_list_box_get_row_at_index(opaque, gint(index)) else {
      return false
    }
    return gtk_widget_grab_focus(
      UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self)) != 0
  }

  /// The index of the row that has the focus or contains the focused widget, from 0.
  public var focused: Int? {
    guard let child = gtk_widget_get_focus_child(native) else { return nil }
    let row = Widget(retaining: child)
    guard row.isInstance(of: gtk_list_box_row_get_type()) else { return nil }
    return row.lend { Int(gtk_list_box_row_get_index($0)) }
  }

  public func setSelectable(_ isSelectable: Bool) {
    gtk_list_box_set_selection_mode(
      opaque, isSelectable ? GTK_SELECTION_BROWSE : GTK_SELECTION_NONE)
  }

  /// The index of the selected row, from 0.
  public var selection: Int? {
    get {
      gtk_list_box_get_selected_row(opaque).map { Int(gtk_list_box_row_get_index($0)) }
    }
    set {
      let row = newValue.flatMap { gtk_list_box_get_row_at_index(opaque, gint($0)) }
      let old = gtk_list_box_get_selected_row(opaque)
      setSelectable(row, true)
      gtk_list_box_select_row(opaque, row)
      if old != row { setSelectable(old, false) }
    }
  }

  /// Calls `body` with the index of the selected row when it changes, by the user or by code.
  public func onSelected(_ body: @escaping (Int?) -> Void) {
    onRow("row-selected") { body($0 >= 0 ? $0 : nil) }
  }

  /// Calls `body` with the index of the row that the user activated.
  public func onActivated(_ body: @escaping (Int) -> Void) {
    onRow("row-activated", body)
  }

  /// Connects to a signal with a row; the body receives its index, -1 for no row.
  private func onRow(_ name: String, _ body: @escaping (Int) -> Void) {
    let call: @convention(c) (gpointer?, UnsafeMutablePointer<GtkListBoxRow>?, gpointer) -> Void = {
      _, row, data in
      Handler<Int, Void>.call(data, row.map { Int(gtk_list_box_row_get_index($0)) } ?? -1)
    }
    connect(name, call, Handler(body))
  }
}
