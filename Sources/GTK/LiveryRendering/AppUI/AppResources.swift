import CommandLineKit
import LiveryAdwaita
import LiveryGallery
import LiverySystem

/// The data of an app in GResource files that the user names.
final class AppResources {
  /// The maximum number of bytes of such a file, and of the unpacked content of all of them.
  private static let byteLimit = 64 << 20
  private static let sumLimit = 256 << 20

  private var bundles: [ResourceBundle] = []

  init() {}

  /// Reads a file, and lets stylesheets and icons use its content.
  func add(_ file: String, to display: Display) throws(PicturesError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try RegularFile.read(file, upTo: Self.byteLimit + 1)
    } catch {
      throw PicturesError("\(error)", .unreadable)
    }
    guard bytes.count <= Self.byteLimit else {
      throw PicturesError("'\(file)' has more than \(Self.byteLimit >> 20) MiB", .unreadable)
    }
    guard let bundle = ResourceBundle(bytes) else {
      throw PicturesError(
        "'\(file)' is no file of resources; 'glib-compile-resources' writes one", .unrecognized)
    }
    bundles.append(bundle)
    var sum = 0
    for size in bundles.flatMap(\.files.values) {
      sum = min(sum, Self.sumLimit) + min(size, Self.sumLimit)
    }
    guard sum <= Self.sumLimit else {
      throw PicturesError(
        "the resources have more than \(Self.sumLimit >> 20) MiB together", .unrecognized)
    }
    bundle.register(on: display)
  }

  func has(_ path: String) -> Bool { bundles.contains { $0.files[path] != nil } }

  /// The stylesheets that an AdwApplication with these resources loads automatically: those in its
  /// base path, which is the topmost folder with such files.
  ///
  /// The result is empty if two folders are at the same level.
  var automaticStylesheets: [String] {
    let names = AppStylesheet.automatic.map(\.name)
    let folders = Set(
      bundles.flatMap(\.files.keys).filter { names.contains(RegularFile.name(of: $0)) }
        .map(RegularFile.folder(of:)))
    let depth = { (folder: String) in folder.split(separator: "/").count }
    let highest = folders.map(depth).min()
    let bases = folders.filter { depth($0) == highest }
    guard bases.count == 1, let base = bases.first else { return [] }
    return names.map { "\(base)/\($0)" }.filter(has)
  }

  /// The content of a file in the resources, up to a number of bytes.
  func bytes(_ path: String, upTo limit: Int) throws(UnreadFile) -> [UInt8] {
    guard let bundle = bundles.first(where: { $0.files[path] != nil }) else { throw .missing }
    guard let bytes = bundle.bytes(path, upTo: limit) else {
      throw .because("it has more than \(limit >> 20) MiB, or cannot be unpacked")
    }
    return bytes
  }
}
