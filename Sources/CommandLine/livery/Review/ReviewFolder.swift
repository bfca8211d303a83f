import CommandLineKit
import FoundationEssentials
import LiverySystem
import ThemeFormats
import ThemeSource

/// The output folder of a review.
struct ReviewFolder {
  let path: String

  /// The address where it will be published, with a slash at its end; empty for the folder itself.
  let address: String

  private static let page = "index.html"
  private static let comment = "comment.md"
  private static let report = "review.json"
  private static let sizeLimit = 1 << 26

  /// The names of its files, for messages.
  static let names = "'\(page)', '\(comment)' and '\(report)'"

  private typealias File = (path: String, bytes: [UInt8])

  /// Writes all files, unless one would replace a file that Livery did not write.
  ///
  /// - Returns: The review with its pictures in the folder.
  func write(_ review: Review, _ overwriting: OverwriteOption) throws -> Review {
    var review = review
    let pictures = named(&review)
    let texts: [File] = [
      (at(Self.comment), Array(ReviewMarkdown(review: review, address: address).text.utf8)),
      (at(Self.report), Array((review.value.text + "\n").utf8)),
    ]
    try overwriting.keep(from: pictures + texts + [(path: at(Self.page), bytes: [])], in: path)
    let old = earlierPictures
    try Output.createFolder(path)
    if !pictures.isEmpty { try Output.createFolder(at("pictures")) }
    try write(pictures)
    for file in texts { try Output.write(file.bytes, to: file.path, takesDevices: false) }
    try Terminal.reportingErrors { () throws(FileError) in
      try ReviewPage(review: review, folder: path).write(to: at(Self.page))
    }
    let present = Set(pictures.map(\.path))
    for file in old.map(at) where !present.contains(file) { try? AtomicFile.remove(file) }
    return review
  }

  /// Writes pictures without waiting for the disk, as there may be thousands.
  ///
  /// If a loss of power truncates one, the next review writes it again, since its bytes differ.
  private func write(_ pictures: [File]) throws {
    try Terminal.reportingErrors { () throws(FileError) in
      for file in pictures {
        try AtomicFile.write(file.bytes, to: file.path, isDurable: false, takesDevices: false)
      }
      AtomicFile.removeLeftovers(
        of: pictures.map { RegularFile.name(of: $0.path) }, in: at("pictures"))
    }
  }

  private func at(_ name: String) -> String { "\(path)/\(name)" }

  /// The pictures with names from their content: an existing picture with the same name has the
  /// same bytes, so no outdated one is shown from a cache.
  private func named(_ review: inout Review) -> [File] {
    var files: [File] = []
    var known: Set<String> = []
    for index in review.themes.indices {
      review.themes[index].pictures = review.themes[index].pictures.compactMap { picture in
        guard let bytes = try? RegularFile.read(picture.file, upTo: Self.sizeLimit) else {
          return nil
        }
        var picture = picture
        picture.file = Self.name(of: bytes)
        if known.insert(picture.file).inserted { files.append((at(picture.file), bytes)) }
        return picture
      }
    }
    return files
  }

  private static func name(of picture: [UInt8]) -> String {
    "pictures/\(Fingerprint(of: picture)).png"
  }

  /// The parts of an earlier report that are read.
  private struct Earlier: Decodable {
    struct Theme: Decodable {
      struct Picture: Decodable { let file: String }

      let pictures: [Picture]
    }

    let changed: [Theme]
  }

  /// The pictures of an earlier review that still exist unchanged.
  private var earlierPictures: [String] {
    guard let bytes = try? RegularFile.read(at(Self.report), upTo: Self.sizeLimit),
      let earlier = try? JSONDecoder().decode(Earlier.self, from: Data(bytes))
    else { return [] }
    return earlier.changed.flatMap(\.pictures).map(\.file).filter { file in
      RegularFile.isOwn(at(file))
        && (try? RegularFile.read(at(file), upTo: Self.sizeLimit)).map(Self.name) == file
    }
  }
}
