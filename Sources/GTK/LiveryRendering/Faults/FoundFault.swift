package import LiveryAdwaita
import LiveryGallery
import ThemeSource

/// A fault as a worker tells of it.
package nonisolated struct FoundFault: Codable, Hashable {
  package let kind: FaultKind
  package let severity: String

  /// The page or the UI file, the specimen and the state in which it is seen.
  package let page: String
  package let specimen: String?
  package let state: AuditState

  /// The widget by its CSS nodes, such as `list.boxed-list > row:selected > label.subtitle`.
  package let path: String

  /// Where the widget, text or icon is on the page, in px.
  package let area: PixelRect

  /// Where on it the fault is worst, where that is one place.
  package let place: PagePoint?

  package let measure: FaultMeasure

  /// Why it is none, perhaps; `nil` where there is no doubt.
  package var doubt: FaultDoubt?

  /// The declaration that it comes from; `nil` if the theme has none.
  package var cause: FaultCause?

  /// The file of a picture of it, where pictures were asked for.
  package var picture: String?

  package init(
    kind: FaultKind, severity: String, page: String, specimen: String?, state: AuditState,
    path: String, area: PixelRect, place: PagePoint?, measure: FaultMeasure,
    doubt: FaultDoubt? = nil, cause: FaultCause? = nil, picture: String? = nil
  ) {
    (self.kind, self.severity, self.page) = (kind, severity, page)
    (self.specimen, self.state, self.path) = (specimen, state, path)
    (self.area, self.place, self.measure) = (area, place, measure)
    (self.doubt, self.cause, self.picture) = (doubt, cause, picture)
  }
}

nonisolated extension FoundFault {
  /// The fault, with another name for a file that its declaration may be in.
  package func renaming(_ file: String, _ name: String) -> FoundFault {
    guard cause?.file == file else { return self }
    var fault = self
    fault.cause?.file = name
    return fault
  }
}
