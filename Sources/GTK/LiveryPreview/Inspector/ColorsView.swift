import LiveryAdwaita
import ThemeColor
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSession

/// The editable colors of the theme by group: the basic roles, the theme's own colors, and all
/// other roles in a collapsed group.
final class ColorsView: EditingView {
  private lazy var picking = makePicking()
  private var rows: [ColorRow] = []
  private let fold = FoldRow(translated("More Colors"))

  /// The colors of the rows after the basic roles, which depend on the theme.
  private var named: [ColorName] = []
  private lazy var adding = AddPopover.palette(session) { [weak self] in self?.added = $0 }
  private lazy var menu = RowMenu<ColorCommand, ColorRow>(in: widget) { [weak self] in
    self?.perform($0, on: $1)
  }

  /// A newly added color, whose row gets the focus.
  private var added: ColorName?

  weak var delegate: (any InspectorDelegate)?

  override var fields: [any InspectorRow] { rows }

  init(_ session: ThemeSession) {
    let derive = Button(
      icon: "image-x-generic-symbolic",
      label: translated("Derive Colors From a Color or a Picture…"))
    derive.setAction("win.derive-colors")
    super.init(
      session, named: translated("Colors"), adding: translated("Add Palette Color…"),
      beside: [derive])
    list.setTitles { [weak self] in self?.index(at: $0).flatMap { self?.title(above: $0) } }
    list.onActivated { [weak self] place in
      guard let self else { return }
      if let row = row(at: place) { choose(row) } else { setOpen(!fold.isOpen) }
    }
    connect()
  }

  private func makePicking() -> ColorPicking {
    let picking = ColorPicking(session, in: dock)
    picking.onSaid = { [weak self] in self?.onSaid($0) }
    // The marks on the pages are those of the edited color.
    picking.onClosed = { [weak self] in self?.delegate?.selectRole(nil) }
    return picking
  }

  private func connect() {
    RowMenu<ColorCommand, ColorRow>.connect(
      list, keys: ColorCommand.keys, open: { [weak self] in self?.openMenu(ofRow: $0) },
      perform: { [weak self] command, index in
        guard let self, let row = row(at: index) else { return }
        perform(command, on: row)
      })
    add.onClicked { [weak self] in
      guard let self else { return }
      adding.open(at: add, in: widget)
    }
  }

  private func openMenu(ofRow place: Int) {
    if let row = row(at: place) { openMenu(of: row) }
  }

  private func openMenu(of row: ColorRow) {
    menu.open(row, named: row.color.title, at: row.widget) {
      [loadedTheme = session.loadedTheme] command in
      switch command {
      case .hex, .css: row.shown?.painted != nil
      case .entry: row.shown?.entry != nil
      case .scope(let scope): scope.changes(row.shown?.ownTraits, in: loadedTheme)
      }
    }
  }

  private func perform(_ command: ColorCommand, on row: ColorRow) {
    let color = session.loadedTheme.color(of: row.color)
    switch command {
    case .hex: copy(color?.shortHex)
    case .css: copy(color?.cssText)
    case .entry: row.shown?.entry.map(focus)
    case .scope(let command): choose(command, for: row, color)
    }
  }

  /// Changes the appearances to which the color of a row applies.
  private func choose(_ command: ScopeCommand, for row: ColorRow, _ painted: Color?) {
    guard command.changes(row.shown?.ownTraits, in: session.loadedTheme) else { return }
    let words = command.words(for: row.color.title, in: session.loadedTheme)
    // An inherited value may contain names that only the other file knows.
    let values = [row.shown?.expression, painted?.literal].compactMap(\.self)
    let isDone = attempt { () throws(SessionError) in
      for (index, value) in values.enumerated() {
        do throws(SessionError) {
          return try session.set(row.color, to: value, in: command.scope)
        } catch {
          if index == values.count - 1 { throw error }
        }
      }
    }
    if isDone, !values.isEmpty, !session.offersCopy { onSaid(words) }
  }

  private func copy(_ text: String?) {
    guard let text else { return }
    widget.copyToClipboard(text)
    onSaid(translated("Copied “\(text)”"))
  }

  /// Updates the rows; the first time creates them.
  func update() {
    let loadedTheme = session.loadedTheme
    let colors = loadedTheme.theme.namedColors
    let other = loadedTheme.paintedInOtherScheme
    fill(colors.map(\.name))
    let report =
      ContrastReport(loadedTheme.theme, in: [loadedTheme.appearance], on: loadedTheme.release)
      .appearances.first?.rows
      ?? []
    for (row, color) in zip(rows.dropFirst(ColorRole.basic.count), colors) {
      row.show(ColorState(color, in: loadedTheme, other: other))
    }
    for row in rows {
      guard case .role(let role) = row.color else { continue }
      row.show(ColorState(role, in: loadedTheme, report, other: other))
    }
    _ = show(filter)
    if let color = added, rows.contains(where: { $0.color == color }) {
      added = nil
      focus(color)
    }
  }

  /// The state of a row; `nil` before it is shown.
  func state(of color: ColorName) -> ColorState? {
    rows.first { $0.color == color }?.shown
  }

  /// Moves the keyboard focus to a color's row, and scrolls to it.
  func focus(_ color: ColorName) {
    guard let index = rows.firstIndex(where: { $0.color == color }) else { return }
    let place = index < foldIndex ? index : index + 1
    let isNew = !rows[index].widget.isVisible
    if isFolded(index), !filter.isOn { setOpen(true) }
    rows[index].widget.isVisible = true
    guard isNew, list.isMapped else { return lead(to: place, rows[index].widget) }
    leadAfterFrame(to: place) { [weak self] in
      guard let self, rows.indices.contains(index) else { return nil }
      return rows[index].widget
    }
  }

  /// Creates the rows of the roles once, and the theme's own again when those colors changed.
  private func fill(_ colors: [ColorName]) {
    guard rows.isEmpty || colors != named else { return }
    let actions = ColorRow.Actions(
      choose: { [weak self] in self?.choose($0) },
      chooseOther: { [weak self] in self?.chooseOther($0) },
      set: { [weak self] (color, text) throws(SessionError) in try self?.set(color, to: text) },
      typed: { [weak self] in self?.onTyped() }, menu: { [weak self] in self?.openMenu(of: $0) },
      colors: { [session] in ExpressionColors(session.loadedTheme) })
    if rows.isEmpty {
      rows = (ColorRole.basic + ColorRole.further).map { ColorRow(.role($0), actions) }
      for row in rows { list.append(row.widget) }
      list.insert(fold.widget, at: foldIndex)
    }
    let start = ColorRole.basic.count
    for row in rows[start..<foldIndex] { list.remove(row.widget) }
    let own = colors.map { ColorRow($0, actions) }
    for (index, row) in own.enumerated() { list.insert(row.widget, at: start + index) }
    rows.replaceSubrange(start..<foldIndex, with: own)
    named = colors
    list.updateTitles()
  }

  /// How many rows are before the fold.
  private var foldIndex: Int { ColorRole.basic.count + named.count }

  /// The index of the color at a place of the list; `nil` for the fold.
  private func index(at place: Int) -> Int? {
    place == foldIndex ? nil : place < foldIndex ? place : place - 1
  }

  private func row(at place: Int) -> ColorRow? {
    index(at: place).flatMap { rows.indices.contains($0) ? rows[$0] : nil }
  }

  override func isFolded(_ index: Int) -> Bool { index >= foldIndex && !fold.isOpen }

  private func setOpen(_ isOpen: Bool) {
    fold.isOpen = isOpen
    _ = show(filter)
  }

  override func show(_ filter: ListFilter) -> Int {
    let count = super.show(filter)
    let folded = rows.dropFirst(foldIndex)
    let own = folded.count { $0.isOwn }
    fold.widget.isVisible = !filter.isOn
    fold.words =
      own == 0
      ? translated("\(folded.count) roles") : translated("\(folded.count) roles, \(own) set here")
    return count
  }

  private func choose(_ row: ColorRow) {
    edit(row, at: row.button)
  }

  private func chooseOther(_ row: ColorRow) {
    guard let isDark = row.shown?.isDark else { return }
    edit(row, in: isDark ? .light : .dark, at: row.otherButton)
  }

  /// Opens the dock with the color of a row, in a scheme or as shown.
  private func edit(_ row: ColorRow, in scheme: Appearance.Scheme? = nil, at button: Button) {
    if case .role(let role) = row.color { delegate?.selectRole(role) }
    let title = row.color.title
    let name =
      switch scheme {
      case .dark?: translated("\(title) in dark")
      case .light?: translated("\(title) in light")
      case nil: title
      }
    picking.open(
      .init(row.color, of: session, in: scheme), named: name, at: button, in: widget)
    revealAboveDock(row.widget)
  }

  /// Sets a color, or removes it if the text is empty.
  private func set(_ color: ColorName, to expression: String) throws(SessionError) {
    let text = expression.trimming(" \t").withHexMark
    try entering { () throws(SessionError) in
      if text.isEmpty { try session.remove(color.path) } else { try session.set(color, to: text) }
    }
  }
}
