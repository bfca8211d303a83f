import LiveryAdwaita
import LiveryGTK
import NewTheme
import ThemeModel
import ThemeSession

/// A few widgets in the theme that a request makes, in light and in dark.
final class NewThemePreview {
  let widget: Box

  /// Called with the reason why there is no such theme, or `nil` when one is shown.
  var onResult: (NewThemeError?) -> Void = { _ in }

  private let session: ThemeSession
  private let sides: [(scheme: Appearance.Scheme, part: StyledSubtree)]
  private lazy var work = BackgroundWork<NewThemeRequest, Result<Theme?, NewThemeError>>(
    { [library = session.library] request in
      Result { () throws(NewThemeError) in try request.made(in: library).theme }
    },
    onResult: { [weak self] in self?.show($0) })

  init(_ session: ThemeSession) {
    self.session = session
    let frames = [Appearance.Scheme.light, .dark].map { ($0, Self.frame($0)) }
    sides = frames.map { ($0, StyledSubtree(around: $1, isApart: true)) }
    let samples = frames.map { _, frame in
      // What a theme says of windows does not reach the corners.
      let sample = Box(.vertical, [frame])
      sample.addStyleClass("livery-sample")
      sample.clip()
      return sample
    }
    widget = Box(.horizontal, spacing: 12, samples)
    widget.setAccessibleLabel(translated("Preview"))
  }

  isolated deinit { work.cancel() }

  /// Shows what a request makes, when that is known.
  func show(_ request: NewThemeRequest) { work.request(request) }

  private func show(_ result: Result<Theme?, NewThemeError>) {
    switch result {
    case .success(let theme):
      for (scheme, part) in sides {
        part.show(session.loadedTheme.part(of: theme, in: Appearance(scheme)))
      }
      onResult(nil)
    case .failure(let error): onResult(error)
    }
  }

  /// The widgets of a scheme, which cannot be used.
  private static func frame(_ scheme: Appearance.Scheme) -> PageFrame {
    let title = Label(atStart: AppearanceChoice(scheme).title, "heading")
    let text = Label(atStart: translated("Text and details"), "dim-label")
    let accent = Button(label: translated("Accent"))
    accent.addStyleClass("suggested-action")
    let other = Switch()
    other.isActive = true
    other.setAccessibleLabel(translated("Switch"))
    other.align(vertically: .center)
    title.hexpand = true
    let content = Box(
      .vertical, spacing: 6, [Box(.horizontal, spacing: 6, [title, other]), text, accent])
    content.setMargins(top: 9, bottom: 12, start: 12, end: 12)
    content.ignoreInput()
    let frame = PageFrame(content)
    frame.setMinimumSize(width: 150, height: 112)
    frame.hexpand = true
    return frame
  }
}
