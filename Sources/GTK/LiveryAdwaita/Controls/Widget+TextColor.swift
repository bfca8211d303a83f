import CLiveryAdwaita

extension Widget {
  /// The color of text in the widget's style.
  public var textColor: ColorChooser.Value {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(native), &color)
    return ColorChooser.Value(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }
}
