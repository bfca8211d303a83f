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
  /// - Parameters:
  ///   - themes: The themes; the results have the same order.
  ///   - options: The parts to paint on each side; by default the pages of the gallery.
  /// - Returns: The specimens that differ, for each theme; errors are printed.
  func paint(_ themes: [ThemeSides], with options: Options = ([], [])) -> [[ReviewPicture]] {
    guard !themes.isEmpty else { return [] }
    do throws(FileError) {
      let sides = try PaintedSides(of: themes, in: scratch) { index, _ in "t\(index)" }
      let words = [
        ("before", sides.before + options.before), ("after", sides.after + options.after),
      ]
      for (side, words) in words {
        try run(["render"] + words + ["-o", "\(scratch)/\(side)-pictures"])
      }
      let report = try run([
        "compare", "\(scratch)/before-pictures", "\(scratch)/after-pictures", "-o",
        "\(scratch)/report", "--specimens", "--format", "json",
      ])
      return pictures(in: report, count: themes.count)
    } catch {
      Terminal.printError("\(error)")
      return themes.map { _ in [] }
    }
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

  /// The parts of a `compare` report that are read.
  private struct Report: Decodable {
    struct Picture: Decodable {
      let file: String
      let specimens: [Specimen]
    }

    struct Specimen: Decodable {
      let id: String
      let pixels: Int
      let distance: Double
      let picture: String?
    }

    let pictures: [Picture]
  }

  private func pictures(in report: [UInt8], count: Int) -> [[ReviewPicture]] {
    var found: [[ReviewPicture]] = Array(repeating: [], count: count)
    guard let report = try? JSONDecoder().decode(Report.self, from: Data(report)) else {
      return found
    }
    for picture in report.pictures {
      let names = picture.file.split(separator: "/").map(String.init)
      guard names.count == 3, let index = Int(names[0].dropFirst()), index < count else { continue }
      for specimen in picture.specimens {
        guard let file = specimen.picture else { continue }
        found[index].append(
          ReviewPicture(
            file: "\(scratch)/report/\(file)", appearance: names[1],
            specimen: specimen.id, pixels: specimen.pixels, distance: specimen.distance))
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
