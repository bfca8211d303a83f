package import ThemeModel
package import ThemeSource

/// Finds the themes that others extend.
package protocol ThemeLoader {
  /// The theme that `extends` names, or why there is none.
  func base(named reference: String) -> BaseTheme

  /// The picture at a path beside the file that is read, or why it cannot be shown.
  func picture(at address: String) -> PictureLookup
}

extension ThemeLoader {
  /// Only its path is known, as where a theme is in no folder.
  package func picture(at address: String) -> PictureLookup {
    .found(ThemePicture(address: address, bytes: []))
  }
}

/// The result of looking up a theme that another extends.
package enum BaseTheme: Sendable {
  /// The theme, with what is to be said of its file.
  case found(Theme, [Finding])

  /// Why there is none, findings of its file if these are why, and the name likely meant.
  case missing(RuleID, String, [Finding], meant: String? = nil)
}
