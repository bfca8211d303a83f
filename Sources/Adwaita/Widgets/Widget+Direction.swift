import CAdwaita

extension Widget {
  /// Lays the widget, and all that is in it now, out from right to left.
  public func layOutFromRightToLeft() {
    for widget in [self] + descendants {
      gtk_widget_set_direction(widget.native, GTK_TEXT_DIR_RTL)
    }
  }

  /// Lays the widget, and all that is in it now, out from left to right.
  public func layOutFromLeftToRight() {
    for widget in [self] + descendants {
      gtk_widget_set_direction(widget.native, GTK_TEXT_DIR_LTR)
    }
  }

  /// Whether the widget is laid out from right to left.
  public var isRightToLeft: Bool { gtk_widget_get_direction(native) == GTK_TEXT_DIR_RTL }
}
