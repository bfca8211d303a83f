/// Refers to an object in closures that are created before it.
package final class WeakReference<Object: AnyObject> {
  package weak var object: Object?

  package init() {}
}
