import LiveryAdwaita
import LiveryGTK
import ThemeColor

/// The part of the inspector below its rows where a color is edited, so that the pages stay visible.
final class ColorDock {
  let widget: Box

  /// Called after it was closed.
  var onClosed: () -> Void = {}

  private let title = Label(atStart: "", "heading")
  private let pair = Label(atStart: "", "caption", "dim-label")
  private let badge = ContrastBadge()

  /// A text in the colors of the pair.
  private let sample = Label("  \(translated("Text"))  ")
  private let content = Box(.vertical, spacing: 6)

  /// The widget that opened it, which gets the focus back; `nil` while it is closed.
  private var opener: Widget?

  /// The largest height in px; higher content scrolls.
  private static let height = 420

  init() {
    let button = Button(icon: "window-close-symbolic", label: translated("Close the Color Editor"))
    button.addStyleClasses("flat", "circular")
    button.align(vertically: .center)
    title.ellipsize()
    pair.ellipsize()
    let texts = Box(.vertical, [title, pair])
    texts.hexpand = true
    texts.align(vertically: .center)
    sample.align(vertically: .center)
    content.append(Box(.horizontal, spacing: 6, [texts, sample, badge.widget, button]))
    content.setMargins(top: 6, bottom: 6, start: 12, end: 12)
    let scroller = ScrolledWindow(child: content)
    scroller.growWithContent(upToHeight: Self.height)
    widget = Box(.vertical, [Separator(.horizontal), scroller])
    widget.isVisible = false
    widget.setAccessibleLabel(translated("Color"))
    button.onClicked { [weak self] in self?.close() }
    widget.onEscape { [weak self] in
      guard let self, isOpen else { return false }
      close()
      return true
    }
    // A widget that is being unmapped cannot be hidden yet.
    widget.onUnmapped { [weak self] in
      ScheduledCall.whenIdle { [weak self] in
        guard let self, !widget.isMapped else { return }
        close()
      }
    }
  }

  var isOpen: Bool { opener != nil }

  func append(_ part: Widget) { content.append(part) }

  /// Opens it for a color by its name; `opener` gets the focus when it is closed.
  func open(_ name: String, from opener: Widget) {
    self.opener = opener
    title.text = name
    title.tooltip = name
    widget.isVisible = true
  }

  func close() {
    guard let opener else { return }
    self.opener = nil
    // The focus leaves first, or GTK gives it to another widget.
    if opener.isMapped { opener.takeFocus() }
    widget.isVisible = false
    onClosed()
  }

  /// Shows a color with its pair; nothing of a color without one.
  func show(_ shown: EditedPair?) {
    badge.show(shown?.contrast)
    pair.isVisible = shown != nil
    pair.text = shown?.contrast.pair ?? ""
    sample.isVisible = shown?.text != nil
    guard let shown, let text = shown.text else { return }
    sample.setColors(text: .init(text), background: .init(shown.surface))
  }
}

/// The pair of an edited color, as it is painted.
struct EditedPair {
  let contrast: ColorState.Contrast

  /// The colors of the text, if it is a role's, and of the surface, both opaque.
  let text: Color?
  let surface: Color
}
