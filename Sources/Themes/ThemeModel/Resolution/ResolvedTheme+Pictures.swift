extension ResolvedTheme {
  /// A picture; `nil` if neither the theme nor its base themes have it here.
  public subscript(picture name: PictureName) -> ThemePicture? {
    pictures.first { $0.name == name.rawValue }?.picture
  }
}
