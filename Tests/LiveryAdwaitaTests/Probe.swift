import CLiveryAdwaita

@testable import LiveryAdwaita

/// Counts how often a GObject, or a Swift value captured by a closure, is freed.
final class Probe {
  /// How often it was freed.
  final class Count {
    fileprivate(set) var value = 0
  }

  let count: Count

  init(_ count: Count) {
    self.count = count
  }

  deinit {
    count.value += 1
  }

  /// A count that rises when GLib finalizes the object.
  @MainActor static func frees(of object: Object) -> Count {
    let count = Count()
    g_object_weak_ref(
      object.cast(),
      { data, _ in
        guard let data else { return }
        Unmanaged<Count>.fromOpaque(data).takeRetainedValue().value += 1
      }, Unmanaged.passRetained(count).toOpaque())
    return count
  }
}
