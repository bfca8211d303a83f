import Foundation
import ThemeCSS

/// Finds for each component the size at which GTK takes too long, needs too much memory, or dies.
struct Measurement {
  /// How many times smaller than the next one each size is; GTK may cut off what is far too large,
  /// so that no step may pass over what is deadly.
  private static let step = 2.0

  private let release: String
  private var process: CrashProcess?

  init(release: String) {
    self.release = release
  }

  /// Prints a row for each component that has a limit: where, the largest size that was fine, the
  /// smallest that was not, and what became of GTK then; `-` where there is no size.
  mutating func run(_ components: [Component]) {
    for component in components {
      for place in component.places {
        guard let found = limit(of: component, in: place) else { continue }
        print(
          row: release, component.name, place.rawValue, text(found.fine), text(found.deadly),
          found.cause)
      }
    }
  }

  private mutating func limit(
    of component: Component, in place: CrashLimits.Place
  ) -> (fine: Double?, deadly: Double?, cause: String)? {
    process = nil
    if place == .kind {
      return tried(component.sheet(0, in: place)).cause.map { (nil, nil, $0) }
    }
    var fine = 0.0
    var size = component.smallest
    var found: (deadly: Double, cause: String)?
    var isSafe = true
    while size <= component.largest, found == nil {
      let outcome = tried(component.sheet(size, in: place))
      found = outcome.cause.map { (size, $0) }
      isSafe = isSafe && outcome.isSafe
      if isSafe { fine = size }
      size *= Self.step
    }
    guard var (deadly, cause) = found else { return nil }
    // Between the two, the middle, and the middle of what is left.
    var beyond = min(deadly, fine == 0 ? component.smallest : fine * Self.step)
    for _ in 0..<2 {
      // Half of a factor of 1 is much; half a pixel is nothing.
      let grain = beyond > 2 || component.isCount ? 1.0 : 0.25
      let middle = ((fine + beyond) / 2 / grain).rounded() * grain
      guard middle > fine, middle < beyond else { break }
      let outcome = tried(component.sheet(middle, in: place))
      if outcome.isSafe { fine = middle } else { beyond = middle }
      if let found = outcome.cause, middle < deadly { (deadly, cause) = (middle, found) }
    }
    return (fine, deadly, cause)
  }

  /// How GTK takes a stylesheet; the process has tried only smaller sizes of the same.
  private mutating func tried(_ sheet: String) -> Outcome {
    process = process ?? CrashProcess()
    let outcome = process?.run(sheet) ?? outcome(of: sheet)
    if case .died = outcome { process = nil }
    return outcome
  }

  private func text(_ number: Double?) -> String {
    guard let number else { return "-" }
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
