import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import ThemeColor
import ThemeModel
import ThemeSession

/// Finds the roles that paint the specimens of a page, by changing one role at a time.
///
/// The page is in a window that is never visible, and its theme's stylesheets are on the display
/// during the search; so it must run in a program of its own, or in a test.
final class RoleProbe {
  /// The width of the pages in px, enough for content side by side.
  static let width = 1_000

  /// The number of specimens up to which painting each is faster than painting the whole page.
  private static let few = 40

  /// The distance in px that a specimen may paint outside its bounds: rings and shadows.
  private static let margin = 12

  private let page: Page
  private let built: BuiltPage
  private let window: HiddenWindow
  private let stage: StyleStage
  private let manager: StyleManager
  private let theme: Theme
  private let appearance: Appearance
  private let specimens: [Widget]

  /// The index of the specimen around each, if that shows the whole inner one.
  private lazy var holders: [Int?] = specimens.map { specimen in
    var next = specimen.parent
    while let parent = next {
      if let holder = indices[parent.widgetName], specimens[holder].isSame(as: parent) {
        return specimen.isWhole(in: parent) ? holder : nil
      }
      next = parent.parent
    }
    return nil
  }
  private lazy var indices = Dictionary(
    zip(specimens.map(\.widgetName), specimens.indices)
  ) { first, _ in first }

  /// Whether any rare role changes the page: if all of them together do not, none does alone.
  private lazy var hasRare = !changed(by: ColorRole.allCases.filter(\.isRare)).isEmpty

  /// The settings of the desktop.
  private let before: (animated: Bool, scheme: StyleManager.ColorScheme)

  /// The theme as it is.
  private let own: ResolvedTheme
  private let loadedTheme: LoadedTheme

  /// The specimens in the theme as it is, painted at first use.
  private var stills: [Int: Pixels] = [:]
  private var stillPage: Pixels?

  /// Builds a page to be painted in an appearance of a theme.
  init(
    _ page: Page, folder: String, theme: Theme, appearance: Appearance, display: Display
  ) throws(BuilderError) {
    (self.page, self.theme) = (page, theme)
    self.appearance = theme.forced(appearance)
    own = theme.resolved(self.appearance)
    loadedTheme = LoadedTheme(theme, self.appearance, for: Toolkit.release, setting: [:])
    built = try BuiltPage(page, file: "\(folder)/\(page.file)")
    window = HiddenWindow(built.root)
    stage = StyleStage(display: display, clock: built.root)
    manager = StyleManager.of(display)
    specimens = built.specimens
    before = (Toolkit.enablesAnimations, manager.colorScheme)
    Toolkit.enablesAnimations = false
    manager.colorScheme = self.appearance.scheme == .dark ? .dark : .light
    stage.setHighContrast(
      self.appearance.traits.contains(.highContrast), isDark: self.appearance.scheme == .dark)
  }

  isolated deinit {
    stage.leave()
    Toolkit.enablesAnimations = before.animated
    manager.colorScheme = before.scheme
  }

  /// Paints the page for each role, calling `whileGoing` before each, and returns the visible
  /// specimens, in the order of the page, each with the roles that changed it.
  func map(
    of wanted: [ColorRole] = ColorRole.allCases, whileGoing: () -> Void = {}
  ) -> RoleMap {
    var found: [[ColorRole]] = Array(repeating: [], count: specimens.count)
    for role in ColorRole.allCases where wanted.contains(role) {
      whileGoing()
      for index in painted(by: role) { found[index].append(role) }
    }
    return RoleMap(
      page: page,
      specimens: zip(specimens, found).filter { $0.0.isMapped || !$0.1.isEmpty }
        .map { RoleMap.Specimen(name: $0.0.widgetName, roles: $0.1) })
  }

  /// The specimens that a role paints, in the order of the page.
  func specimens(paintedBy role: ColorRole) -> [String] {
    painted(by: role).map { specimens[$0].widgetName }
  }

  private func painted(by role: ColorRole) -> [Int] {
    role.isRare && !hasRare ? [] : changed(by: [role])
  }

  /// The indices of the specimens whose pixels differ when these roles have other colors.
  private func changed(by roles: [ColorRole]) -> [Int] {
    // Setting any other role adds rules and swatches that the theme itself does not have.
    let isStill = roles.allSatisfy { own.sets($0) || $0.isSwatch || $0.isKnownToToolkit }
    let old = show(isStill ? loadedTheme : loadedTheme(setting: roles.map { ($0, own[$0]) }))
    let new = show(loadedTheme(setting: roles.map { ($0, own[$0].probe) }))
    let candidates = specimens.indices.filter { index in
      guard let old = old.specimens[index], let new = new.specimens[index] else {
        return (old.specimens[index] == nil) != (new.specimens[index] == nil)
      }
      return !new.isSame(as: old)
    }
    guard !candidates.isEmpty else { return [] }
    let isSeen = difference(
      old.page, new.page, isWhole: candidates.count > Self.few, isStill)
    var isChanged = Array(repeating: false, count: specimens.count)
    // From the inside out: if a specimen has changed, those that show all of it have changed, too.
    for index in candidates.reversed() where !isChanged[index] {
      guard let area = specimens[index].area(in: built.root)?.grown(by: Self.margin),
        isSeen(area)
      else { continue }
      isChanged[index] = differs(index, old.specimens[index], new.specimens[index], isStill)
      var inner = index
      while isChanged[inner], let holder = holders[inner], !isChanged[holder] {
        isChanged[holder] = true
        inner = holder
      }
    }
    return specimens.indices.filter { isChanged[$0] }
  }

  /// Returns a function that compares an area of the page.
  private func difference(
    _ old: PaintedNode?, _ new: PaintedNode?, isWhole: Bool, _ isStill: Bool
  ) -> (PixelRect) -> Bool {
    guard let old, let new else { return { _ in (old == nil) != (new == nil) } }
    let page = built.root.borderBox
    guard isWhole else {
      return { area in
        let seen = area.clamped(to: page)
        return !seen.isEmpty && new.pixels(in: seen) != old.pixels(in: seen)
      }
    }
    let before = (isStill ? stillPage : nil) ?? old.pixels(in: page)
    if isStill { stillPage = before }
    let after = new.pixels(in: page)
    return { after.differs(from: before, in: $0) }
  }

  /// Whether a specimen's own pixels differ, independent of its background.
  private func differs(
    _ index: Int, _ old: PaintedNode?, _ new: PaintedNode?, _ isStill: Bool
  ) -> Bool {
    guard let old, let new else { return (old == nil) != (new == nil) }
    return pixels(of: new, index) != (isStill ? still(old, index) : pixels(of: old, index))
  }

  private func loadedTheme(setting colors: [(ColorRole, Color)]) -> LoadedTheme {
    LoadedTheme(
      theme, appearance, for: Toolkit.release,
      setting: Dictionary(colors) { first, _ in first })
  }

  /// Shows a theme, and returns the painting of each specimen.
  private func show(_ loadedTheme: LoadedTheme) -> (page: PaintedNode?, specimens: [PaintedNode?]) {
    stage.show(loadedTheme)
    built.paint(loadedTheme)
    window.layOut(width: Self.width)
    return (built.root.paintedNode, specimens.map { $0.isMapped ? $0.paintedNode : nil })
  }

  private func still(_ node: PaintedNode, _ index: Int) -> Pixels {
    if let known = stills[index] { return known }
    let pixels = pixels(of: node, index)
    stills[index] = pixels
    return pixels
  }

  private func pixels(of node: PaintedNode, _ index: Int) -> Pixels {
    let specimen = specimens[index]
    return node.pixels(in: specimen.borderBox.grown(by: Self.margin))
  }
}

extension ColorRole {
  /// Whether most pages do not use the role: swatches, and roles that only later versions know.
  fileprivate nonisolated var isRare: Bool {
    isSwatch || since.map { $0 > .v1_2 } ?? false
  }

  /// Whether the libadwaita in use has the role.
  fileprivate var isKnownToToolkit: Bool {
    since.map { $0 <= Toolkit.release.adwaita } ?? false
  }
}

extension Color {
  /// The opaque color farthest from this one, visible wherever it is used.
  fileprivate nonisolated var probe: Color {
    Color(red: red < 0.5 ? 1 : 0, green: green < 0.5 ? 1 : 0, blue: blue < 0.5 ? 1 : 0)
  }
}
