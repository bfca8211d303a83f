import ThemeCSS
package import ThemeSource

/// An `@import` that was followed.
package struct StylesheetImport: Sendable {
  /// The address as it is written.
  let name: String

  /// The location of the address.
  package let location: SourceLocation

  /// The name of the file in messages.
  package let file: String

  /// The path of the file, links followed.
  package let path: String

  /// A note that the file's content replaces the import.
  package var note: Finding {
    Finding(
      .note, .importedCSS, at: location, "what '\(name)' holds is written in place of its import")
  }
}

extension StylesheetFiles {
  /// The import in the first file that leads to another; `nil` if none does.
  package func firstImport(leadingTo file: String) -> SourceLocation? {
    var file = file
    // An import leads to a file that comes after it.
    for each in imports.reversed() where each.file == file {
      if each.location.file == files[0].file { return each.location }
      file = each.location.file
    }
    return nil
  }
}
