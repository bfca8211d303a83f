import CLiveryAdwaita

/// Several widgets, of which the first that fits is shown.
public final class Squeezer: Widget {
  public convenience init() {
    self.init(retaining: adw_squeezer_new())
    adw_squeezer_set_homogeneous(opaque, 0)
    // A label with an ellipsis is shown only if no smaller widget is left.
    adw_squeezer_set_switch_threshold_policy(opaque, ADW_FOLD_THRESHOLD_POLICY_NATURAL)
    adw_squeezer_set_transition_type(opaque, ADW_SQUEEZER_TRANSITION_TYPE_CROSSFADE)
  }

  /// Shows nothing if even the smallest widget does not fit at its minimum width.
  public func allowNothing() {
    adw_squeezer_set_allow_none(opaque, 1)
    adw_squeezer_set_switch_threshold_policy(opaque, ADW_FOLD_THRESHOLD_POLICY_MINIMUM)
  }

  /// Adds a widget that is smaller than the ones added before.
  public func add(_ child: Widget) {
    child.lend { adw_squeezer_add(opaque, $0) }
  }
}
