import CLiveryAdwaita

/// A button that shows a color and opens a dialog to choose another.
public final class ColorButton: Widget {
  override class var nativeType: GType { gtk_color_button_get_type() }

  public var value: ColorChooser.Value {
    get {
      var color = GdkRGBA()
      gtk_color_chooser_get_rgba(opaque, &color)
      return ColorChooser.Value(color)
    }
    set {
      var color = GdkRGBA(newValue)
      gtk_color_chooser_set_rgba(opaque, &color)
    }
  }

  public func onChosen(_ body: @escaping () -> Void) {
    onSignal("color-set", body)
  }
}
