package import LiveryAdwaita
import LiveryGallery
import ThemeSource

/// A fault as a worker reports it.
package nonisolated struct FoundFault: Codable, Hashable {
  package let kind: FaultKind
  package let severity: String

  /// The page or the UI file, the specimen and the state in which it is visible.
  package let page: String
  package let specimen: String?
  package let state: AuditState

  /// The widget by its CSS nodes, such as `list.boxed-list > row:selected > label.subtitle`.
  package let path: String

  /// The area of the widget, text or icon on the page, in px.
  package let area: PixelRect

  /// The place where the fault is worst, if there is one.
  package let place: PagePoint?

  package let measure: FaultMeasure

  /// Why it is none, perhaps; `nil` where there is no doubt.
  package var doubt: FaultDoubt?

  /// The declaration that causes it; `nil` if the theme has none.
  package var cause: FaultCause?

  /// The file with a picture of it, if pictures were requested.
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
  /// The fault, with another name for the file of its declaration.
  package func renaming(_ file: String, _ name: String) -> FoundFault {
    guard cause?.file == file else { return self }
    var fault = self
    fault.cause?.file = name
    return fault
  }
}
