/// What the manual page of a program says beside its commands.
package struct ManualNotes {
  /// A term and what it means.
  package typealias Item = (term: String, text: String)

  let files: [Item]
  let environment: [Item]
  let examples: [Item]
  let related: String

  /// - Parameters:
  ///   - files: The paths that the program reads or writes by itself.
  ///   - environment: The variables that it reads, beside those that every page has.
  ///   - examples: Command lines, and what they are for.
  ///   - related: Another page, such as `livery-preview(1)`.
  package init(files: [Item], environment: [Item], examples: [Item], related: String) {
    (self.files, self.environment) = (files, environment)
    (self.examples, self.related) = (examples, related)
  }
}
