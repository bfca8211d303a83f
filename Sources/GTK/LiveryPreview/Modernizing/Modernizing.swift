import GTKKnowledge
import LiveryAdwaita
import LiveryGallery
import ThemeCSS
import ThemeFormats
import ThemeProject
import ThemeSession

/// Shows the current theme's CSS without GTK's deprecated features, until the user applies or
/// discards that.
final class Modernizing {
  /// Made when it is wanted for the first time.
  private(set) lazy var panel = makePanel()

  /// Called when the change was applied, dropped, or belongs to a theme that is shown no more.
  var onEnded: () -> Void = {}

  /// Called with the number of findings that were rewritten.
  var onApplied: (Int) -> Void = { _ in }

  /// Called when the pages are to show the theme before and after the change, or cease to.
  var onDivided: (Bool) -> Void = { _ in }

  private let session: ThemeSession

  /// The request; `nil` while the panel is not in use.
  private var request: ModernizeRequest?
  private var id = ""

  /// The oldest release of the theme's project; `nil` if it names none.
  private var projectRelease: GTKRelease?
  private var answer: ModernizeRequest.Answer?
  private var pages = ChangePanel.Pages.divided
  private lazy var work = BackgroundWork<ModernizeRequest, ModernizeRequest.Answer>(
    { [library = session.library] in $0.answer(in: library) },
    onResult: { [weak self] in self?.show($0) })

  init(_ session: ThemeSession) {
    self.session = session
    session.observe(self) { [weak self] in self?.update($0) }
  }

  private func makePanel() -> ModernizePanel {
    let panel = ModernizePanel()
    panel.onRelease = { [weak self] in self?.choose($0) }
    panel.frame.onApply = { [weak self] in self?.apply() }
    panel.frame.onCancel = { [weak self] in self?.cancel() }
    panel.frame.onPages = { [weak self] in self?.show($0) }
    return panel
  }

  isolated deinit { work.cancel() }

  /// Whether the panel is in use.
  var isOn: Bool { request != nil }

  /// Whether there is anything to apply.
  var isSet: Bool {
    guard case .success(let (file, _))? = answer?.result else { return false }
    return file.isChanged
  }

  /// Starts with the current theme, for the releases of its project, or for the one in use and
  /// later.
  ///
  /// - Throws: An error if it has errors, or is built in.
  func begin() throws(SessionError) {
    guard !isOn, let entry = session.current else { return }
    guard entry.origin != .builtIn, let text = entry.text else {
      throw .notEditable(name: entry.name)
    }
    guard !entry.isBroken else { throw .refused(entry.allFindings) }
    let path = session.place(of: entry)
    projectRelease = ModernizeRequest.configuration(for: path).target?.releases.lowerBound
    let wanted = projectRelease ?? session.library.release
    let releases = ModernizeRequest.releases
    let oldest = releases.contains(wanted) ? wanted : releases.first ?? .latest
    id = entry.id
    pages = .divided
    panel.frame.show(pages)
    start(ModernizeRequest(text: text, path: path, oldest: oldest))
  }

  private func start(_ request: ModernizeRequest) {
    self.request = request
    answer = nil
    panel.showWork(for: request.oldest)
    work.request(request)
  }

  private func choose(_ release: GTKRelease) {
    guard var request, request.oldest != release else { return }
    request.oldest = release
    start(request)
  }

  private func show(_ answer: ModernizeRequest.Answer) {
    guard answer.request == request else { return }
    self.answer = answer
    panel.show(answer, older: older(than: answer.request.oldest))
    show(pages)
  }

  /// The release in use that may not read the result, if any.
  private func older(than oldest: GTKRelease) -> ModernizePanel.OlderRelease? {
    if session.library.release < oldest { return .installed(session.library.release) }
    return projectRelease.flatMap { $0 < oldest ? .ofProject($0) : nil }
  }

  private func show(_ pages: ChangePanel.Pages) {
    self.pages = pages
    guard case .success(let (file, theme))? = answer?.result, file.isChanged, theme != nil else {
      session.showPreview(nil)
      return onDivided(false)
    }
    session.showPreview(pages == .before ? nil : theme)
    onDivided(pages == .divided)
  }

  /// Follows the theme: after a change by another program or an undo, the CSS is rewritten again.
  private func update(_ session: ThemeSession) {
    guard let request else { return }
    guard session.currentID == id, let entry = session.current, !entry.isBroken,
      let text = entry.text
    else { return end() }
    if text != request.text {
      start(
        ModernizeRequest(text: text, path: session.place(of: entry), oldest: request.oldest))
    }
  }
}

extension Modernizing {
  /// Makes the change in one step.
  func apply() {
    guard case .success(let (file, _))? = answer?.result, file.isChanged else { return }
    do throws(SessionError) {
      guard try session.rewriteText(file.before, with: file.after) else { return }
    } catch {
      return panel.say(error.description.capitalizedFirst)
    }
    end()
    onApplied(file.made.count)
  }

  /// Shows the theme as it is.
  func cancel() {
    if isOn { end() }
  }

  private func end() {
    work.cancel()
    (request, answer) = (nil, nil)
    session.showPreview(nil)
    onDivided(false)
    onEnded()
  }
}
