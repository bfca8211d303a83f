import LiveryGallery
import LiveryRendering
import LiverySystem
import ThemeProject

/// A keeper's worker, and what it does now.
final class AuditWorker {
  let helper: Helper

  /// The folder that is the worker's own.
  let folder: String
  private let page: Page
  private let release: String

  /// The order that it works on; `nil` while it waits for the next.
  private(set) var order: AuditOrder?

  /// Whether it has done nothing before this order.
  private(set) var isFresh = true

  init(_ helper: Helper, for order: AuditOrder, folder: String) {
    (self.helper, self.folder) = (helper, folder)
    (page, release) = (order.page, order.release)
  }

  /// How long to wait for it before its silence is looked at again, in ms.
  var time: Int { order == nil ? 10_000 : 1_000 }

  /// Whether it has built what an order is about.
  func serves(_ order: AuditOrder) -> Bool { order.page == page && order.release == release }

  func begin(_ order: AuditOrder) {
    self.order = order
    helper.expectLine()
    helper.send(
      RenderJob(
        theme: 0, id: order.theme, source: order.theme, format: nil,
        variant: Variant(appearance: order.appearance), contents: [.page(order.page)], folder: "",
        appearances: [], thumbnails: "", text: order.text
      ).line)
  }

  func finish() {
    (order, isFresh) = (nil, false)
  }

  /// How it ended, in words.
  var endingReason: String { helper.wait().reason(log: "\(folder)/log") }

  /// Ends it, and waits until it is gone.
  func end() {
    // One that waits for an order ends by itself, and removes what its screen left.
    if order == nil { helper.finish() } else { helper.kill() }
    _ = helper.wait()
  }
}
