extension Component {
  /// The components that every theme knows, each at the index of its definition.
  package enum Known: UInt8, CaseIterable, Hashable, Sendable {
    case window, dialog, headerbar, sidebar, view, card
    case list, row, buttonRow, gridItem, tree, rowTitle, rowSubtitle, sectionHeader
    case label, title, title1, title2, title3, title4
    case headline, subhead, footnote, caption, monospace, document, link
    case dimmed, placeholder, frame
    case icon, picture, selection
    case separator
    case button, suggestedButton, dangerButton, flatButton, pillButton, segmented, segment
    case toggleGroup, toggle, inlineViewSwitcher
    case switchControl, slider, stepper, entry, check, radio, dropdown
    case progress, level, spinner, calendar
    case popover, menu, tooltip, toast, infobar, banner, bottomSheet
    case tab, tabOverview, tabThumbnail, notebook, scrollbar, textView
  }

  /// The components that every theme knows, in the order of the table of definitions.
  public static let known = Known.allCases.map { Component($0) }

  public static var window: Component { Component(.window) }
  public static var dialog: Component { Component(.dialog) }
  public static var headerbar: Component { Component(.headerbar) }
  public static var sidebar: Component { Component(.sidebar) }
  public static var view: Component { Component(.view) }
  public static var card: Component { Component(.card) }
  public static var list: Component { Component(.list) }
  public static var row: Component { Component(.row) }
  public static var buttonRow: Component { Component(.buttonRow) }
  public static var gridItem: Component { Component(.gridItem) }
  public static var tree: Component { Component(.tree) }
  public static var rowTitle: Component { Component(.rowTitle) }
  public static var rowSubtitle: Component { Component(.rowSubtitle) }
  public static var sectionHeader: Component { Component(.sectionHeader) }
  public static var label: Component { Component(.label) }
  public static var title: Component { Component(.title) }
  public static var title1: Component { Component(.title1) }
  public static var title2: Component { Component(.title2) }
  public static var title3: Component { Component(.title3) }
  public static var title4: Component { Component(.title4) }
  public static var headline: Component { Component(.headline) }
  public static var subhead: Component { Component(.subhead) }
  public static var footnote: Component { Component(.footnote) }
  public static var caption: Component { Component(.caption) }
  public static var monospace: Component { Component(.monospace) }
  public static var document: Component { Component(.document) }
  public static var link: Component { Component(.link) }
  public static var dimmed: Component { Component(.dimmed) }
  public static var placeholder: Component { Component(.placeholder) }
  public static var frame: Component { Component(.frame) }
  public static var icon: Component { Component(.icon) }
  public static var picture: Component { Component(.picture) }
  public static var selection: Component { Component(.selection) }
  public static var separator: Component { Component(.separator) }
  public static var button: Component { Component(.button) }
  public static var suggestedButton: Component { Component(.suggestedButton) }
  public static var dangerButton: Component { Component(.dangerButton) }
  public static var flatButton: Component { Component(.flatButton) }
  public static var pillButton: Component { Component(.pillButton) }
  public static var segmented: Component { Component(.segmented) }
  public static var segment: Component { Component(.segment) }
  public static var toggleGroup: Component { Component(.toggleGroup) }
  public static var toggle: Component { Component(.toggle) }
  public static var inlineViewSwitcher: Component { Component(.inlineViewSwitcher) }
  public static var switchControl: Component { Component(.switchControl) }
  public static var slider: Component { Component(.slider) }
  public static var stepper: Component { Component(.stepper) }
  public static var entry: Component { Component(.entry) }
  public static var check: Component { Component(.check) }
  public static var radio: Component { Component(.radio) }
  public static var dropdown: Component { Component(.dropdown) }
  public static var progress: Component { Component(.progress) }
  public static var level: Component { Component(.level) }
  public static var spinner: Component { Component(.spinner) }
  public static var calendar: Component { Component(.calendar) }
  public static var popover: Component { Component(.popover) }
  public static var menu: Component { Component(.menu) }
  public static var tooltip: Component { Component(.tooltip) }
  public static var toast: Component { Component(.toast) }
  public static var infobar: Component { Component(.infobar) }
  public static var banner: Component { Component(.banner) }
  public static var bottomSheet: Component { Component(.bottomSheet) }
  public static var tab: Component { Component(.tab) }
  public static var tabOverview: Component { Component(.tabOverview) }
  public static var tabThumbnail: Component { Component(.tabThumbnail) }
  public static var notebook: Component { Component(.notebook) }
  public static var scrollbar: Component { Component(.scrollbar) }
  public static var textView: Component { Component(.textView) }
}
