extension Finding {
  /// A change to the file that fixes a finding.
  public struct Fix: Hashable, Sendable {
    /// The bytes that are replaced.
    public let location: SourceLocation

    public let replacement: String

    /// The other changes that are necessary to keep the file valid.
    public let others: [Change]

    /// Whether it keeps the design: it corrects something unreadable, or changes a color by less
    /// than people see.
    public let isSafe: Bool

    /// One place of a fix.
    public struct Change: Hashable, Sendable {
      /// The bytes that are replaced; an empty range inserts.
      public let location: SourceLocation

      public let replacement: String

      public init(replacing location: SourceLocation, with replacement: String) {
        (self.location, self.replacement) = (location, replacement)
      }
    }

    public init(
      replacing location: SourceLocation, with replacement: String, isSafe: Bool = true,
      others: [Change] = []
    ) {
      self.location = location
      self.replacement = replacement
      self.isSafe = isSafe
      self.others = others
    }

    /// All changes, the one at `location` first.
    public var changes: [Change] {
      [Change(replacing: location, with: replacement)] + others
    }

    /// The changes of all places, as edits of the file.
    public var edits: [SourceEdit] {
      changes.map { SourceEdit(replacing: $0.location.range, with: Array($0.replacement.utf8)) }
    }
  }
}
