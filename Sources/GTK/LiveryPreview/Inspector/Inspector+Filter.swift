import LiveryAdwaita

extension Inspector {
  /// The filterable list of a view; `nil` if it has none.
  func filtered(_ view: View) -> EditingView? {
    switch view {
    case .colors: colors
    case .general: general
    case .rules: rules
    case .problems, .stylesheet: nil
    }
  }

  /// Applies the filter, and reports matches in other views.
  func filter() {
    guard widget.isMapped, let list = filtered(view) else { return }
    let filter = filterBar.filter
    let isEmpty = list.show(filter) == 0
    let found = isEmpty && filter.isOn ? elsewhere(filter) : nil
    filterBar.show(isEmpty: isEmpty && filter.isOn)
    filterBar.show(elsewhere: found.map { ($0.count, $0.view.title) })
  }

  /// Shows the other view that has matches.
  func showElsewhere() {
    if let found = elsewhere(filterBar.filter) { show(found.view) }
  }

  private func elsewhere(_ filter: ListFilter) -> (view: View, count: Int)? {
    View.allCases.lazy.compactMap { other in
      guard other != self.view, let list = self.filtered(other) else { return nil }
      self.update(other)
      let count = list.show(filter)
      return count > 0 ? (other, count) : nil
    }.first
  }
}
