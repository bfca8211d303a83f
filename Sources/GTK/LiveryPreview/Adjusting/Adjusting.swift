import LiveryAdwaita
import LiveryGallery
import NewTheme
import ThemeFormats
import ThemeSession

/// Shows what the dials of the panel make of the current theme, until they are applied or dropped.
final class Adjusting {
  /// Made when dials are wanted for the first time.
  private(set) lazy var panel = makePanel()

  /// Called when the dials were applied, dropped, or belong to a theme that is shown no more.
  var onEnded: () -> Void = {}

  /// Called when the pages are to show the theme before and after the change, or cease to.
  var onDivided: (Bool) -> Void = { _ in }

  private let session: ThemeSession

  /// The theme that is adjusted; `nil` while the panel is not in use.
  private var basis: AdjustRequest?
  private var id = ""
  private var answer: AdjustRequest.Answer?
  private var pages = ChangePanel.Pages.after
  private var search: Task<Void, Never>?
  private var searchDelay: ScheduledCall?
  private lazy var work = BackgroundWork<AdjustRequest, AdjustRequest.Answer>(
    showsAll: true, { [library = session.library] in $0.answer(in: library) },
    onResult: { [weak self] in self?.show($0) })

  /// How long the dials must rest before marks are searched for, in ms.
  private static let quiet = 300

  init(_ session: ThemeSession) {
    self.session = session
    session.observe(self) { [weak self] in self?.update($0) }
  }

  private func makePanel() -> AdjustPanel {
    let panel = AdjustPanel()
    panel.onChanged = { [weak self] in self?.changed() }
    panel.frame.onApply = { [weak self] in _ = self?.apply() }
    panel.frame.onCancel = { [weak self] in self?.cancel() }
    panel.frame.onPages = { [weak self] in self?.show($0) }
    return panel
  }

  isolated deinit { stop() }

  /// Whether the panel is in use.
  var isOn: Bool { basis != nil }

  /// Whether the dials change anything.
  var isSet: Bool { isOn && !panel.adjustment.isIdentity }

  /// Called when the dials begin or cease to change something.
  var onSet: () -> Void = {}

  /// Begins with the current theme, and with dials that change nothing.
  ///
  /// - Throws: That it has errors.
  func begin() throws(SessionError) {
    guard !isOn else { return }
    basis = try wholeTheme()
    id = session.currentID
    panel.adjustment = ThemeAdjustment()
  }

  private func wholeTheme() throws(SessionError) -> AdjustRequest {
    let (text, path) = try session.wholeText()
    return AdjustRequest(text: text, path: path, adjustment: ThemeAdjustment())
  }

  private var request: AdjustRequest? {
    basis.map { AdjustRequest(text: $0.text, path: $0.path, adjustment: panel.adjustment) }
  }

  private func changed() {
    guard let request else { return }
    onSet()
    // Who turns a dial wants to see it.
    if pages == .before { show(.after) }
    panel.frame.show(pages)
    for dial in DialEdge.Dial.allCases { panel.show([], of: dial) }
    search?.cancel()
    searchDelay?.cancel()
    if request.adjustment.isIdentity { session.showPreview(nil) }
    work.request(request)
  }

  /// Shows what came of some dials; newer ones may be under way.
  private func show(_ answer: AdjustRequest.Answer) {
    guard let request, answer.request.text == request.text else { return }
    let isLast = answer.request == request
    if isLast { self.answer = answer }
    switch answer.result {
    case .success(let result):
      if pages != .before, !request.adjustment.isIdentity { session.showPreview(result.theme) }
      if isLast { panel.say(result.words(at: request.adjustment.aim), isError: result.fails) }
      if isLast, request.adjustment.aim == nil { searchSoon(request) }
    case .failure(let error):
      if isLast { panel.say(error.description.capitalizedFirst, isError: true) }
    }
  }

  /// Looks for the marks of the dials, once they rest.
  private func searchSoon(_ request: AdjustRequest) {
    searchDelay?.cancel()
    searchDelay = .after(milliseconds: Self.quiet) { [weak self] in self?.search(request) }
  }

  private func search(_ request: AdjustRequest) {
    search?.cancel()
    let dials = DialEdge.Dial.allCases.map { ($0, $0.range, $0.step) }
    search = Task { @concurrent [weak self, library = session.library] in
      for (dial, range, step) in dials {
        let edges = request.edges(
          of: dial, from: range.lowerBound, to: range.upperBound, step: step, in: library
        ) { !Task.isCancelled }
        if Task.isCancelled { return }
        await self?.show(edges, of: dial, for: request)
      }
    }
  }

  private func show(_ edges: [DialEdge], of dial: DialEdge.Dial, for request: AdjustRequest) {
    if request == self.request { panel.show(edges, of: dial) }
  }

  private func show(_ pages: ChangePanel.Pages) {
    self.pages = pages
    onDivided(pages == .divided)
    guard pages != .before, case .success(let result)? = answer?.result,
      !panel.adjustment.isIdentity
    else { return session.showPreview(nil) }
    session.showPreview(result.theme)
  }

  /// Follows the theme: what another program or an undo changes is adjusted, too.
  private func update(_ session: ThemeSession) {
    guard let basis else { return }
    guard session.currentID == id else { return end() }
    do throws(SessionError) {
      let now = try wholeTheme()
      guard now.text != basis.text else { return }
      self.basis = now
      changed()
    } catch {
      session.showPreview(nil)
      panel.say(error.description.capitalizedFirst, isError: true)
    }
  }
}

extension Adjusting {
  /// Makes the change in one step; `false` where it cannot be made, which the panel says.
  @discardableResult
  func apply() -> Bool {
    guard let request else { return true }
    if request.adjustment.isIdentity {
      end()
      return true
    }
    // The last turn of a dial may be under way.
    let answer =
      answer.flatMap { $0.request == request ? $0 : nil } ?? request.answer(in: session.library)
    show(answer)
    guard case .success(let result) = answer.result, !result.fails else { return false }
    do throws(SessionError) {
      try session.setWholeText(result.text)
    } catch {
      panel.say(error.description.capitalizedFirst, isError: true)
      return false
    }
    // A copy in Livery's own format is asked about first, and then comes as another theme.
    if !session.offersCopy { end() }
    return true
  }

  /// Shows the theme as it was.
  func cancel() {
    if isOn { end() }
  }

  private func end() {
    stop()
    basis = nil
    pages = .after
    session.showPreview(nil)
    onDivided(false)
    onEnded()
  }

  private func stop() {
    work.cancel()
    search?.cancel()
    searchDelay?.cancel()
    answer = nil
  }
}
