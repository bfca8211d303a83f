import CLiveryAdwaita

extension Widget {
  /// Applies a stylesheet to the display that the widget is on, as long as it is realized there.
  ///
  /// If the widget moves to a window on another display, the stylesheet moves too.
  public func addToDisplay(_ provider: CSSProvider, priority: StylePriority) {
    // Not a wrapper: a closure that keeps its own emitter alive is never freed.
    let widget = native
    var display: Display?
    let add = {
      let current = Display(retaining: gtk_widget_get_display(widget))
      current.add(provider, priority: priority)
      display = current
    }
    if gtk_widget_get_realized(widget) != 0 { add() }
    onSignal("realize", add)
    onSignal("unrealize") {
      display?.remove(provider)
      display = nil
    }
  }
}
