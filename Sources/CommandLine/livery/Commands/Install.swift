import ArgumentParser
import CommandLineKit
import ThemeCSS
import ThemeFormats
import ThemeInstall
import ThemeModel

/// `livery install ocean` puts a theme into the user's GTK configuration.
struct Install: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Puts a theme into your GTK configuration, as one line that imports it.",
    discussion: """
      The theme is written to livery.css beside gtk.css, in gtk-4.0 and gtk-3.0 of $XDG_CONFIG_HOME; \
      applications of GTK 3 show it with the theme adw-gtk3. What you wrote is not touched and wins \
      over the theme, and 'livery uninstall' takes all of it away again. 'livery-preview' paints the \
      theme first, out of sight; what GTK dies of is not installed.
      """)

  @Argument(help: "A theme's file, its id, or '-'.", completion: .theme) var file: String
  @OptionGroup var appearance: AppearanceOption
  @OptionGroup var target: TargetOption
  @Flag(help: "Show what would change, and change nothing.") var dryRun = false
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
    let (theme, files) = try input.themeAndFiles(file, on: target, isStrict: strict.isStrict)
    let installed = try InstalledTheme(
      theme, from: files, in: appearance, on: target, isStrict: strict.isStrict,
      following: following)
    ThemeFolder(file)?.saySheetForGTK3()
    let plan = try installed.install(links, dryRun: dryRun)
    for note in plan.notes { Terminal.say(note) }
    guard !dryRun else { return }
    Terminal.say(
      "'\(theme.name)' is installed"
        + (live.live == nil ? "; applications show it when they start anew" : ""))
    live.runAndSay(isNew: plan.addsLine)
    sayScheme(of: installed, on: target)
    Terminal.say("Flatpak applications see it after: \(FlatpakAccess.granting)")
    if let service = installed.service { try FollowOption.start(service) }
  }

  /// Prints the scheme of a stylesheet that has only one.
  private func sayScheme(of installed: InstalledTheme, on target: Target) {
    guard !target.hasMedia, installed.service == nil else { return }
    let theme = installed.theme
    let scheme = (installed.appearance ?? theme.appearances[0]).scheme
    let hasBoth = theme.isMade(for: .light) && theme.isMade(for: .dark)
    if hasBoth, installed.appearance == nil {
      Terminal.say(
        "a stylesheet for GTK \(target) has one color scheme, and this one is \(scheme); "
          + "'--follow' keeps it in the one that the desktop asks for")
    } else if scheme == .dark {
      Terminal.say("it is dark whatever the desktop asks for; ask it for the dark style too")
    }
  }
}
