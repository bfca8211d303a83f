import CLiveryAdwaita

/// An entry for a number, with buttons that change it.
public final class SpinButton: Widget {
  override class var nativeType: GType { gtk_spin_button_get_type() }

  public convenience init(range: ClosedRange<Double>, step: Double, digits: Int = 0) {
    self.init(
      retaining: gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, step))
    gtk_spin_button_set_digits(opaque, guint(digits))
    onSignal("value-changed") { [weak self] in self?.forgetTyping() }
  }

  public var value: Double {
    get { gtk_spin_button_get_value(opaque) }
    set { gtk_spin_button_set_value(opaque, newValue) }
  }

  public func onChanged(_ body: @escaping () -> Void) {
    onSignal("value-changed", body)
  }
}
