/// The values that each slot may have, those that come first first: the theme's own before what it
/// extends, and among a file's own those with the most traits.
///
/// The first whose traits hold in an appearance is the slot's value there.
struct Bindings: Sendable {
  struct Candidate: Sendable {
    let traits: TraitSet
    let layer: Int
    let expression: ColorExpression
    /// The bytes of the value in the layer's file.
    let range: Range<Int>
  }

  private var starts: [Int]
  private var candidates: [Candidate]

  /// Binds the layers of a chain, the base's first.
  init(_ layers: [Layer], slotCount: Int) {
    var bySlot = [[Candidate]](repeating: [], count: slotCount)
    for (number, layer) in layers.enumerated().reversed() {
      for color in layer.colors {
        for value in color.values {
          bySlot[Int(color.slot.index)].append(
            Candidate(
              traits: value.traits, layer: number, expression: value.value, range: value.range))
        }
      }
    }
    starts = [0]
    starts.reserveCapacity(slotCount + 1)
    candidates = []
    for own in bySlot {
      candidates += own
      starts.append(candidates.count)
    }
  }

  subscript(slot: Int) -> ArraySlice<Candidate> { candidates[starts[slot]..<starts[slot + 1]] }

  /// The number of the candidate that holds for a slot in an appearance.
  func holding(slot: Int, in traits: TraitSet) -> Int? {
    (starts[slot]..<starts[slot + 1]).first { candidates[$0].traits.isSubset(of: traits) }
  }

  func expression(of number: Int) -> ColorExpression { candidates[number].expression }

  func layer(of number: Int) -> Int { candidates[number].layer }

  /// The number of the slot's first candidate, whether or not it holds anywhere.
  func first(of slot: Int) -> Int? { starts[slot] < starts[slot + 1] ? starts[slot] : nil }

  func candidate(_ number: Int) -> Candidate { candidates[number] }
}
