/// Stands in for an object in closures of its parts, which are made before it is.
package final class WeakReference<Object: AnyObject> {
  package weak var object: Object?

  package init() {}
}
