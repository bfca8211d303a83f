import ArgumentParser
import LiveryAudit
import LiveryRendering

/// What a window without a supervisor starts to have its pages looked at.
struct AuditSupervisorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit-keeper", abstract: "Has pages looked at as standard input says.",
    shouldDisplay: false)

  func run() throws {
    MainActor.assumeIsolated { AuditSupervisor.run() }
  }
}
