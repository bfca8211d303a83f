import LiveryAdwaita
import ThemeCSS
import ThemeSession

/// The stylesheet of the theme, to be read and copied.
final class StylesheetView {
  let widget = Box(.vertical)
  private let text = TextView(readOnly: ())
  private var shown = ""

  weak var delegate: (any InspectorDelegate)?

  init() {
    text.setAccessibleLabel(translated("Stylesheet"))
    text.addStyleClass("livery-code")
    let scroller = ScrolledWindow(child: text, .both)
    scroller.vexpand = true
    let copy = Button(label: translated("Copy"))
    copy.tooltip = translated("Copy the Stylesheet")
    copy.hexpand = true
    copy.onClicked { [weak self] in
      guard let self else { return }
      text.copyToClipboard(shown)
      delegate?.say(translated("Stylesheet copied"))
    }
    let bar = Box(.horizontal, [copy])
    bar.addStyleClass("toolbar")
    for part in [scroller, Separator(.horizontal), bar] as [Widget] { widget.append(part) }
  }

  /// Shows the stylesheet that `livery css` writes for the GTK in use.
  func show(_ loadedTheme: LoadedTheme) {
    let css = Stylesheet(loadedTheme.resolved, target: Target(loadedTheme.release)).text
    guard css != shown else { return }
    shown = css
    text.setText(css)
  }
}
