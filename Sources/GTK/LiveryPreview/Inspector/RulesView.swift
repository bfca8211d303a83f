import LiveryAdwaita
import ThemeSession

/// The rules of the theme's own `[styles]`: their values are changed, and rules added and removed.
final class RulesView: EditingView {
  private lazy var picking = makePicking()
  private var rules: [OwnRule] = []
  private var heads: [RuleHeader] = []

  /// The rows of each rule's properties.
  private var rows: [[ValueRow]] = []
  private lazy var adding = RulePopover(session) { [weak self] in
    self?.added = $0
    self?.onAdded()
  }

  /// The path of a newly added property, whose row gets the focus.
  private var added: [String]?

  /// Called when a rule was added, which the filter may keep out of sight.
  var onAdded: () -> Void = {}

  private lazy var menu = RowMenu<ScopeCommand, ValueRow>(in: widget) { [weak self] in
    self?.choose($0, for: $1)
  }

  override var fields: [any InspectorRow] { rows.flatMap(\.self) }

  init(_ session: ThemeSession) {
    super.init(session, named: translated("Rules"), adding: translated("Add Rule…"))
    add.onClicked { [weak self] in
      guard let self else { return }
      adding.open(nil, at: add, in: widget)
    }
    RowMenu<ScopeCommand, ValueRow>.connect(
      list,
      open: { [weak self] index in
        guard let self, let row = property(at: index) else { return }
        openMenu(of: row)
      })
  }

  private func makePicking() -> ColorPicking {
    let picking = ColorPicking(session, in: dock)
    picking.onSaid = { [weak self] in self?.onSaid($0) }
    return picking
  }

  /// The property in a row of the list, whose rows are the heads of rules, too.
  private func property(at index: Int) -> ValueRow? {
    let lines = rows.flatMap { [nil] + $0.map(Optional.some) }
    return lines.indices.contains(index) ? lines[index] : nil
  }

  private func openMenu(of row: ValueRow) {
    menu.open(row, named: row.value.name, at: row.widget) { [loadedTheme = session.loadedTheme] in
      $0.changes(row.shown?.ownTraits, in: loadedTheme)
    }
  }

  /// Changes the appearances to which the value of a row applies.
  private func choose(_ command: ScopeCommand, for row: ValueRow) {
    let words = command.words(for: row.value.name, in: session.loadedTheme)
    let isDone = attempt { () throws(SessionError) in
      try session.enter(row.shown?.text ?? "", as: row.value, in: command.scope)
    }
    if isDone, !session.offersCopy { onSaid(words) }
  }

  /// Updates the rows; creates them again if other properties are set.
  func update() {
    let new = session.loadedTheme.ownRules
    let names = { (rules: [OwnRule]) in rules.map { ($0.properties.map(\.value), $0.key) } }
    if !names(new).elementsEqual(names(rules), by: ==) || heads.count != new.count {
      list.changeRows { fill(new) }
    }
    rules = new
    for (index, rule) in new.enumerated() {
      heads[index].show(rule)
      for (row, property) in zip(rows[index], rule.properties) { row.show(property.state) }
    }
    _ = show(filter)
    leadToAdded()
  }

  /// Leads to the row of a newly added property.
  private func leadToAdded() {
    guard let path = added else { return }
    let lines = rows.flatMap { [nil] + $0.map(Optional.some) }
    guard let place = lines.firstIndex(where: { $0?.value.path == path }) else { return }
    added = nil
    leadAfterFrame(to: place) { [weak self] in self?.property(at: place)?.widget }
  }

  private func fill(_ rules: [OwnRule]) {
    for row in heads.map(\.widget) + rows.joined().map(\.widget) { list.remove(row) }
    let actions = ValueRow.Actions(
      set: { [weak self] (value, text) throws(SessionError) in try self?.enter(text, as: value) },
      typed: { [weak self] in self?.onTyped() },
      choose: { [weak self] in self?.choose($0, at: $1) },
      menu: { [weak self] in self?.openMenu(of: $0) },
      colors: { [session] in ExpressionColors(session.loadedTheme) })
    heads = rules.map { rule in
      RuleHeader(
        rule,
        add: { [weak self] in
          guard let self else { return }
          adding.open(rule.selector, at: $0, in: widget)
        }, remove: { [weak self] in self?.remove(rule.key) })
    }
    rows = rules.map { $0.properties.map { ValueRow($0.value, actions) } }
    for (head, rows) in zip(heads, rows) {
      list.append(head.widget)
      for row in rows { list.append(row.widget) }
    }
  }

  private func remove(_ key: String) {
    attempt { () throws(SessionError) in try session.remove(["styles", key], in: .everywhere) }
  }

  private func choose(_ value: ThemeValue, at button: Button) {
    let target = ColorPicking.Target(
      color: { [weak self] in
        self?.rules.lazy.flatMap(\.properties).first { $0.value == value }?.state.painted
      },
      set: { [session] (color) throws(SessionError) in
        try session.enter(color.literal, as: value)
      },
      refer: { [session] (name) throws(SessionError) in try session.enter("$\(name)", as: value) })
    picking.open(target, named: value.name, at: button, in: widget)
    let row = rows.lazy.joined().first { $0.value == value }
    if let row { revealAboveDock(row.widget) }
  }

  override func show(_ filter: ListFilter) -> Int {
    self.filter = filter
    showList()
    var shown = 0
    for (head, rows) in zip(heads, rows) {
      var isAny = rows.isEmpty
      for row in rows {
        let isShown = row.typed != nil || filter.admits(row.texts, isOwn: true)
        row.widget.isVisible = isShown
        if isShown { isAny = true }
      }
      head.widget.isVisible = isAny
      if isAny { shown += 1 }
    }
    return count(shown)
  }
}
