import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import ThemeFormats

/// The settings of the window, kept from one start to the next.
///
/// If the program is not installed, the schema is written to the user's cache.
package final class WindowSettings {
  private enum Key: String, CaseIterable {
    case theme, appearance
    case highContrast = "high-contrast"
    case pureBlack = "pure-black"
    case traits
    case pinnedThemes = "pinned-themes"
    case openFiles = "open-files"
    case page
    case isInspectorShown = "inspector-shown"
    case inspectorWidth = "inspector-width"
    case reopensFiles = "reopen-files"
    case fadesThemes = "fade-themes"
    case marksProblems = "problem-marks"
    case wearsTheme = "whole-window"
    case width = "window-width"
    case height = "window-height"
    case isMaximized = "window-maximized"
  }

  private let settings: Settings?

  /// Opens the settings of the user with an environment.
  init(environment: [String: String]) {
    settings = Settings(
      id: "dev.livery.Livery", keys: Key.allCases.map(\.rawValue),
      schemaFolder: { SchemaCache.folder(environment: environment) })
  }

  package init() {
    settings = nil
  }

  /// The ID of a built-in theme, or the path of a file.
  var theme: String {
    get { settings?.string(Key.theme.rawValue) ?? ThemeLibrary.baseID }
    set { settings?.set(Key.theme.rawValue, to: newValue) }
  }

  var appearance: AppearanceChoice {
    get { (settings?.string(Key.appearance.rawValue)).flatMap(AppearanceChoice.init) ?? .system }
    set { settings?.set(Key.appearance.rawValue, to: newValue.rawValue) }
  }

  /// The names of the requested traits.
  var traits: Set<String> {
    get {
      guard let settings else { return [] }
      var names = Set(settings.strings(Key.traits.rawValue))
      if settings.flag(Key.highContrast.rawValue) { names.insert("high-contrast") }
      if settings.flag(Key.pureBlack.rawValue) { names.insert("pure-black") }
      return names
    }
    set {
      settings?.set(Key.highContrast.rawValue, to: newValue.contains("high-contrast"))
      settings?.set(Key.pureBlack.rawValue, to: newValue.contains("pure-black"))
      let own = newValue.subtracting(["high-contrast", "pure-black"])
      settings?.set(Key.traits.rawValue, to: own.sorted())
    }
  }

  /// The IDs of built-in themes and the paths of files, in their order.
  lazy var pinned: [String] =
    settings?.strings(Key.pinnedThemes.rawValue) ?? ThemeLibrary.builtInIDs
  {
    didSet { settings?.set(Key.pinnedThemes.rawValue, to: pinned) }
  }

  /// The paths of the files that are open, in their order.
  var openFiles: [String] {
    get { settings?.strings(Key.openFiles.rawValue) ?? [] }
    set { settings?.set(Key.openFiles.rawValue, to: newValue) }
  }

  var page: Page {
    get { (settings?.string(Key.page.rawValue)).flatMap(Page.init) ?? .overview }
    set { settings?.set(Key.page.rawValue, to: newValue.rawValue) }
  }

  var isInspectorShown: Bool {
    get { settings?.flag(Key.isInspectorShown.rawValue) ?? false }
    set { settings?.set(Key.isInspectorShown.rawValue, to: newValue) }
  }

  /// The width of the inspector in px, until the user changes it.
  static let standardInspectorWidth = 340

  /// The width of the inspector in px.
  var inspectorWidth: Int {
    get { settings?.number(Key.inspectorWidth.rawValue) ?? Self.standardInspectorWidth }
    set { settings?.set(Key.inspectorWidth.rawValue, to: newValue) }
  }

  /// Whether a window opens the files that were open in the last one.
  var reopensFiles: Bool {
    get { settings?.flag(Key.reopensFiles.rawValue) ?? true }
    set { settings?.set(Key.reopensFiles.rawValue, to: newValue) }
  }

  /// Whether one theme fades into the next.
  var fadesThemes: Bool {
    get { settings?.flag(Key.fadesThemes.rawValue) ?? true }
    set { settings?.set(Key.fadesThemes.rawValue, to: newValue) }
  }

  var marksProblems: Bool {
    get { settings?.flag(Key.marksProblems.rawValue) ?? false }
    set { settings?.set(Key.marksProblems.rawValue, to: newValue) }
  }

  /// Whether the whole window has the theme, and not only its gallery.
  var wearsTheme: Bool {
    get { settings?.flag(Key.wearsTheme.rawValue) ?? false }
    set { settings?.set(Key.wearsTheme.rawValue, to: newValue) }
  }

  /// The size of the window in px, when it is not maximized.
  var size: WindowSize {
    get {
      WindowSize(
        width: settings?.number(Key.width.rawValue) ?? 1200,
        height: settings?.number(Key.height.rawValue) ?? 820)
    }
    set {
      settings?.set(Key.width.rawValue, to: newValue.width)
      settings?.set(Key.height.rawValue, to: newValue.height)
    }
  }

  var isMaximized: Bool {
    get { settings?.flag(Key.isMaximized.rawValue) ?? false }
    set { settings?.set(Key.isMaximized.rawValue, to: newValue) }
  }

  /// Waits until all is on disk.
  func flush() {
    if settings != nil { Settings.sync() }
  }
}
