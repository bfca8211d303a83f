import CommandLineKit
import LiverySystem

/// Shows an app with and without the user's stylesheet, and compares both.
struct AppComparison {
  private let preview: String
  private let stylesheet: String
  private let words: [String]

  /// Prepares to show an app with a `gtk.css`; needs `livery-preview`.
  init(of app: String, with stylesheet: String) throws {
    words = app.split(separator: " ").map(String.init)
    guard let preview = PreviewProgram.candidates.first else {
      Terminal.printError(
        "'--app' needs 'livery-preview', which is neither beside 'livery' nor on PATH")
      throw Status.unavailable
    }
    (self.preview, self.stylesheet) = (preview, stylesheet)
  }

  /// Takes the pictures, compares them, and prints their place.
  func run() throws {
    guard RegularFile.isRegular(stylesheet) else {
      return try Terminal.write("app: it looks the same, since '\(stylesheet)' is not there\n")
    }
    guard let folder = Folder.createTemporary("livery-doctor-") else { throw Status.unwritable }
    let (with, without) = ("\(folder)/with", "\(folder)/without")
    try takePictures(of: stylesheet, [], in: "\(folder)/try-with", into: with)
    let appearances = Folder.names(in: with).flatMap { ["--appearance", $0] }
    try takePictures(of: "adwaita", appearances, in: "\(folder)/try-without", into: without)
    let status = try call(["compare", without, with, "-o", "\(folder)/report"])
    guard [.fine, .findings].contains(status) else { throw status }
    let answer =
      status == .fine ? "it looks the same with your stylesheet" : "your stylesheet changes it"
    try Terminal.write("app: \(answer); \(folder)/report/index.html shows both\n")
  }

  /// Shows the app out of sight in a theme, and keeps the pictures of each appearance.
  private func takePictures(
    of theme: String, _ options: [String], in folder: String, into kept: String
  ) throws {
    let status = try call(["try", theme, "--sheet", "-o", folder] + options + ["--"] + words)
    let themes = Folder.names(in: folder).filter { RegularFile.isFolder("\(folder)/\($0)") }
    guard let name = themes.first, Folder.move("\(folder)/\(name)", to: kept) else {
      throw status == .fine ? Status.internalFault : status
    }
  }

  /// Runs `livery-preview`, whose errors are shown.
  private func call(_ arguments: [String]) throws -> Status {
    guard let helper = Helper([preview] + arguments) else { throw Status.unavailable }
    helper.finish()
    while !helper.isSilent {
      Helper.wait(for: [helper], milliseconds: 1_000)
      while helper.nextLine() != nil {}
    }
    guard case .exit(let code) = helper.wait() else { return .internalFault }
    return Status(rawValue: Int32(code)) ?? .internalFault
  }
}
