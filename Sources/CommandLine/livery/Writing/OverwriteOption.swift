import ArgumentParser
import CommandLineKit
import LiverySystem
import ThemeFormats

/// The option that lets a command write over files that it keeps otherwise.
struct OverwriteOption: ParsableArguments {
  @Flag(help: "Write also over what is read, and over files that are not Livery's own.")
  var force = false

  /// Ends the command where it would write over what it reads.
  func keep(_ inputs: [String], from outputs: [String?]) throws {
    let inputs = Set(inputs.compactMap(RegularFile.realPath))
    for case let output? in outputs where output != "-" {
      guard let path = RegularFile.realPath(output), inputs.contains(path) else { continue }
      try refuse("'\(output)' is read for it, and stays as it is")
    }
  }

  /// Ends the command where it would write into the folder that it reads.
  func keep(folder: String, from output: String) throws {
    guard let path = RegularFile.realPath(output), path == RegularFile.realPath(folder) else {
      return
    }
    try refuse("'\(output)' is the folder that is read; '--output' takes another")
  }

  /// Ends the command where it would write other bytes over a file that Livery has not exported.
  func keepWhatIsNotOurs(_ outputs: [(path: String, bytes: [UInt8])]) throws {
    for (output, new) in outputs where RegularFile.exists(output) {
      // A file that cannot be read, or that is none, cannot be written either, which is said then.
      guard let bytes = try? RegularFile.read(output, upTo: .max), bytes != new,
        !ExportedFile.isOurs(bytes)
      else { continue }
      try refuse("'\(output)' is not from an earlier export, and stays as it is")
    }
  }

  private func refuse(_ reason: String) throws {
    guard !force else { return }
    Terminal.complain("\(reason); '--force' writes there all the same")
    throw Status.unwritable
  }
}
