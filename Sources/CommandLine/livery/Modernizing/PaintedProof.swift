import CommandLineKit
import LiverySystem
import ThemeCSS
import ThemeProject
import ThemeSource

/// Files as they are and as they would be, both painted by the installed GTK.
struct PaintedProof {
  /// The folder that keeps the pictures.
  let folder: String

  /// What painting shows.
  enum Outcome {
    /// Nothing was painted, for a reason.
    case unpainted(String)

    /// The specimens that differ, of each file in its order.
    case painted([[ReviewPicture]])
  }

  /// Paints files for a target, those of the same folder beside each.
  func paint(_ files: [ModernizedFile], for target: Target) throws(FileError) -> Outcome {
    guard let release = TargetOption.installedRelease else {
      return .unpainted("there is no GTK here")
    }
    guard target.contains(release) else {
      return .unpainted("GTK \(release) is installed, which is not to read them")
    }
    guard let program = PreviewProgram.candidates.first else {
      return .unpainted("'\(PreviewProgram.name)' is not installed")
    }
    guard !RegularFile.exists(folder) || Folder.names(in: folder).isEmpty else {
      throw FileError(
        .write, folder, reason: "it is not empty; name a folder that is, or a new one")
    }
    var sides: [ThemeSides] = []
    for (index, file) in files.enumerated() {
      sides.append(
        ThemeSides(
          earlier: try copy(file, file.before.bytes, "old-\(index)"),
          present: try copy(file, file.after.bytes, "new-\(index)")))
    }
    let pictures = ReviewPainter(program: program, scratch: folder).paint(sides)
    guard RegularFile.isFolder("\(folder)/report") else { return .unpainted("painting failed") }
    return .painted(pictures)
  }

  /// A text in a folder with links to all that is beside its file.
  private func copy(
    _ file: ModernizedFile, _ bytes: [UInt8], _ name: String
  ) throws(FileError) -> String {
    let own = "\(folder)/files/\(name)"
    try AtomicFile.createFolder(own)
    let fileName = RegularFile.name(of: file.path)
    Folder.link(
      to: RegularFile.folder(of: RegularFile.path(file.path, in: ".")), in: own, without: fileName)
    try AtomicFile.write(bytes, to: "\(own)/\(fileName)")
    return "\(own)/\(fileName)"
  }
}
