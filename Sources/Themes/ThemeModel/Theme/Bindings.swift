import ThemeColor

/// A value that a color or a declaration may have.
struct Candidate: Sendable {
  let traits: TraitSet
  let layer: Int
  /// The index of the value in the layer's list.
  let value: Int
}

/// The possible values of each slot: the theme's own before those of its base themes, and within a
/// file those with the most traits first.
///
/// The first one whose traits apply in an appearance is the slot's value there.
struct Bindings: Sendable {
  private var starts: [Int]
  private var candidates: [Candidate]

  /// Binds the layers of a chain, the base's first.
  init(_ layers: [Layer], slotCount: Int) {
    // The declarations of each slot, each with the index of the next.
    var first = Array(repeating: -1, count: slotCount)
    var links: [(layer: Int, color: Int, next: Int)] = []
    links.reserveCapacity(layers.reduce(0) { $0 + $1.colors.count })
    for (layerIndex, layer) in layers.enumerated() {
      for index in layer.colors.indices.reversed() {
        let slot = Int(layer.colors[index].slot.index)
        links.append((layerIndex, index, first[slot]))
        first[slot] = links.count - 1
      }
    }
    starts = [0]
    starts.reserveCapacity(slotCount + 1)
    candidates = []
    candidates.reserveCapacity(links.count * 2)
    for slot in first.indices {
      var link = first[slot]
      while link >= 0 {
        let layer = links[link].layer
        for value in layers[layer].colors[links[link].color].values {
          candidates.append(
            Candidate(traits: layers[layer].colorValues[value].traits, layer: layer, value: value))
        }
        link = links[link].next
      }
      starts.append(candidates.count)
    }
  }

  /// The index of the candidate that applies for a slot in an appearance.
  func applying(slot: Int, in traits: TraitSet) -> Int? {
    (starts[slot]..<starts[slot + 1]).first { candidates[$0].traits.isSubset(of: traits) }
  }

  func layer(of index: Int) -> Int { candidates[index].layer }

  /// The index of the slot's first candidate, whether or not it applies anywhere.
  func first(of slot: Int) -> Int? { starts[slot] < starts[slot + 1] ? starts[slot] : nil }

  func candidate(_ index: Int) -> Candidate { candidates[index] }
}

extension Theme {
  /// The painted color of a literal; `nil` if a candidate depends on other colors or the scheme.
  func constant(_ candidate: Candidate) -> Color? {
    layers[candidate.layer].constants[candidate.value]
  }

  func value(_ candidate: Candidate) -> AppearanceValue<ColorExpression> {
    layers[candidate.layer].colorValues[candidate.value]
  }
}
