import ThemeSource

/// A kind of widget, or part of one, that a theme can style.
///
/// The raw value is the index in the table of definitions.
public enum Component: UInt8, CaseIterable, Hashable, Sendable {
  case window, dialog, headerbar, sidebar, view, box, card
  case list, row, buttonRow, rowTitle, rowSubtitle, sectionHeader
  case label, title, headline, subhead, footnote, caption, monospace, document, link
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

extension Component {
  /// The name as theme files spell it, such as `danger-button`.
  public var name: String { definition.name }

  /// What it is, in a few words.
  public var summary: String { definition.summary }

  /// The first libadwaita that has it.
  public var since: AdwaitaVersion { definition.since }

  /// The states that libadwaita shows by the background; a background of the theme would hide them.
  package var backgroundStates: [StateSet] { definition.backgroundStates }

  /// The component with a name in UTF-8.
  init?(name: ArraySlice<UInt8>) {
    guard let index = Component.names.index(of: name) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  static let names = NameTable(definitions.map(\.name))

  private var definition: Definition { Component.definitions[Int(rawValue)] }
}
