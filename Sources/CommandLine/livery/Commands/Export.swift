import ArgumentParser
import CommandLineKit
import LiverySystem
import ThemeCSS
import ThemeFormats

/// `livery export ocean --kind app -o resources` writes the files that an app or a user's GTK
/// loads.
struct Export: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes a theme as an AdwApplication or a user's GTK loads it.",
    discussion: """
      For an app: style.css and its variants for dark and for high contrast, and a .gresource.xml \
      for glib-compile-resources. For a user: gtk-4.0/gtk.css, and gtk-3.0/gtk.css with the names \
      that the theme adw-gtk3 takes.
      """)

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case app, user
  }

  @Argument(help: "A theme's file, its id, or '-'.", completion: .theme) var file: String
  @Option(help: "What loads it: app or user.") var kind: Kind
  @Option(name: .shortAndLong, help: "The folder to write.", completion: .directory)
  var output: String
  @Option(help: "The app's id, which gives the path of its resources.")
  var application = "org.example.App"
  @OptionGroup var appearance: AppearanceOption
  @OptionGroup var target: TargetOption
  @OptionGroup var strict: StrictOption
  @OptionGroup var overwriting: OverwriteOption
  @OptionGroup var input: InputOptions
  @OptionGroup var color: ColorOption

  func validate() throws {
    if kind == .app, appearance.appearance != nil {
      throw ValidationError("an app gets every appearance; '--appearance' needs '--kind user'")
    }
    try target.target.map(admit)
    if !AppExport.isApplicationID(application) {
      throw ValidationError(
        "'\(application)' is no application's id; expected one like org.example.App")
    }
  }

  /// Throws for GTK 3, which a user's export has a stylesheet for in any case, and an app does not
  /// load.
  private func admit(_ target: Target) throws {
    guard target.isForGTK3 else { return }
    throw ValidationError(
      "'\(kind.rawValue)' is written for GTK 4; name it by '--target', such as '--target 4.8'")
  }

  func run() throws {
    let target = try target.chosen(for: file)
    try admit(target)
    let (theme, files) = try input.themeAndFiles(file, on: target, isStrict: strict.isStrict)
    let linked = LinkedFiles.of(theme, from: files)
    let written: WrittenTheme
    switch kind {
    case .app:
      written = AppExport(theme, target: target, application: application, linked: linked).written
    case .user:
      let chosen = try appearance.appearance.map { _ in try appearance.single(of: theme) }
      written = UserExport(theme, in: chosen, target: target).written(named: "gtk.css")
        .carrying(linked, keepsPictures: true)
    }
    try written.printOmissions(of: theme, isStrict: strict.isStrict)
    try overwriting.keep(
      files, from: written.files.map { ("\(output)/\($0.name)", $0.bytes) }, in: output)
    try Output.createFolder(output)
    for file in written.files {
      let path = "\(output)/\(file.name)"
      try Output.createFolder(RegularFile.folder(of: path))
      try Output.write(file.bytes, to: path)
    }
  }
}
