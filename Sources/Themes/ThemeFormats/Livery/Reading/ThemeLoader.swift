package import ThemeModel
package import ThemeSource

/// Finds the themes that others extend.
package protocol ThemeLoader {
  /// The theme that `extends` names, or the reason why there is none.
  func base(named reference: String) -> BaseTheme

  /// The picture at a path beside the file, or the reason why it cannot be shown.
  func picture(at address: String) -> PictureLookup
}

extension ThemeLoader {
  /// Only its path is known, as for a theme without a folder.
  package func picture(at address: String) -> PictureLookup {
    .found(ThemePicture(address: address, bytes: []))
  }
}

/// The result of looking up a theme that another extends.
package enum BaseTheme: Sendable {
  /// The theme, with findings about its file.
  case found(Theme, [Finding])

  /// The reason why there is none, with findings of its file if they are the reason, and the name
  /// that was probably meant.
  case missing(RuleID, String, [Finding], meant: String? = nil)
}
