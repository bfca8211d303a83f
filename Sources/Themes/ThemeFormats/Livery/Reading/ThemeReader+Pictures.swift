import ThemeModel
import ThemeSource

extension ThemeReader {
  /// The most named pictures, and the largest total size of the pictures of one file in bytes.
  package static let pictureLimit = 256
  private static let pictureByteLimit = 32 << 20

  /// The endings of picture files.
  package static let pictureEndings = [".png", ".svg", ".jpg", ".jpeg", ".gif"]

  /// Reads the pictures that the file names, with their content.
  mutating func readPictures(_ load: (String) -> PictureLookup) {
    guard let table = table("pictures") else { return }
    var known: [String: PictureLookup] = [:]
    var all: [AppearanceValue<ThemePicture>] = []
    defer { builder.layer.pictureValues = all }
    for node in table.children {
      guard OwnName.isName(node.keyBytes) else {
        report(.key, at: node.keyLocation, ComponentError.badName(node.key).description)
        continue
      }
      guard builder.layer.pictures.count < ThemeReader.pictureLimit else {
        return report(
          .range, at: node.keyLocation, "a theme has at most \(ThemeReader.pictureLimit) pictures")
      }
      let values = appendValues(of: node, to: &all) { reader, node in
        reader.picture(node, &known, load)
      }
      if !values.isEmpty {
        builder.layer.pictures.append(PictureDeclaration(name: node.key, values: values))
      }
    }
  }

  /// The picture in a file that a value names; `nil`, and reported, if it cannot be shown.
  private mutating func picture(
    _ node: SourceNode, _ known: inout [String: PictureLookup], _ load: (String) -> PictureLookup
  ) -> ThemePicture? {
    guard let text = string(node) else { return nil }
    let value: PictureValue
    switch PictureValue.parsed(text) {
    case .success(let parsed): value = parsed
    case .failure(let problem):
      report(problem.rule, at: node.location, problem.message)
      return nil
    }
    let address = value.address
    if let problem = ThemeReader.problem(ofPictureAt: address) {
      report(.picture, at: node.location, problem)
      return nil
    }
    let file = known[address] ?? load(address)
    known[address] = file
    switch file {
    case .found(let picture):
      if let problem = value.change?.problem(in: picture.file) {
        report(.picture, at: node.location, "the picture '\(address)' cannot be \(problem)")
        return nil
      }
      pictureBytes += picture.file.count
      if pictureBytes <= ThemeReader.pictureByteLimit { return picture.changed(by: value.change) }
      report(
        .picture, at: node.location,
        "the pictures have more than \(ThemeReader.pictureByteLimit >> 20) MiB together")
    case .unusable(let reason):
      report(.picture, at: node.location, "the picture '\(address)' cannot be shown: \(reason)")
    }
    return nil
  }

  /// The error in the path of a picture; `nil` for a picture in the theme's folder.
  private static func problem(ofPictureAt address: String) -> String? {
    guard pictureEndings.contains(where: address.lowercased().hasSuffix) else {
      return "expected a file in PNG, JPEG, GIF or SVG, 'invert(FILE)' or 'tint(FILE, $role)', not "
        + "'\(address)'"
    }
    var depth = 0
    var isOutside = address.hasPrefix("/") || address.utf8.contains(0)
    for part in address.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { isOutside = true }
    }
    return isOutside || address.contains(":")
      ? "expected a path beside the theme, not '\(address)'" : nil
  }
}
