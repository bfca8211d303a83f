import CLiveryAdwaita

/// A slider for a number.
public final class Scale: Widget {
  override class var nativeType: GType { gtk_scale_get_type() }

  /// Creates a slider whose numbers are rounded to some digits; keys move it by a step.
  public convenience init(range: ClosedRange<Double>, step: Double, digits: Int = 0) {
    self.init(
      retaining: gtk_scale_new_with_range(
        GTK_ORIENTATION_HORIZONTAL, range.lowerBound, range.upperBound, step))
    gtk_range_set_round_digits(cast(), gint(digits))
    gtk_scale_set_has_origin(cast(), 0)
  }

  public var value: Double {
    get { gtk_range_get_value(cast()) }
    set { gtk_range_set_value(cast(), newValue) }
  }

  public func onChanged(_ body: @escaping () -> Void) {
    onSignal("value-changed", body)
  }

  /// Sets what a screen reader says in place of the number.
  public func setAccessibleValue(_ text: String) {
    shim_set_accessible_value_text(native, text)
  }

  /// Marks some values above the slider, and others below it.
  public func setMarks(above: [Double] = [], below: [Double] = []) {
    gtk_scale_clear_marks(cast())
    for value in above { gtk_scale_add_mark(cast(), value, GTK_POS_TOP, nil) }
    for value in below { gtk_scale_add_mark(cast(), value, GTK_POS_BOTTOM, nil) }
  }
}

extension SpinButton {
  /// Shares the value, range and step of a slider: changing one changes the other.
  public func share(_ scale: Scale) {
    scale.lend { gtk_spin_button_set_adjustment(opaque, gtk_range_get_adjustment($0)) }
  }
}
