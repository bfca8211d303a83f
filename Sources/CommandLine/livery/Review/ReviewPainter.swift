import CommandLineKit
import FoundationEssentials
import LiverySystem

/// Lets `livery-preview` paint themes before and after a change, and compares the pictures.
struct ReviewPainter {
  /// The file of `livery-preview`.
  let program: String

  /// A private folder for the pictures.
  let scratch: String

  private static let limit = 256 << 20

  /// Options of `livery-preview render` for one side.
  typealias Options = (before: [String], after: [String])

  /// Paints themes, and compares the two sides.
  ///
  /// - Parameter themes: The themes; the results have the same order.
  /// - Returns: The specimens that differ, for each theme; errors are printed.
  func paint(_ themes: [ThemeSides]) -> [[ReviewPicture]] {
    guard !themes.isEmpty else { return [] }
    do throws(FileError) {
      return pictures(in: try report(on: themes), count: themes.count)
    } catch {
      Terminal.printError("\(error)")
      return themes.map { _ in [] }
    }
  }

  /// Paints themes, and compares each picture with the one of the other side.
  ///
  /// - Parameters:
  ///   - themes: The themes.
  ///   - options: The parts to paint on each side; by default the pages of the gallery.
  ///   - words: More options of `livery-preview compare`.
  /// - Returns: What `compare` reports.
  /// - Throws: An error if the pictures cannot be painted or compared.
  func report(
    on themes: [ThemeSides], with options: Options = ([], []), comparing words: [String] = []
  ) throws(FileError) -> PictureReport {
    let sides = try PaintedSides(of: themes, in: scratch) { index, _ in "t\(index)" }
    for (side, words) in [
      ("before", sides.before + options.before), ("after", sides.after + options.after),
    ] {
      try run(["render"] + words + ["-o", "\(scratch)/\(side)-pictures"])
    }
    let output = try run(
      [
        "compare", "\(scratch)/before-pictures", "\(scratch)/after-pictures", "-o",
        "\(scratch)/report", "--specimens", "--format", "json",
      ] + words)
    guard let report = try? JSONDecoder().decode(PictureReport.self, from: Data(output)) else {
      throw FileError(.read, program, reason: "'compare' prints no report")
    }
    return report
  }

  @discardableResult
  private func run(_ words: [String]) throws(FileError) -> [UInt8] {
    let output = try ProgramOutput(
      of: [program] + words, environment: Environment.variables, upTo: Self.limit, in: scratch)
    guard case .exit(let status) = output.ending, status < 2 else {
      let lines = String(decoding: output.errors, as: UTF8.self).split(separator: "\n")
      throw FileError(
        .read, program, reason: lines.last.map(String.init) ?? "it ends with \(output.ending)")
    }
    return output.bytes
  }

  private func pictures(in report: PictureReport, count: Int) -> [[ReviewPicture]] {
    var found: [[ReviewPicture]] = Array(repeating: [], count: count)
    for picture in report.pictures {
      guard let (index, appearance) = picture.place, index < count else { continue }
      for specimen in picture.specimens {
        guard let file = specimen.picture else { continue }
        found[index].append(
          ReviewPicture(
            file: "\(scratch)/report/\(file)", appearance: appearance, specimen: specimen.id,
            pixels: specimen.pixels, distance: specimen.distance))
      }
    }
    return found.map { $0.sorted { ($1.weight, $0.file) < ($0.weight, $1.file) } }
  }
}

extension ReviewPicture {
  /// The largest number of changed pixels that counts in the order of pictures.
  private static let mostPixels = 1500

  /// The visual weight of the difference.
  fileprivate var weight: Double { distance * Double(min(pixels, Self.mostPixels)) }
}
