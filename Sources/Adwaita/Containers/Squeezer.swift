import CAdwaita

/// Several widgets for one place: the first that has room is shown.
public final class Squeezer: Widget {
  public convenience init() {
    self.init(retaining: adw_squeezer_new())
    adw_squeezer_set_homogeneous(opaque, 0)
    // A label that can be cut off is not to be before there is nothing smaller to show.
    adw_squeezer_set_switch_threshold_policy(opaque, ADW_FOLD_THRESHOLD_POLICY_NATURAL)
    adw_squeezer_set_transition_type(opaque, ADW_SQUEEZER_TRANSITION_TYPE_CROSSFADE)
  }

  /// Shows nothing where there is no room for even the smallest as it is at its narrowest.
  public func allowNothing() {
    adw_squeezer_set_allow_none(opaque, 1)
    adw_squeezer_set_switch_threshold_policy(opaque, ADW_FOLD_THRESHOLD_POLICY_MINIMUM)
  }

  /// Adds a widget that is smaller than those before.
  public func add(_ child: Widget) {
    adw_squeezer_add(opaque, child.native)
  }
}
