import ArgumentParser
import CommandLineKit
import ThemeCSS
import ThemeFormats
import ThemeInstall
import ThemeModel
import ThemeSource

/// `livery apply colors.json` installs a generator's palette for a wallpaper; generators run it as
/// a hook.
struct Apply: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply",
    abstract: "Installs a generator's palette, fixed where it cannot be read.",
    discussion: """
      For the hooks of matugen, pywal, wallust and the shells: it says nothing unless something is \
      wrong. A palette has colors alone, which Livery writes itself, so that nothing is shown to GTK \
      first; 'livery install' is for every other theme. 'livery uninstall' takes it away again.
      """)

  @Argument(help: "A palette's file, or '-'.", completion: .file()) var palette: String
  @OptionGroup var appearance: AppearanceOption
  @OptionGroup var target: TargetOption
  @OptionGroup var links: LinkOption
  @OptionGroup var live: LiveOption
  @OptionGroup var following: FollowOption
  @OptionGroup var strict: StrictOption
  @OptionGroup var input: InputOptions
  @OptionGroup var color: ColorOption

  func validate() throws {
    if target.target?.isForGTK3 == true {
      throw ValidationError("GTK 3 gets a stylesheet of its own; '--target' is for GTK 4")
    }
    if following.follow, appearance.appearance != nil {
      throw ValidationError("expected either '--follow' or '--appearance'")
    }
  }

  func run() throws {
    let target = target.chosen()
    let theme = try theme(on: target)
    let chosen = try appearance.appearance.map { _ in try appearance.single(of: theme) }
    let write = { (appearance: Appearance?) in
      UserExport(theme, in: appearance, target: target).written(named: "livery.css")
    }
    let followed = try following.prepared(theme, on: target, written: write)
    let written = followed.map { $0.theme.theme(in: $0.scheme) } ?? write(chosen)
    let plan = try Installer.perform(dryRun: false) { installer throws(InstallError) in
      try links.applied(to: installer).planInstall(
        written, id: theme.id, name: theme.name, following: followed?.theme)
    }
    for note in plan.notes { Terminal.say(note) }
    if let answer = live.run(isNew: plan.addsLine), !answer.isFollowed {
      Terminal.say(answer.message)
    }
    if let followed, let fault = followed.theme.service.start() {
      Terminal.printError("'livery follow' does not start now: \(fault)")
      throw Status.unavailable
    }
  }

  /// The theme that the palette makes; errors in the file are printed.
  private func theme(on target: Target) throws -> Theme {
    let reading = try Terminal.reportingErrors { () throws(ThemeFileError) in
      try InputOptions.library(on: target).read(palette, as: input.from)
    }
    guard reading.format.isPalette else {
      Terminal.printError(
        "'\(palette)' is no palette; 'livery install' shows any other theme to GTK first")
      throw Status.unrecognized
    }
    let wrong = reading.findings.filter { $0.severity > .note }
    if !wrong.isEmpty { try? FindingPrinter(stream: .error).write(wrong, of: reading.text) }
    guard let theme = reading.theme, !strict.isStrict || reading.dropped.isEmpty else {
      throw Status.findings
    }
    return theme
  }
}
