import LiveryAdwaita
import ThemeColor
import ThemeModel

/// Offers names of colors and functions while an expression is typed into a field.
///
/// The focus stays in the field. Nothing is selected while the typed word is a color already, so
/// that Enter then enters the value.
final class FieldCompletion {
  private let entry: Entry
  private let holder: Widget

  /// The colors to offer; `nil` while the field has another kind of value.
  private let colors: () -> ExpressionColors?

  private lazy var list = CompletionList { [weak self] in self?.take($0) }

  /// The colors at the time when the list was opened.
  private var offered: ExpressionColors?
  private var completion: ExpressionCompletion?
  private var items: [ExpressionItem] = []

  /// Updates the list after GTK has moved the cursor.
  private var update: ScheduledCall?
  private var isTyped = false
  private var isWatching = false

  /// Where the word starts for which the user closed the list.
  private var refused: Int?

  /// Called with a description of the selected row; `nil` when the list is closed.
  var onDescribed: (String?) -> Void = { _ in }

  /// Creates the completion of an entry inside `holder`.
  init(_ entry: Entry, in holder: Widget, _ colors: @escaping () -> ExpressionColors?) {
    (self.entry, self.holder, self.colors) = (entry, holder, colors)
    entry.onChanged { [weak self] in
      self?.isTyped = true
      self?.updateSoon()
    }
    entry.onCursorMoved { [weak self] in
      if self?.list.isOpen == true { self?.updateSoon() }
    }
    entry.onListKey { [weak self] in self?.pressed($0) ?? false }
    entry.onFocusLeft { [weak self] in self?.close() }
  }

  private func updateSoon() {
    guard update == nil else { return }
    update = .whenIdle { [weak self] in self?.updateNow() }
  }

  private func updateNow() {
    update?.cancel()
    update = nil
    let isAsked = isTyped || list.isOpen
    isTyped = false
    guard isAsked, entry.states.contains(.containingFocus), let completion = completionAtCursor
    else { return close() }
    if completion.range.lowerBound != refused { refused = nil }
    guard refused == nil, completion.isName || !completion.word.isEmpty,
      let offered = list.isOpen ? offered : colors()
    else { return close() }
    let items = completion.matches(among: completion.items(own: offered.own))
    // A name alone that is typed already.
    let isKnown = items.contains { completion.isName && $0.name == completion.word }
    guard !items.isEmpty, !(isKnown && items.count == 1) else { return close() }
    (self.completion, self.items, self.offered) = (completion, items, offered)
    watchScrolling()
    list.show(items.map { ($0, offered.color(of: $0)) }, below: entry, in: holder)
    select(isKnown || isColor(completion) ? nil : 0)
  }

  private var completionAtCursor: ExpressionCompletion? {
    let text = entry.text.unicodeScalars.prefix(entry.cursor)
    return ExpressionCompletion(Array(String(text).utf8)[...])
  }

  /// Whether the word is a color of CSS, such as `red`, or hexadecimal digits.
  private func isColor(_ completion: ExpressionCompletion) -> Bool {
    guard !completion.isName else { return false }
    let word = completion.range.lowerBound == 0 ? completion.word.withHexMark : completion.word
    return (try? CSSColor(parsing: Array(word.utf8)[...])) != nil
  }

  /// Closes the list when the row of the field moves away from it.
  private func watchScrolling() {
    guard !isWatching, let scroller = ScrolledWindow.around(entry) else { return }
    isWatching = true
    scroller.onScrolled { [weak self] in self?.close() }
  }

  private func select(_ index: Int?) {
    list.selection = index
    list.describe(to: entry)
    guard let index else { return onDescribed(translated("\(items.count) suggestions")) }
    let place = translated("\(index + 1) of \(items.count)")
    let item = items[index]
    onDescribed(
      [item.form, item.plainSummary, place].filter { !$0.isEmpty }.joined(separator: ", "))
  }

  private func pressed(_ key: ListKey) -> Bool {
    // Keys may come faster than the list is updated.
    if update != nil { updateNow() }
    guard list.isOpen else { return false }
    switch key {
    case .move(let rows):
      let last = items.count - 1
      let next = list.selection.map { $0 + rows } ?? (rows > 0 ? 0 : last)
      // One step goes around, a page stops at the end.
      select(abs(rows) == 1 ? (next + items.count) % items.count : min(max(next, 0), last))
    case .take:
      guard let index = list.selection else {
        close()
        return false
      }
      take(index)
    case .close:
      refused = completion?.range.lowerBound
      close()
    }
    return true
  }

  /// Puts an item in place of the word at the cursor.
  private func take(_ index: Int) {
    guard let completion, items.indices.contains(index) else { return }
    let text = completion.text(of: items[index])
    close()
    let start = entry.cursor - completion.word.unicodeScalars.count
    let rest = entry.text.unicodeScalars.dropFirst(entry.cursor)
    let tail = rest.prefix { ExpressionCompletion.isOfName($0) }.count
    // The parenthesis of a function may be there already.
    let isCall = text.hasSuffix("(") && rest.dropFirst(tail).first == "("
    entry.replace(start..<entry.cursor + tail + (isCall ? 1 : 0), with: text)
    isTyped = false
  }

  func close() {
    guard list.isOpen else { return }
    list.close()
    list.describe(to: entry)
    onDescribed(nil)
  }
}
