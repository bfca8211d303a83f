import LiveryAdwaita
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

/// The editable information, traits, metrics and fonts of a theme.
final class ValuesView: EditingView {
  private var rows: [ValueRow] = []

  /// The traits, whose rows come after those of the information.
  private var traits: [ThemeValue] = []
  private lazy var adding = AddPopover.trait(session) { [weak self] in self?.added = $0 }

  /// The name of a newly added trait, whose row gets the focus.
  private var added: String?

  override var fields: [any InspectorRow] { rows }

  init(_ session: ThemeSession) {
    super.init(session, named: translated("General"), adding: translated("Add Trait…"))
    list.addStyleClass("livery-values")
    list.setTitles { [weak self] in self?.title(above: $0) }
    list.onActivated { [weak self] index in
      guard let self, rows.indices.contains(index) else { return }
      rows[index].takeFocus()
    }
    add.onClicked { [weak self] in
      guard let self else { return }
      adding.open(at: add, in: widget)
    }
  }

  /// Updates the rows; the first time creates them.
  func update() {
    let theme = session.loadedTheme.theme
    let root = theme.ownLayer > 0 ? SourceDocument(livery: theme.source).root : nil
    let own = ThemeValue.traits(in: root)
    fill(own.map(\.value))
    let states =
      ThemeValue.aboutStates(of: theme, in: root) + own.map(\.state)
      + ThemeValue.sharedStates(of: theme)
    for (row, state) in zip(rows, states) { row.show(state) }
    _ = show(filter)
    let row = added.flatMap { name in
      rows.firstIndex { $0.value.path.starts(with: ["traits", name]) }
    }
    if let row {
      added = nil
      lead(to: row, rows[row].widget)
    }
  }

  /// Creates the rows once, and those of the traits again when these changed.
  private func fill(_ new: [ThemeValue]) {
    guard rows.isEmpty || new != traits else { return }
    let actions = ValueRow.Actions(
      set: { [weak self] (value, text) throws(SessionError) in try self?.enter(text, as: value) },
      typed: { [weak self] in self?.onTyped() },
      chooseFamily: { [weak self] in self?.chooseFamily(of: $0, instead: $1) },
      remove: { [weak self] in self?.remove($0) })
    if rows.isEmpty {
      rows = (ThemeValue.about + ThemeValue.shared).map { ValueRow($0, actions) }
      for row in rows { list.append(row.widget) }
    }
    let start = ThemeValue.about.count
    list.changeRows {
      for row in rows[start..<start + traits.count] { list.remove(row.widget) }
      let switches = new.map { ValueRow($0, actions) }
      for (index, row) in switches.enumerated() { list.insert(row.widget, at: start + index) }
      rows.replaceSubrange(start..<start + traits.count, with: switches)
    }
    traits = new
    list.updateTitles()
  }

  /// Asks for one of the installed font families.
  private func chooseFamily(of value: ThemeValue, instead family: String) {
    FontDialog.chooseFamily(
      translated("Choose a Font"), family: family.isEmpty ? nil : family, over: widget
    ) { [weak self] chosen in
      self?.attempt { () throws(SessionError) in try self?.session.enter(chosen, as: value) }
    }
  }

  private func remove(_ value: ThemeValue) {
    attempt { () throws(SessionError) in try session.removeTrait(value.title) }
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
