import CommandLineKit
import LiveryAdwaita
import LiverySystem

/// Compares the pictures of a file in two folders, on any thread.
nonisolated struct PictureComparer: Sendable {
  private let request: ComparisonRequest
  private let old, new: PictureFolder

  /// The folder for pictures of differences.
  private let output: String

  init(_ request: ComparisonRequest, old: PictureFolder, new: PictureFolder, output: String) {
    (self.request, self.old, self.new, self.output) = (request, old, new, output)
  }

  /// The result for a file that is in both folders, or the reason why there is none.
  func outcome(of file: String) -> Result<ComparisonReport.Picture, any Error> {
    Result { try compare(file) }
  }

  /// Compares the two pictures of a file, and paints the differences.
  private func compare(_ file: String) throws -> ComparisonReport.Picture {
    let paths = ["\(old.path)/\(file)", "\(new.path)/\(file)"]
    let files = try paths.map(PictureFile.init)
    let ours = try files[0].decoded()
    if files[0].bytes == files[1].bytes { return .init(file: file, state: .same) }
    let theirs = try files[1].decoded()
    let isResized = ours.width != theirs.width || ours.height != theirs.height
    if isResized, old.report == nil || new.report == nil {
      if request.approves { return .init(file: file, state: .different) }
      throw PicturesError(
        "'\(paths[0])' has \(ours.width)x\(ours.height) px, and '\(paths[1])' "
          + "\(theirs.width)x\(theirs.height)", .unrecognized)
    }
    // The size of a page depends on its theme.
    let (width, height) = (max(ours.width, theirs.width), max(ours.height, theirs.height))
    let (left, right) = (ours.pixels(width, height), theirs.pixels(width, height))
    let known = new.report?.picture(file) ?? old.report?.picture(file)
    let flaw = [new, old].lazy.compactMap { $0.report?.picture(file)?.picture.flaky }.first
    let difference = PixelDifference(
      left, right, width: width, threshold: request.threshold,
      channels: request.channels,
      specimens: known?.specimens ?? [],
      page: known.map { $0.picture.app == nil ? "page-\($0.picture.page)" : $0.picture.page }
        ?? "the picture")
    let sizes = isResized ? [ours, theirs].map { "\($0.width)x\($0.height)" } : nil
    guard !difference.indices.isEmpty || isResized else {
      return .init(file: file, state: .same, distance: difference.distance)
    }
    var result = ComparisonReport.Picture(
      file: file, state: flaw == nil ? .different : .flaky, pixels: difference.indices.count,
      distance: difference.distance, parts: difference.parts, sizes: sizes, flaw: flaw)
    guard request.showsSpecimens else {
      let picture = DifferencePicture(difference, old: left, new: right, size: (width, height))
      try write(
        Bitmap(width: picture.width, height: picture.height, pixels: picture.pixels), file)
      result.shown = file
      return result
    }
    for part in result.orderedParts {
      let areas = [old, new].map { folder in
        folder.report?.picture(file)?.specimens.first { $0.id == part.id }
      }
      guard part.id.utf8.allSatisfy(Self.isPlain),
        let cut = SpecimenPicture(
          of: (areas[0], areas[1]), old: left, new: right, size: (width, height))
      else { continue }
      let name = RegularFile.folder(of: file) + "/specimens/\(part.id).png"
      try write(Bitmap(width: cut.width, height: cut.height, pixels: cut.pixels), name)
      result.specimens[part.id] = name
    }
    return result
  }

  /// Writes a picture of the report.
  private func write(_ picture: Bitmap, _ name: String) throws {
    let path = "\(output)/\(name)"
    try AtomicFile.createFolder(RegularFile.folder(of: path))
    try AtomicFile.write(picture.png, to: path, isDurable: false)
  }

  /// Whether a byte may occur in IDs of specimens.
  private static func isPlain(_ byte: UInt8) -> Bool {
    let letter = Unicode.Scalar(byte)
    return letter.properties.isAlphabetic && letter.isASCII || letter == "-" || letter == "_"
      || ("0"..."9").contains(letter)
  }
}

nonisolated extension Bitmap {
  /// The pixels of a picture, extended to a size with transparent pixels at the right and bottom.
  fileprivate func pixels(_ width: Int, _ height: Int) -> [UInt8] {
    guard width != self.width || height != self.height else { return pixels }
    let rest = [UInt8](repeating: 0, count: (width - self.width) * 4)
    var all: [UInt8] = []
    all.reserveCapacity(width * height * 4)
    for y in 0..<self.height {
      all += pixels[y * self.width * 4..<(y + 1) * self.width * 4] + rest
    }
    return all + [UInt8](repeating: 0, count: (height - self.height) * width * 4)
  }
}
