import LiveryGallery
import Testing

/// A small edit of a good theme after which somebody cannot see or use something.
struct PlantedFault: Hashable, Sendable, CustomTestStringConvertible {
  /// What is wrong, by the names that an audit gives it.
  enum Kind: String, CaseIterable, Sendable {
    case contrast, focus, state, border, clipped, overlap
    case hitArea = "hit-area"
  }

  /// The state of widgets in which it shows.
  enum State: String, CaseIterable, Sendable {
    case normal, hover, active, focus, checked, selected, disabled, backdrop, drop
  }

  /// What is done to the text of a file; `▸` is before each declaration that is to blame.
  enum Edit: Hashable, Sendable {
    /// Puts lines in the place of a line.
    case replacing(String, with: String)

    /// Adds lines to a table, given by its header.
    case adding(String, to: String)

    /// Adds rules to the CSS of the table `extra`.
    case css(String)
  }

  /// A name that no other fault has.
  let id: String

  let theme: GoodTheme

  /// The name of the file that is edited.
  let file: String

  let kind: Kind

  /// A page of the gallery on which it shows.
  let page: Page

  /// The specimens of the page in which it shows, each of them.
  let specimens: [String]

  /// The states of these in which it shows, any of which a report may name.
  ///
  /// What shows in `normal` is there without anybody doing something.
  let states: [State]

  /// The appearances in which it shows.
  let appearances: [String]

  let edit: Edit

  init(
    _ id: String, in theme: GoodTheme, file: String? = nil, _ kind: Kind, on page: Page,
    _ specimens: [String], in states: [State] = [.normal],
    appearances: [String] = ["light", "dark"], by edit: Edit
  ) {
    self.id = id
    self.theme = theme
    self.file = file ?? theme.name
    self.kind = kind
    self.page = page
    self.specimens = specimens
    self.states = states
    self.appearances = appearances
    self.edit = edit
  }

  var testDescription: String { id }

  static let all = inClover + inLantern + inParchment + inSlate + inQuilt + inHeron
}
