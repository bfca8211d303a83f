/// A theme with errors, as far as it can be judged: an unreadable value counts as not set.
package struct IncompleteTheme: Sendable {
  package let theme: Theme

  /// The roles whose colors depend on something that could not be read, and so are not known.
  package let unknownRoles: Set<ColorRole>

  /// Creates the draft of a theme that resolves in each of its appearances.
  init(_ theme: Theme, without unread: Set<ColorSlot>) {
    self.theme = theme
    unknownRoles = theme.appearances.reduce(into: []) { roles, appearance in
      roles.formUnion(theme.roles(dependingOn: unread, in: appearance))
    }
  }
}
