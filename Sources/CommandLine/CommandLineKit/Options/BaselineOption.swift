package import ArgumentParser
import LiverySystem
package import ThemeProject
package import ThemeSource

/// The options for findings that are known already.
package struct BaselineOption: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp("Report only findings that are not in this file.", valueName: "file"),
    completion: .file())
  package var baseline: String?
  @Option(
    help: ArgumentHelp(
      "Write all findings into a file for '--baseline', and report none.", valueName: "file"),
    completion: .file())
  package var writeBaseline: String?

  package init() {}

  /// The options when no command line is read.
  package init(baseline: String?, writeBaseline: String?) {
    (self.baseline, self.writeBaseline) = (baseline, writeBaseline)
  }

  package func validate() throws {
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("'--baseline' and '--write-baseline' exclude each other")
    }
  }

  /// Writes all findings if the option asks for it.
  package func write(_ findings: [Finding]) throws {
    guard let writeBaseline else { return }
    if RegularFile.exists(writeBaseline), !FindingBaseline.isOne(writeBaseline) {
      Terminal.printError("'\(writeBaseline)' is no baseline, and stays as it is")
      throw Status.unwritable
    }
    try Output.write(
      Array(FindingBaseline(of: findings, at: writeBaseline).text.utf8), to: writeBaseline)
    Terminal.say("\(findings.count.counted("finding")) in '\(writeBaseline)'")
  }
}

/// The baselines of a run, each read once.
package final class Baselines {
  private let option: BaselineOption
  private var known: [String: FindingBaseline] = [:]

  package init(_ option: BaselineOption) { self.option = option }

  /// The findings that are not in the baseline; an error is printed and ends the command.
  package func new(
    among findings: [Finding], under configuration: ProjectConfiguration
  ) throws -> [Finding] {
    guard option.writeBaseline == nil, let path = option.baseline ?? configuration.baseline else {
      return findings
    }
    if let known = known[path] { return known.new(among: findings) }
    do throws(ConfigurationError) {
      let baseline = try FindingBaseline(path)
      known[path] = baseline
      return baseline.new(among: findings)
    } catch {
      Terminal.printError("\(error)")
      throw Status.unreadable
    }
  }
}
