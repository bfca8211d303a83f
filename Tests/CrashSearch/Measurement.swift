import Foundation

/// Finds for each component the size at which GTK takes too long, needs too much memory, or dies.
struct Measurement {
  /// Prints a row for each that has one: where, the largest size that was fine, the smallest that was
  /// not, and what became of GTK then.
  static func run(release: String, _ isMeant: (Component) -> Bool) {
    for component in Component.all where isMeant(component) {
      for place in Component.Place.allCases {
        guard let found = limit(of: component, in: place) else { continue }
        print(
          row: release, component.name, place.rawValue, text(found.fine), text(found.deadly),
          found.cause)
      }
    }
  }

  private static func limit(
    of component: Component, in place: Component.Place
  ) -> (fine: Double, deadly: Double, cause: String)? {
    let cause = { outcome(of: component.sheet($0, in: place)).cause }
    guard var last = cause(component.largest) else { return nil }
    // Sizes that double, and then the middle of the two that are left.
    var (fine, deadly) = (0.0, component.largest)
    var sizes: [Double] = []
    var size = 1.0
    while size < component.largest {
      sizes.append(size)
      size *= 2
    }
    var (low, high) = (0, sizes.count)
    while low < high {
      let middle = (low + high) / 2
      if let cause = cause(sizes[middle]) {
        (high, deadly, last) = (middle, sizes[middle], cause)
      } else {
        (low, fine) = (middle + 1, sizes[middle])
      }
    }
    let middle = (fine + deadly) / 2
    if fine >= 4 {
      if let cause = cause(middle) { (deadly, last) = (middle, cause) } else { fine = middle }
    }
    return (fine, deadly, last)
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
