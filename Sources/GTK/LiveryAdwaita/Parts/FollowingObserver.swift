/// Calls a closure whenever a window may need the style of another widget, as long as this object
/// lives.
package final class FollowingObserver {
  let body: () -> Void

  package init(_ body: @escaping () -> Void) {
    self.body = body
    PartSheets.observe(self)
  }
}
