/// Calls a closure whenever a window may look like another widget than before, as long as this
/// lives.
package final class FollowingObserver {
  let body: () -> Void

  package init(_ body: @escaping () -> Void) {
    self.body = body
    PartSheets.observe(self)
  }
}
