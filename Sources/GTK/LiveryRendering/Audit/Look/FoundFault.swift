import LiveryAdwaita
import LiveryGallery
import ThemeSource

/// A fault as a worker tells of it.
nonisolated struct FoundFault: Codable, Hashable {
  let kind: FaultKind
  let severity: String

  /// The page or the UI file, the specimen and the state in which it is seen.
  let page: String
  let specimen: String?
  let state: AuditState

  /// The widget by its CSS nodes, such as `list.boxed-list > row:selected > label.subtitle`.
  let path: String

  /// Where the widget, text or icon is on the page, in px.
  let area: PixelRect

  /// Where on it the fault is worst, where that is one place.
  let place: PagePoint?

  let measure: FaultMeasure

  /// The declaration that it comes from; `nil` where the theme has none.
  private(set) var cause: FaultCause?

  /// The file of a picture of it, where pictures were asked for.
  var picture: String?
}

nonisolated extension FoundFault {
  /// The fault, with another name for a file that its declaration may be in.
  func renaming(_ file: String, _ name: String) -> FoundFault {
    guard cause?.file == file else { return self }
    var fault = self
    fault.cause?.file = name
    return fault
  }
}
