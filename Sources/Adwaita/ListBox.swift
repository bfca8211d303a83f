import CAdwaita

/// Rows, one below the other, of which one may be selected.
public final class ListBox: Widget {
  override class var nativeType: GType { gtk_list_box_get_type() }

  public convenience init() {
    self.init(retaining: gtk_list_box_new())
  }

  public func append(_ row: ListRow) {
    gtk_list_box_append(opaque, row.native)
  }

  public func remove(_ row: ListRow) {
    gtk_list_box_remove(opaque, row.native)
  }

  /// Whether a person can leave a row selected.
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
      gtk_list_box_select_row(opaque, row)
    }
  }

  /// Calls `body` with the row that is selected now, by a person or by code.
  public func onSelected(_ body: @escaping (Int?) -> Void) {
    onRow("row-selected") { body($0 >= 0 ? $0 : nil) }
  }

  /// Calls `body` with the row that a person chose.
  public func onActivated(_ body: @escaping (Int) -> Void) {
    onRow("row-activated", body)
  }
}
