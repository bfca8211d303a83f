import CLiveryAdwaita

/// An editor of a color: a plane, a hue and an opacity.
public final class ColorChooser: Widget {
  override class var nativeType: GType { gtk_color_chooser_widget_get_type() }

  /// Components from 0 to 1, not multiplied by the opacity.
  public struct Value: Hashable, Sendable {
    public let red, green, blue, alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  public convenience init() {
    self.init(retaining: gtk_color_chooser_widget_new())
    gtk_color_chooser_set_use_alpha(opaque, 1)
  }

  /// Whether the editor is shown instead of the palette.
  public var showsEditor: Bool {
    get { shim_get_boolean(pointer, "show-editor") != 0 }
    set { shim_set_boolean(pointer, "show-editor", newValue ? 1 : 0) }
  }

  /// Sets the smallest size of the plane in px, which is 300 by 300 otherwise.
  public func setPlaneSize(width: Int, height: Int) {
    for part in descendants where part.typeName == "GtkColorPlane" {
      part.setMinimumSize(width: width, height: height)
    }
  }

  /// Moves the focus to the field with the color as text.
  public func focusText() {
    descendants.first { $0.as(Entry.self) != nil }?.takeFocus()
  }

  public var value: Value {
    get {
      var color = GdkRGBA()
      gtk_color_chooser_get_rgba(opaque, &color)
      return Value(color)
    }
    set {
      var color = GdkRGBA(newValue)
      gtk_color_chooser_set_rgba(opaque, &color)
    }
  }

  /// Calls `body` whenever the color changes, also during a drag.
  public func onChanged(_ body: @escaping () -> Void) {
    onChange(of: "rgba", body)
  }
}

extension ColorChooser.Value {
  init(_ color: GdkRGBA) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }
}

extension GdkRGBA {
  init(_ value: ColorChooser.Value) {
    self.init(
      red: Float(value.red), green: Float(value.green), blue: Float(value.blue),
      alpha: Float(value.alpha))
  }
}
