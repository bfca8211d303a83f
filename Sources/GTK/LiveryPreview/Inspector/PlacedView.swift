import ThemeSource

/// A view of the inspector whose values stand in the theme's file.
protocol PlacedView: AnyObject {
  /// The row of the value that is written at a location, or on its line; `nil` where none is.
  func row(at location: SourceLocation) -> ValueRow?
}

extension RulesView: PlacedView {
  func row(at location: SourceLocation) -> ValueRow? { shown.row(at: location) }
}

extension ValuesView: PlacedView {
  func row(at location: SourceLocation) -> ValueRow? { shown.row(at: location) }
}

extension [ValueRow] {
  /// The row at a location; of several on its line the first.
  fileprivate func row(at location: SourceLocation) -> ValueRow? {
    let own = filter { $0.shown?.isOwn ?? false }
    return own.first { $0.shown?.location?.range.overlaps(location.range) ?? false }
      ?? own.first { $0.shown?.location?.start.line == location.start.line }
  }
}
