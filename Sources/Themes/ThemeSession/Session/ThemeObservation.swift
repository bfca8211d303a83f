/// The registration of a session's observer; it ends with its owner, or when it is cancelled.
public final class ThemeObservation {
  private var end: (() -> Void)?

  package init(_ end: @escaping () -> Void) {
    self.end = end
  }

  /// Calls the observer no more; does nothing the second time.
  public func cancel() {
    end?()
    end = nil
  }
}
