import LiveryAdwaita
import ThemeModel
import ThemeSession

/// What a theme says of itself, its metrics and its fonts, each of which can be changed.
final class ValuesView {
  let widget: ScrolledWindow
  private let session: ThemeSession
  private let list = ListBox()
  private var rows: [ValueRow] = []
  private var filter = ListFilter()

  /// Called when somebody types into a field.
  var onTyped: () -> Void = {}

  init(_ session: ThemeSession) {
    self.session = session
    widget = ScrolledWindow(child: list)
    widget.vexpand = true
    list.setSelectable(false)
    list.setAccessibleLabel(translated("General"))
    for name in ["livery-colors", "livery-values"] { list.addStyleClass(name) }
    list.setTitles { [weak self] in self?.title(above: $0) }
    list.onActivated { [weak self] index in
      guard let self, rows.indices.contains(index) else { return }
      rows[index].takeFocus()
    }
  }

  /// Updates the rows; the first time creates them.
  func update() {
    if rows.isEmpty { fill() }
    let theme = session.look.theme
    let states = ThemeValue.aboutStates(of: theme) + ThemeValue.sharedStates(of: theme)
    for (row, state) in zip(rows, states) { row.show(state) }
    _ = show(filter)
  }

  /// The rows of all values.
  var shown: [ValueRow] { rows }

  private func fill() {
    let actions = ValueRow.Actions(
      set: { [session] in session.enter($1, as: $0) }, typed: { [weak self] in self?.onTyped() })
    rows = (ThemeValue.about + ThemeValue.shared).map { ValueRow($0, actions) }
    for row in rows { list.append(row.widget) }
  }

  private func title(above index: Int) -> String? {
    guard rows.indices.contains(index) else { return nil }
    let group = rows[index].value.group
    let before = rows[..<index].last { $0.widget.isVisible }
    return before?.value.group == group ? nil : group
  }
}

extension ValuesView: FilteredView {
  func show(_ filter: ListFilter) -> Int {
    self.filter = filter
    var count = 0
    for row in rows {
      let isShown = row.typed != nil || filter.admits(row.texts, isOwn: row.shown?.isOwn ?? false)
      row.widget.isVisible = isShown
      if isShown { count += 1 }
    }
    list.updateTitles()
    return count
  }
}

extension ValuesView: EditingView {
  var typed: String? { rows.lazy.compactMap(\.typed).first }

  func takeTyped() -> Bool {
    rows.filter { $0.typed != nil }.allSatisfy { $0.commit() }
  }
}

extension ThemeValue {
  /// The states of the metrics and fonts of a theme, in the order of `shared`.
  fileprivate static func sharedStates(of theme: Theme) -> [ValueState] {
    let metrics = Metric.allCases.map { metric in
      ValueState(theme.value(of: metric), ThemeValue(metric).spelling, in: theme)
    }
    let fonts = FontName.allCases.flatMap { font in
      Font.keys.map { key in
        ValueState(
          theme.value(of: key.property, in: font), ValueSpelling(key.property.kind), in: theme)
      }
    }
    return metrics + fonts
  }
}
