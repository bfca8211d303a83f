import CLiveryAdwaita

extension Widget {
  /// Lays out the widget and its current descendants from right to left.
  public func layOutFromRightToLeft() {
    for widget in [self] + descendants {
      widget.lend { gtk_widget_set_direction($0, GTK_TEXT_DIR_RTL) }
    }
  }

  /// Lays out the widget and its current descendants from left to right.
  public func layOutFromLeftToRight() {
    for widget in [self] + descendants {
      widget.lend { gtk_widget_set_direction($0, GTK_TEXT_DIR_LTR) }
    }
  }

  public var isRightToLeft: Bool { gtk_widget_get_direction(native) == GTK_TEXT_DIR_RTL }
}
