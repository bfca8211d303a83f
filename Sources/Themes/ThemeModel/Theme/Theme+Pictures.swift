import ThemeColor

extension Theme {
  /// A picture under its name.
  public struct NamedPicture: Hashable, Sendable {
    public let name: String
    public let picture: ThemePicture
  }

  /// The names of the pictures, each once, those of the base themes first.
  public var pictureNames: [String] {
    var names: [String] = []
    for picture in layers.flatMap(\.pictures) where !names.contains(picture.name) {
      names.append(picture.name)
    }
    return names
  }

  /// The pictures that apply in an appearance: the theme's own before those of its base themes.
  func pictures(in traits: TraitSet, _ color: (ColorRole) -> Color) -> [NamedPicture] {
    pictureNames.compactMap { name in
      for layer in layers.reversed() {
        let values = layer.pictures.last { $0.name == name }.map { layer.pictureValues[$0.values] }
        let value = values?.first { $0.traits.isSubset(of: traits) }
        if let value { return NamedPicture(name: name, picture: value.value.painted(with: color)) }
      }
      return nil
    }
  }

  /// All pictures in all files of the chain for any appearance, each once, the theme's own first.
  package var allPictures: [ThemePicture] {
    var pictures: [ThemePicture] = []
    for layer in layers.reversed() {
      for picture in layer.pictureValues.map(\.value.unchanged) where !pictures.contains(picture) {
        pictures.append(picture)
      }
    }
    return pictures
  }
}
