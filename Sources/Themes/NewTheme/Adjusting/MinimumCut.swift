/// A cut of a network with two ends that costs the least (Edmonds and Karp 1972: the most flow
/// along the shortest paths).
struct MinimumCut {
  private var heads: [[Int]]
  private var targets: [Int] = []
  private var capacities: [Double] = []
  private let source, sink: Int

  /// What counts as no capacity, after sums of numbers of a few hundred.
  private static let nothing = 1e-9

  /// Creates a network of some nodes and the two ends.
  init(_ count: Int) {
    (source, sink) = (count, count + 1)
    heads = Array(repeating: [], count: count + 2)
  }

  /// Adds what it costs to have a node on the side of the source, and on that of the sink.
  mutating func add(_ node: Int, atSource: Double, atSink: Double) {
    let difference = atSink - atSource
    if difference > 0 {
      connect(source, node, difference)
    } else {
      connect(node, sink, -difference)
    }
  }

  /// Adds what it costs to have one node on the side of the source and the other on that of the
  /// sink.
  mutating func connect(_ one: Int, _ other: Int, _ cost: Double) {
    guard cost > 0 else { return }
    heads[one].append(targets.count)
    targets.append(other)
    capacities.append(cost)
    heads[other].append(targets.count)
    targets.append(one)
    capacities.append(0)
  }

  /// Whether each node is on the side of the sink.
  mutating func solve() -> [Bool] {
    while let path = path() {
      let flow = path.map { capacities[$0] }.min() ?? 0
      for edge in path {
        capacities[edge] -= flow
        capacities[edge ^ 1] += flow
      }
    }
    return reached().dropLast(2).map { $0 == nil }
  }

  private func path() -> [Int]? {
    let edges = reached()
    guard edges[sink] != nil else { return nil }
    var path: [Int] = []
    var node = sink
    while node != source, let edge = edges[node] {
      path.append(edge)
      node = targets[edge ^ 1]
    }
    return path
  }

  /// The edge by which each node is reached from the source; -1 for the source.
  private func reached() -> [Int?] {
    var edges: [Int?] = Array(repeating: nil, count: heads.count)
    edges[source] = -1
    var queue = [source]
    var next = 0
    while next < queue.count {
      for edge in heads[queue[next]]
      where capacities[edge] > MinimumCut.nothing && edges[targets[edge]] == nil {
        edges[targets[edge]] = edge
        queue.append(targets[edge])
      }
      next += 1
    }
    return edges
  }
}
