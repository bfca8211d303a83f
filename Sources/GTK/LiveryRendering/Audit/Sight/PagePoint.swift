/// A place on a page, in px from its upper left corner.
nonisolated struct PagePoint: Hashable, Codable {
  let x, y: Double
}
