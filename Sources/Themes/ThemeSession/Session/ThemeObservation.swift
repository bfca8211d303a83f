/// The registration of a session's observer; it ends with its owner, or when it is cancelled.
public final class ThemeObservation {
  private var end: (() -> Void)?

  package init(_ end: @escaping () -> Void) {
    self.end = end
  }

  /// Ends the calls of the observer; calling it again has no effect.
  public func cancel() {
    end?()
    end = nil
  }
}
