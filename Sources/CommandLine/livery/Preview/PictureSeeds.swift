import CommandLineKit
import LiverySystem
import ThemeColor

/// The colors of pictures, which `livery-preview` reads.
enum PictureSeeds {
  private static let limit = 4096

  /// The colors that a picture is made of, the one that stands out first; errors are printed and
  /// end the command.
  static func colors(of picture: String) throws(Status) -> [Color] {
    guard let program = PreviewProgram.candidates.first else {
      Terminal.printError(
        "'\(PreviewProgram.name)', which reads pictures, is neither beside 'livery' nor on PATH")
      throw .unavailable
    }
    let output = try Terminal.reportingErrors { () throws(FileError) in
      // What is missing or cannot be read is reported as such.
      _ = try RegularFile.read(picture, upTo: 1)
      return try ProgramOutput(
        of: [program, "picture-colors", "--", picture], environment: Environment.variables,
        upTo: limit, in: Folder.temporary)
    }
    let colors = String(decoding: output.bytes, as: UTF8.self).split(separator: "\n")
      .compactMap { Color(hex: String($0)) }
    guard output.ending == .exit(0), !colors.isEmpty else {
      Terminal.printError("'\(picture)' is no picture that can be read")
      throw .unrecognized
    }
    return colors
  }
}
