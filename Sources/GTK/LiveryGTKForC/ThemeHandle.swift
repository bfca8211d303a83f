import CLiveryAdwaita
import LiveryGTK
import ThemeSession

/// A theme that C code uses, with its observers.
final class ThemeHandle {
  let theme: LiveryTheme
  private var observations: [UInt32: ThemeObservation] = [:]
  private var count: UInt32 = 0

  init(_ theme: LiveryTheme) {
    self.theme = theme
  }

  /// Calls a C function now and after each change at a widget, or of the display's theme if there
  /// is no widget.
  func observe(_ widget: OpaquePointer?, _ callback: Callback) -> UInt32 {
    count += 1
    let number = count
    callback.onEnd = { [weak self] in self?.observations[number] = nil }
    if let widget {
      // It also ends with the widget.
      observations[number] = theme.observe(widget) { [unowned self] _, _ in callback.call(self) }
    } else {
      let observation = theme.observe(callback) { [unowned self] callback, _ in
        callback.call(self)
      }
      // It ends with its owner, which is stored here.
      observations[number] = ThemeObservation {
        observation.cancel()
        withExtendedLifetime(callback) {}
      }
    }
    return number
  }

  func endObservation(_ number: UInt32) {
    observations.removeValue(forKey: number)?.cancel()
  }

  /// Ends all observations that C code requested.
  func leave() {
    let all = observations.values
    observations = [:]
    for observation in all { observation.cancel() }
    theme.leave()
  }
}

/// A C function with its data, which is freed together with it.
public final class Callback {
  public typealias Function =
    @convention(c) @Sendable (OpaquePointer?, UnsafeMutableRawPointer?) -> Void
  public typealias Destroy = @convention(c) @Sendable (UnsafeMutableRawPointer?) -> Void

  private let function: Function
  private let data: Address
  private let destroy: Destroy?

  /// Called before the data is freed.
  var onEnd: () -> Void = {}

  init(_ function: @escaping Function, _ data: Address, _ destroy: Destroy?) {
    (self.function, self.data, self.destroy) = (function, data, destroy)
  }

  isolated deinit {
    onEnd()
    destroy?(data.pointer)
  }

  func call(_ handle: ThemeHandle) {
    function(OpaquePointer(Unmanaged.passUnretained(handle).toOpaque()), data.pointer)
  }
}

/// A pointer of C as a value that may be handed to the main actor.
nonisolated struct Address: Sendable {
  private let bits: UInt

  init(_ pointer: UnsafeMutableRawPointer?) { bits = UInt(bitPattern: pointer) }
  init(_ pointer: OpaquePointer?) { bits = UInt(bitPattern: pointer) }

  var pointer: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: bits) }
  var opaque: OpaquePointer? { OpaquePointer(bitPattern: bits) }

  /// The theme with this address.
  var handle: ThemeHandle? {
    pointer.map { Unmanaged<ThemeHandle>.fromOpaque($0).takeUnretainedValue() }
  }
}
