import LiveryAdwaita
import LiveryGallery
import ThemeSession

/// An entry for a value that shows an ellipsis if there is too little space, until it is edited,
/// and shows an error below itself.
///
/// A GTK entry cuts its text off without a mark, so a label with the same appearance is placed over
/// it.
final class ValueField {
  let widget: Box
  let entry = Entry()

  var onEntered: (String) throws(SessionError) -> Void = { _ in }

  var onTyped: () -> Void = {}

  /// Shown if there is no value.
  var placeholder = "" {
    didSet {
      entry.setPlaceholder(placeholder)
      updateLabel()
    }
  }

  let label = Label.standInForEntry()

  /// Why the typed text cannot be entered.
  private let errorMessage = Label(atStart: "", "caption", "error")

  /// The value to show if nothing is typed.
  private var value = ""

  /// The last entered text, which may be shown in another spelling.
  private var taken: String?

  /// Offers names while an expression is typed.
  private var completion: FieldCompletion?

  /// The error, or else the selected suggestion, for screen readers.
  private var description = (error: "", suggestion: "") {
    didSet {
      let text = description.error.isEmpty ? description.suggestion : description.error
      entry.setAccessibleDescription(text)
    }
  }

  /// How many characters always fit.
  private static let shortest = 20

  /// Creates an empty field with a natural width of at most a number of characters.
  init(atMost most: Int = 40) {
    let overlay = Overlay(entry)
    overlay.add(label)
    widget = Box(.vertical, [overlay, errorMessage])
    widget.hexpand = true
    errorMessage.wrap()
    errorMessage.isVisible = false
    entry.setWidth(characters: 8, atMost: most)
    entry.writeFromLeftToRight()
    entry.leaveKeysUnlessTyping(WindowShortcuts.undo)
    label.xalign = label.isRightToLeft ? 1 : 0
    label.layOutFromLeftToRight()
    label.ellipsize()
    label.ignoreInput()
    label.addStyleClass("livery-stand-in")
    for part in [entry, label] { part.addStyleClass("livery-value") }
    entry.onActivated { [weak self] in self?.commit() }
    entry.onChanged { [weak self] in
      guard let self else { return }
      updateLabel()
      showError(nil)
      onTyped()
    }
    entry.onFocusLeft { [weak self] in self?.commit() }
    entry.onEscape { [weak self] in
      guard let self, typed != nil else { return false }
      takeBack()
      return true
    }
  }

  /// Offers colors and functions while an expression is typed; `nil` while it is another value.
  func complete(_ colors: @escaping () -> ExpressionColors?) {
    let completion = FieldCompletion(entry, in: widget, colors)
    completion.onDescribed = { [weak self] in self?.description.suggestion = $0 ?? "" }
    self.completion = completion
  }

  /// Calls `body` when the field gets the focus, and when it has lost it.
  func onEditing(_ body: @escaping (Bool) -> Void) {
    entry.onFocusEntered { body(true) }
    entry.onFocusLeft { body(false) }
  }

  private func updateLabel() {
    label.text = entry.text.isEmpty ? placeholder : entry.text
    label.setStyleClass("dim-label", entry.text.isEmpty)
  }

  /// Text that is typed but not entered; `nil` if there is none.
  var typed: String? { entry.text == value || entry.text == taken ? nil : entry.text }

  /// Whether text was entered, and no value has been shown since.
  var isWaiting: Bool { taken != nil }

  /// Shows a value; text that is typed and not entered stays.
  func show(_ value: String) {
    let isTyped = typed != nil
    self.value = value
    if !isTyped { takeBack() }
  }

  /// Shows the value again instead of the typed text.
  func takeBack() {
    taken = nil
    entry.text = value
    showError(nil)
  }

  /// Enters the typed text; `false` if it is not a valid value.
  @discardableResult
  func commit() -> Bool {
    guard let typed else { return true }
    guard enter(typed) else { return false }
    taken = typed
    entry.forgetTyping()
    return true
  }

  /// Sets the value; `false` if that is refused; the reason is shown below the field.
  @discardableResult
  func enter(_ text: String) -> Bool {
    do throws(SessionError) {
      try onEntered(text)
      showError(nil)
      return true
    } catch {
      // Errors elsewhere in the file are not this value's.
      if case .hasErrors = error { showError(nil) } else { showError("\(error)") }
      return false
    }
  }

  /// Sets whether the value is shown as one that the theme does not set itself.
  func setDimmed(_ isDimmed: Bool) {
    for part in [entry, label] { part.setStyleClass("dim-label", isDimmed) }
  }

  /// Says why the typed text cannot be entered; `nil` if it can.
  func showError(_ error: String?) {
    entry.setStyleClass("error", error != nil)
    description.error = error ?? ""
    errorMessage.text = error?.capitalizedFirst ?? ""
    errorMessage.isVisible = error != nil
    entry.tooltip = entry.text.utf8.count > Self.shortest ? entry.text : nil
  }
}
