import ArgumentParser
import CommandLineKit

/// The command line of Livery's window: themes as pixels.
struct LiveryPreview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "livery-preview",
    abstract: "Shows themes on real widgets, and follows their files.",
    discussion: """
      Without the name of a command it opens the window: 'livery-preview ocean.livery.toml'. \
      'livery-preview help window' tells what that takes.
      """,
    version: Version.current,
    subcommands: [
      WindowCommand.self, TryCommand.self, RenderCommand.self, AuditCommand.self,
      CompareCommand.self, RolesCommand.self,
      RenderWorkerCommand.self, RoleWorkerCommand.self, AuditSupervisorCommand.self,
      CrashTestCommand.self, PictureColorsCommand.self,
      CrashTestWorkerCommand.self, DesktopCommand.self, ManualCommand.self,
    ],
    defaultSubcommand: WindowCommand.self)
}
