import Adwaita
import ThemeLint
import ThemeModel
import ThemeSession

/// The colors of the theme by group, each to be looked at and changed.
final class ColorsView {
  let widget: ScrolledWindow
  private let session: ThemeSession
  private let list = ListBox()
  private let picking: ColorPicking
  private var rows: [ColorRow] = []

  /// Told the role of a row that was chosen.
  var onChosen: (ColorRole) -> Void = { _ in }

  /// Told why something cannot be done.
  var onProblem: (SessionProblem) -> Void = { _ in }

  init(_ session: ThemeSession) {
    self.session = session
    picking = ColorPicking(session)
    widget = ScrolledWindow(child: list)
    widget.vexpand = true
    list.setSelectable(false)
    list.setAccessibleLabel("Colors")
    list.addStyleClass("livery-colors")
    list.setTitles { [weak self] in self?.title(above: $0) }
    list.onActivated { [weak self] index in
      guard let self, rows.indices.contains(index) else { return }
      choose(rows[index])
    }
    picking.onProblem = { [weak self] in self?.onProblem($0) }
  }

  /// Brings the rows in line with what is shown; the first time makes them.
  func show() {
    if rows.isEmpty { fill() }
    let look = session.look
    let report = ContrastReport(look.theme, in: [look.appearance]).appearances.first?.rows ?? []
    for row in rows {
      row.show(
        ColorState(
          row.role, of: look.theme, resolved: look.resolved, painted: look.painted, rows: report))
    }
  }

  /// A color as it is shown; `nil` before it is.
  func state(of role: ColorRole) -> ColorState? {
    rows.first { $0.role == role }?.shown
  }

  /// Gives the keyboard to a color's row, which scrolls to it.
  func focus(_ role: ColorRole) {
    guard let index = rows.firstIndex(where: { $0.role == role }) else { return }
    list.focus(index)
  }

  private func fill() {
    let actions = ColorRow.Actions(
      choose: { [weak self] in self?.choose($0) },
      set: { [weak self] in self?.set($0, to: $1) },
      reset: { [weak self] in self?.reset($0) })
    for role in ColorRole.allCases {
      let row = ColorRow(role, actions)
      rows.append(row)
      list.append(row.widget)
    }
  }

  private func title(above index: Int) -> String? {
    guard rows.indices.contains(index) else { return nil }
    let group = rows[index].role.group
    return index == 0 || rows[index - 1].role.group != group ? group.title : nil
  }

  private func choose(_ row: ColorRow) {
    onChosen(row.role)
    picking.open(row.role, at: row.button)
  }

  private func set(_ role: ColorRole, to expression: String) -> String? {
    do throws(SessionProblem) {
      let text = expression.trimming(" \t")
      if text.isEmpty {
        try session.removeColor(.role(role), in: .holding)
      } else {
        try session.setColor(.role(role), to: text)
      }
      return nil
    } catch {
      return error.description
    }
  }

  private func reset(_ role: ColorRole) {
    do throws(SessionProblem) {
      try session.removeColor(.role(role), in: .holding)
    } catch {
      onProblem(error)
    }
  }
}

extension String {
  /// The text without these characters at both ends.
  func trimming(_ characters: String) -> String {
    let rest = drop { characters.contains($0) }
    let end = rest.lastIndex { !characters.contains($0) }
    return end.map { String(rest[...$0]) } ?? ""
  }
}
