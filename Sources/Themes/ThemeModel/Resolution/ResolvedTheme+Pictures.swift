extension ResolvedTheme {
  /// A picture; `nil` if neither the theme nor what it extends has one of that name here.
  public subscript(picture name: PictureName) -> ThemePicture? {
    pictures.first { $0.name == name.rawValue }?.picture
  }
}
