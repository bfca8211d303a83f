/// A place on a page, in px from its upper left corner.
package nonisolated struct PagePoint: Hashable, Codable {
  package let x, y: Double

  package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}
