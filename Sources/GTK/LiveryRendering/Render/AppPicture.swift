import CommandLineKit
package import ThemeProject

/// A picture of a real app in a variant of a theme.
package nonisolated struct AppPicture: Sendable {
  let app, page, file: String
  let width, height: Int
  let flaky: String?

  /// Describes a picture of an app, or of its script; `flaky` is the reason why it is unreliable.
  package init(
    of app: String, page: String, file: String, width: Int, height: Int, flaky: String?
  ) {
    (self.app, self.page, self.file) = (app, page, file)
    (self.width, self.height, self.flaky) = (width, height, flaky)
  }

  /// The pictures of a theme, by its variants.
  package struct Theme: Sendable {
    let id, name: String
    let missing: String?
    let variants: [(variant: Variant, pictures: [AppPicture])]

    package init(
      _ id: String, name: String, missing: String?,
      variants: [(variant: Variant, pictures: [AppPicture])]
    ) {
      (self.id, self.name, self.missing, self.variants) = (id, name, missing, variants)
    }
  }
}

nonisolated extension RenderReport {
  package init(
    _ themes: [AppPicture.Theme], environment: RenderEnvironment, extras: [String]
  ) {
    self.init(
      version: Self.version, livery: Version.current, target: nil, environment: environment,
      settings: Settings(size: nil, scale: 1, only: nil),
      themes: themes.map { theme in
        Theme(
          id: theme.id, name: theme.name,
          appearances: theme.variants.map { variant in
            Appearance(variant.variant, pictures: variant.pictures.map(\.listed))
          }, missing: theme.missing)
      }, layouts: [[]], extras: extras)
  }
}

nonisolated extension AppPicture {
  fileprivate var listed: RenderReport.Picture {
    RenderReport.Picture(
      page: page, file: file, width: width, height: height, layout: 0, app: app, flaky: flaky)
  }
}
