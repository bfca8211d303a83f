import Fixtures
import Glibc

/// A folder of this process alone, in which the files of an input lie.
final class InputFolder {
  /// The folder; `nil` until an input has more than one file.
  private var folder: TemporaryFolder?

  private var files: [InputBundle.File] = []

  /// Places an input's files in the folder, and nothing else.
  ///
  /// - Returns: The path of the first; `nil` for an input of one file, which needs no folder.
  func place(_ bundle: InputBundle) -> String? {
    guard !bundle.others.isEmpty else { return nil }
    guard let path = path() else { return nil }
    let wanted = [InputBundle.File(name: bundle.name, bytes: bundle.main)] + bundle.others
    // A file that is cut to nothing and written again is put on the disk at once; a new one is not.
    for file in files where !wanted.contains(file) { unlink("\(path)/\(file.name)") }
    for file in wanted where !files.contains(file) { write(file, in: path) }
    files = wanted
    return "\(path)/\(bundle.name)"
  }

  private func path() -> String? {
    if folder == nil { folder = try? TemporaryFolder() }
    return folder?.path
  }

  private func write(_ file: InputBundle.File, in folder: String) {
    let descriptor = open("\(folder)/\(file.name)", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    _ = Glibc.write(descriptor, file.bytes, file.bytes.count)
    close(descriptor)
  }
}
