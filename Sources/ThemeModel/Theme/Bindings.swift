import ThemeColor

/// The values that each slot may have, those that come first first: the theme's own before what it
/// extends, and among a file's own those with the most traits.
///
/// The first whose traits hold in an appearance is the slot's value there.
struct Bindings: Sendable {
  struct Candidate: Sendable {
    let traits: TraitSet
    let layer: Int
    /// The place of the value in the layer's list.
    let value: Int
  }

  private var starts: [Int]
  private var candidates: [Candidate]
  /// What each candidate that is a literal is painted as, in every appearance.
  private var constants: [Color?]

  /// Binds the layers of a chain, the base's first.
  init(_ layers: [Layer], slotCount: Int) {
    // The declarations of each slot, each with the number of the next.
    var first = Array(repeating: -1, count: slotCount)
    var links: [(layer: Int, color: Int, next: Int)] = []
    links.reserveCapacity(layers.reduce(0) { $0 + $1.colors.count })
    for (number, layer) in layers.enumerated() {
      for index in layer.colors.indices.reversed() {
        let slot = Int(layer.colors[index].slot.index)
        links.append((number, index, first[slot]))
        first[slot] = links.count - 1
      }
    }
    starts = [0]
    starts.reserveCapacity(slotCount + 1)
    candidates = []
    candidates.reserveCapacity(links.count * 2)
    constants = []
    constants.reserveCapacity(links.count * 2)
    for slot in first.indices {
      var link = first[slot]
      while link >= 0 {
        let layer = links[link].layer
        for value in layers[layer].colors[links[link].color].values {
          candidates.append(
            Candidate(traits: layers[layer].colorValues[value].traits, layer: layer, value: value))
          constants.append(layers[layer].colorValues[value].value.constant)
        }
        link = links[link].next
      }
      starts.append(candidates.count)
    }
  }

  /// The number of the candidate that holds for a slot in an appearance.
  func holding(slot: Int, in traits: TraitSet) -> Int? {
    (starts[slot]..<starts[slot + 1]).first { candidates[$0].traits.isSubset(of: traits) }
  }

  /// What a literal is painted as; `nil` for a candidate that depends on others or the scheme.
  func constant(of number: Int) -> Color? { constants[number] }

  func layer(of number: Int) -> Int { candidates[number].layer }

  /// The number of the slot's first candidate, whether or not it holds anywhere.
  func first(of slot: Int) -> Int? { starts[slot] < starts[slot + 1] ? starts[slot] : nil }

  func candidate(_ number: Int) -> Candidate { candidates[number] }
}

extension Theme {
  /// The value that a candidate of a slot is.
  func value(_ candidate: Bindings.Candidate) -> AppearanceValue<ColorExpression> {
    layers[candidate.layer].colorValues[candidate.value]
  }
}
