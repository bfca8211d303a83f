/// Stands in for an object in closures of its parts, which are made before it is.
final class WeakReference<Object: AnyObject> {
  weak var object: Object?
}
