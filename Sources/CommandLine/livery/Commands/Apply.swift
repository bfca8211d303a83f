import ArgumentParser
import CommandLineKit
import ThemeCSS
import ThemeFormats
import ThemeInstall
import ThemeModel
import ThemeSource

/// `livery apply colors.json` installs what a generator made of a wallpaper, from its hook.
struct Apply: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply",
    abstract: "Installs a generator's palette, mended where it cannot be read.",
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
  @OptionGroup var strict: StrictOption
  @OptionGroup var input: InputOptions
  @OptionGroup var color: ColorOption

  func validate() throws {
    if target.target?.isForGTK3 == true {
      throw ValidationError("GTK 3 gets a stylesheet of its own; '--target' is for GTK 4")
    }
  }

  func run() throws {
    let target = target.chosen()
    let theme = try theme(on: target)
    let chosen = try appearance.appearance.map { _ in try appearance.single(of: theme) }
    let written = UserExport(theme, in: chosen, target: target).written(named: "livery.css")
    let plan = try Installer.perform(dryRun: false) { installer throws(InstallError) in
      try links.applied(to: installer).planInstall(written, id: theme.id, name: theme.name)
    }
    for note in plan.notes { Terminal.say(note) }
    if let answer = live.run(isNew: plan.addsLine), !answer.isFollowed {
      Terminal.say(answer.message)
    }
  }

  /// The theme that the palette makes; what is wrong with the file is printed.
  private func theme(on target: Target) throws -> Theme {
    let reading = try Terminal.reportingErrors { () throws(ThemeFileError) in
      try InputOptions.library(on: target).read(palette, as: input.from)
    }
    guard reading.format.isPalette else {
      Terminal.complain(
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
