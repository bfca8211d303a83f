import Foundation
import ThemeCSS

/// Finds for each component the size at which GTK takes too long, needs too much memory, or dies.
struct Measurement {
  /// How many times smaller than the next one each size is; GTK may cut off what is far too large, so
  /// that each is tried.
  private static let step = 4.0

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
      return cause(of: component.sheet(0, in: place)).map { (nil, nil, $0) }
    }
    var fine = 0.0
    var size = component.smallest
    while size <= component.largest {
      guard let last = cause(of: component.sheet(size, in: place)) else {
        (fine, size) = (size, size * Self.step)
        continue
      }
      // Between the two, the middle, and the middle of what is left.
      var (deadly, cause) = (size, last)
      for _ in 0..<2 {
        let middle = ((fine + deadly) / 2).rounded()
        guard middle > fine, middle < deadly else { break }
        if let found = self.cause(of: component.sheet(middle, in: place)) {
          (deadly, cause) = (middle, found)
        } else {
          fine = middle
        }
      }
      return (fine, deadly, cause)
    }
    return nil
  }

  /// Why a stylesheet is deadly, if it is; the process has tried only smaller sizes of the same.
  private mutating func cause(of sheet: String) -> String? {
    process = process ?? CrashProcess()
    let outcome = process?.run(sheet) ?? outcome(of: sheet)
    if case .died = outcome { process = nil }
    return outcome.cause
  }

  private func text(_ number: Double?) -> String {
    guard let number else { return "-" }
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
