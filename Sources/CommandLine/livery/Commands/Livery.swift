import ArgumentParser
import CommandLineKit

/// The command line of Livery: themes as text.
struct Livery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "livery",
    abstract: "Checks, converts and prints themes for GTK 4 and libadwaita.",
    discussion: """
      A theme is a Livery file, a Gradience preset, a base16 or base24 scheme, a palette of matugen, \
      DankMaterialShell, noctalia, pywal or wallust, design tokens, CSS of GTK, or the id of a \
      built-in theme. '-' reads standard input.
      """,
    version: Version.current,
    subcommands: [
      ListThemes.self, New.self, Tones.self, Check.self, RuleCommand.self, CSS.self, Resolve.self,
      Contrast.self, Adjust.self, Modernize.self, Diff.self, ReviewCommand.self, Convert.self,
      Export.self,
      Prove.self, Install.self, Apply.self, Follow.self, TemplateCommand.self, InstallStatus.self,
      Doctor.self, Uninstall.self, Watch.self, LanguageServerCommand.self,
      HandedOver<Preview>.self, HandedOver<TryApp>.self,
      HandedOver<Render>.self, HandedOver<Audit>.self, HandedOver<Compare>.self,
      SchemaCommand.self, Manual.self,
    ])
}
