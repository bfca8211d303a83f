import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import LiverySystem
import ThemeColor
package import ThemeFormats
package import ThemeModel
package import ThemeProject
package import ThemeSession

/// The gallery's pages on a private screen, built once and painted in one theme after another.
///
/// All pages are in one small window, each in a frame of its own size, so that one frame lays them
/// all out, and the screen itself has almost nothing to paint.
package final class RenderStage {
  /// The count of frames until all sizes and styles are final.
  static let settlingFrames = 3

  package let session: ThemeSession

  /// An app's own stylesheets, which may use other colors than the theme's.
  var stylesheets = AppStylesheets()

  /// A fingerprint of some text painted in the stock theme.
  private(set) var textPrint = ""
  private let display: Display
  private let paintsChanges: Bool
  private let styles: StyleStage
  private let manager: StyleManager
  private var window = StageWindow()
  private let content = Box(.vertical)
  private let probes = ProbeStrip()
  private let sample = Label("Sphinx of black quartz, judge my vow: 0123456789 ÄÖÜ ß “”…")
  private let size: WindowSize?
  package private(set) var pages: [StagedPage] = []
  private let own: [AppUIContent]

  /// Builds pages from the files in a folder, for the themes of a library, and UI files.
  init(
    _ names: [Page], _ own: [AppUIContent] = [], size: WindowSize?, folder: String,
    library: ThemeLibrary, display: Display,
    paintsChanges: Bool
  ) throws(BuilderError) {
    (self.display, self.paintsChanges, self.size) = (display, paintsChanges, size)
    self.own = own
    session = ThemeSession(library: library, dialect: Toolkit.release) { _ in }
    session.showsSamples = true
    styles = StyleStage(display: display, clock: content)
    manager = StyleManager.of(display)
    display.add(probes.stylesheet, priority: .override.next)
    content.install(.gallery, as: "gallery")
    content.align(horizontally: .start, vertically: .start)
    content.append(probes.widget)
    content.append(sample)
    // Content other than pages keeps its place in both text directions.
    content.layOutFromLeftToRight()
    for name in names {
      let built = try BuiltPage(name, file: "\(folder)/\(name.file)", session: session)
      // Without a size, a page may be larger than that of the window.
      let page = StagedPage(built, size: size ?? .standard)
      content.append(page.frame)
      pages.append(page)
    }
    for file in own {
      let page = StagedPage(file, size: size ?? .standard)
      content.append(page.frame)
      pages.append(page)
    }
    window.setContent(content)
    window.present()
    settle(frames: 6)
    textPrint = sample.texture(scale: 2).map { Fingerprint(of: $0.pixels).description } ?? ""
    guard size == nil else { return }
    if !pages.filter({ $0.grow() }).isEmpty { update() }
    pages.forEach { $0.keepSize() }
  }

  /// Lets GTK load the rules of themes from a file, so that it can report that a value comes from
  /// there.
  package func keepRules(in file: String) {
    styles.rulesFile = file
  }

  /// Lets widgets change at once from now on, without transitions.
  package func stopTransitions() {
    styles.stopTransitions()
  }

  /// Gives each widget a new style, with the declarations that set its values in its present state.
  package func renewStyles() {
    styles.renewStyles()
  }

  /// Shows a theme in an appearance, ready for painting; `rules` follow its own, for tests.
  package func show(
    _ reading: ThemeReading, in appearance: Appearance, _ variant: Variant, adding rules: String
  ) throws(PicturesError) {
    Toolkit.setTextScale(variant.textScale.factor)
    Toolkit.setDirection(rightToLeft: variant.direction == .rightToLeft)
    session.offer(variant.accent.color.map(reading.asking) ?? reading, as: "livery-rendered")
    session.setScheme(appearance.scheme)
    session.setOptions(appearance.options)
    manager.colorScheme = appearance.scheme == .dark ? .dark : .light
    let isStrong = appearance.traits.contains(.highContrast)
    styles.setHighContrast(isStrong, isDark: appearance.scheme == .dark)
    stylesheets.show(dark: appearance.scheme == .dark, highContrast: isStrong, on: display)
    session.flush()
    let loadedTheme = session.loadedTheme
    styles.show(colors: loadedTheme.colors, rules: loadedTheme.rules + rules)
    own.forEach { $0.show(loadedTheme.painted) }
    pages.forEach { $0.resetSize() }
    update()
    if size == nil, !pages.filter({ $0.grow() }).isEmpty { update() }
    try check(loadedTheme)
  }

  /// Shows other stylesheets in place of those of the shown theme.
  package func show(colors: String, rules: String) {
    styles.show(colors: colors, rules: rules)
    update(frames: 2)
  }

  /// Whether a page or UI file was built.
  func has(_ content: StagedContent) -> Bool { pages.contains { $0.content == content } }

  /// Paints every page with the display's providers, and discards the result.
  func paintOnce(dark: Bool) {
    manager.colorScheme = dark ? .dark : .light
    update()
    for page in pages { _ = page.frame.texture() }
    display.synchronize()
  }

  /// Updates the screen; if it paints a window only once, the pages move to a new one.
  ///
  /// One frame is enough if no size changes.
  package func update(frames: Int = RenderStage.settlingFrames) {
    if !paintsChanges {
      window.setContent(nil)
      window.destroy()
      window = StageWindow()
      window.setContent(content)
      window.present()
    }
    settle(frames: frames)
  }

  /// Waits for some frames, or half a second if the screen has none.
  private func settle(frames: Int) {
    var left = frames
    content.onEachFrame {
      left -= 1
      return left > 0
    }
    _ = MainLoop.run(until: { left <= 0 }, milliseconds: 500)
    // The layout of the last frame happens after the call.
    MainLoop.runPending()
    // Changes from that are painted in another frame, mostly in later releases.
    _ = MainLoop.run(until: { self.isPainted }, milliseconds: 500)
  }

  /// Whether nothing on the pages waits to be painted.
  private var isPainted: Bool {
    pages.map(\.frame).allSatisfy { $0.width == 0 || $0.paintedNode != nil }
  }
}

extension RenderStage {
  /// A picture of a page, and the areas of its specimens.
  struct Shot {
    let texture: Texture
    let specimens: [SpecimenArea]
  }

  /// Paints a page, or one specimen with a margin; `nil` if nothing is visible.
  ///
  /// It throws an error if the picture has the wrong colors.
  func paint(
    _ page: StagedContent, specimens ids: [String], only: String?, scale: Int
  ) throws(PicturesError) -> Shot? {
    guard let staged = pages.first(where: { $0.content == page }) else { return nil }
    let frame = staged.frame
    var view = frame.borderBox
    if let only {
      guard let area = staged.built?.widget(only)?.area(in: frame) else { return nil }
      view = area.grown(by: Self.margin).clamped(to: view)
    }
    guard view.width > 0, view.height > 0,
      let texture = frame.paintedFromStart({ frame.texture(of: view, scale: scale) })
    else { return nil }
    // A UI file may paint its corner itself.
    if only == nil, staged.built != nil { try check(texture) }
    let areas = ids.compactMap { id in
      staged.built?.widget(id)?.area(in: frame).map { (id, $0.clamped(to: view)) }
    }
    return Shot(
      texture: texture,
      specimens: areas.filter { $0.1.width > 0 && $0.1.height > 0 }.map { id, area in
        SpecimenArea(
          id: id, x: (area.x - view.x) * scale, y: (area.y - view.y) * scale,
          width: area.width * scale, height: area.height * scale)
      })
  }

  /// The visible margin around a specimen, in px: enough for shadows and focus rings.
  private static let margin = 12
}

extension RenderStage {
  /// Checks that the screen has the colors that the theme resolves to.
  private func check(_ loadedTheme: LoadedTheme) throws(PicturesError) {
    guard stylesheets.isEmpty else { return }
    if let mismatch = probes.mismatch(with: loadedTheme) { throw PicturesError(mismatch) }
  }

  /// Checks that a picture of a page has the window's color in its corner, unless the theme has
  /// rules, which may paint anything there.
  private func check(_ picture: Texture) throws(PicturesError) {
    let resolved = session.loadedTheme.resolved
    guard stylesheets.isEmpty, resolved.rules.allSatisfy(\.isOfBase), resolved.extraCSS.isEmpty,
      ProbeStrip.isSettled(.windowBg, in: session.loadedTheme)
    else { return }
    let (corner, wanted) = (picture.pixels.prefix(4), resolved[.windowBg])
    guard !ProbeStrip.matches(corner, wanted) else { return }
    throw PicturesError(
      "the window is \(ProbeStrip.text(corner)) on screen, and resolves to "
        + wanted.gtkText)
  }
}
