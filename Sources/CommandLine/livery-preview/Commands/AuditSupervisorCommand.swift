import ArgumentParser
import LiveryAudit
import LiveryRendering

/// The hidden command that a window without a supervisor starts to audit its pages.
struct AuditSupervisorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit-keeper", abstract: "Has pages looked at as standard input says.",
    shouldDisplay: false)

  func run() throws {
    MainActor.assumeIsolated { AuditSupervisor.run() }
  }
}
