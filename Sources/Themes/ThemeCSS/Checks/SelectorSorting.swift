/// The order in which GTK sorts selectors into a tree, without building the tree.
///
/// From a list of selectors it takes the most common part, sorts the selectors with that part by
/// their other parts, and then the remaining selectors.
struct SelectorSorting {
  private var parts: [[Int]]

  /// The number of parts by which each selector is already sorted.
  private var done: [Int]

  /// How many selectors have a part, by its number; combinators come after the names.
  private var counts: [Int]
  private let nameCount: Int

  private var used = 0

  /// The number of parts that may still be counted, so that an input that takes GTK seconds does
  /// not take as long here.
  private var stepsLeft = 20_000_000

  init(_ parts: [[Int]], nameCount: Int) {
    (self.parts, self.nameCount) = (parts, nameCount)
    done = Array(repeating: 0, count: parts.count)
    counts = Array(repeating: 0, count: nameCount + 256)
  }

  /// The first of the remaining selectors when nested calls exceed a cost limit, or when there are
  /// too many steps; `nil` if neither happens.
  mutating func firstBeyond(_ limit: Int, _ cost: (_ selectors: Int) -> Int) -> Int? {
    sort(Array(parts.indices), limit, cost)
  }

  private mutating func sort(_ all: [Int], _ limit: Int, _ cost: (Int) -> Int) -> Int? {
    let before = used
    defer { used = before }
    var left = all
    while !left.isEmpty {
      used += cost(left.count)
      guard used <= limit else { return left.min() }
      let shared = mostShared(left)
      guard stepsLeft > 0 else { return left.min() }
      var matched: [Int] = []
      var rest: [Int] = []
      for selector in left {
        guard let place = initial(of: selector).first(where: { number(at: $0, selector) == shared })
        else {
          rest.append(selector)
          continue
        }
        parts[selector].swapAt(place, done[selector])
        done[selector] += 1
        if done[selector] < parts[selector].count { matched.append(selector) }
      }
      if let found = sort(matched, limit, cost) { return found }
      left = rest
    }
    return nil
  }

  /// The parts by which a selector may be sorted next: those of one node, or else a combinator.
  private func initial(of selector: Int) -> Range<Int> {
    let list = parts[selector]
    let start = done[selector]
    guard list[start] >= 0 else { return start..<(start + 1) }
    return start..<(list[start...].firstIndex { $0 < 0 } ?? list.count)
  }

  private func number(at place: Int, _ selector: Int) -> Int {
    let part = parts[selector][place]
    return part < 0 ? nameCount - part : part
  }

  private mutating func mostShared(_ selectors: [Int]) -> Int {
    var best = 0
    for selector in selectors {
      let places = initial(of: selector)
      stepsLeft -= places.count
      guard stepsLeft > 0 else { return best }
      for place in places {
        let number = number(at: place, selector)
        counts[number] += 1
        if counts[number] > counts[best] { best = number }
      }
    }
    for selector in selectors {
      for place in initial(of: selector) { counts[number(at: place, selector)] = 0 }
    }
    return best
  }
}
