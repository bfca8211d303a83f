import ArgumentParser
import CommandLineKit
import LiverySystem
import ThemeFormats

/// The option that allows a command to overwrite files.
struct OverwriteOption: ParsableArguments {
  @Flag(help: "Write also over what is read, and over files that are not Livery's own.")
  var force = false

  private static let unmarked = "does not say that Livery wrote it, and stays as it is"

  /// Writes a result, unless the file is an input or was not written by Livery.
  ///
  /// With `takesDevices` the result may also go to a pipe or a device, and the write may wait for
  /// its reader.
  func write(
    _ bytes: [UInt8], to output: String?, reading inputs: [String] = [], takesDevices: Bool = true
  ) throws {
    if let output { try keep(inputs, from: [(output, bytes)]) }
    try Output.write(bytes, to: output, takesDevices: takesDevices)
  }

  /// Ends the command if it would overwrite an input, or replace a file that does not say that
  /// Livery wrote it.
  ///
  /// - Parameters:
  ///   - inputs: The files that are read.
  ///   - outputs: The files to write.
  ///   - folder: The folder that contains all outputs, whose links must not lead out of it; `nil`
  ///     if files are named.
  ///   - prepare: Runs before the error is reported.
  /// - Throws: The status of the command, after its error is printed.
  func keep(
    _ inputs: [String] = [], from outputs: [(path: String, bytes: [UInt8])],
    in folder: String? = nil, _ prepare: () -> Void = {}
  ) throws {
    let inputs = Set(inputs.compactMap(RegularFile.realPath))
    let root = folder.map { RegularFile.resolved($0) + "/" }
    for (output, new) in outputs where output != "-" {
      if let root, !RegularFile.resolved(output).hasPrefix(root) {
        try refuse(
          "'\(output)' leads out of its folder through a link, and stays as it is", prepare)
      }
      guard let path = RegularFile.realPath(output) else { continue }
      if inputs.contains(path) {
        try refuse("'\(output)' is an input, and stays as it is", prepare)
      }
      // If a file cannot be read, or is not a file, it cannot be written either; that is reported
      // when it is written.
      guard let bytes = try? RegularFile.read(path, upTo: .max), bytes != new,
        !ExportedFile.isOurs(bytes)
      else { continue }
      try refuse("'\(output)' " + OverwriteOption.unmarked, prepare)
    }
  }

  /// Ends the command if it would write into the folder from which it reads.
  func keep(folder: String, from output: String) throws {
    guard let path = RegularFile.realPath(output), path == RegularFile.realPath(folder) else {
      return
    }
    try refuse("'\(output)' is the folder that is read; '--output' takes another")
  }

  private func refuse(_ reason: String, _ prepare: () -> Void = {}) throws {
    guard !force else { return }
    prepare()
    Terminal.printError("\(reason); '--force' writes there all the same")
    throw Status.unwritable
  }
}
