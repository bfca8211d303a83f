import LiveryRendering
import ThemeModel

/// A fault that was found, with the declarations that may be its cause.
struct JudgedFault {
  let found: FoundFault
  let key: FaultKey
  let suspects: RankedSuspects

  /// The fault with its cause: the one that is proven, or the likeliest.
  func found(causedBy proven: DeclarationOrigin?) -> FoundFault {
    var fault = found
    if let origin = proven ?? suspects.all.first?.origin {
      let isCertain = proven != nil || suspects.isSure
      fault.cause = FaultCause(
        origin.location, origin.name, isCertain: isCertain,
        or: isCertain ? nil : suspects.all.dropFirst().first?.origin.name)
    }
    return fault
  }
}

extension Fault {
  /// What tells it from the others on all pages.
  func key(on view: PageView, of page: StagedContent) -> FaultKey {
    FaultKey(
      view: ViewKey(page: page, state: view.state), kind: kind, widget: view.tree.nodes[widget].key,
      foreground: foregroundKey, part: part?.name)
  }
}
