import LiverySystem

/// Whether GTK survives a stylesheet in a process of its own, as `livery install` asks.
///
/// GTK reads a user's stylesheet in every application, so one that kills it leaves nobody a
/// desktop to repair it with. That the window shows the theme is no proof: it is guarded.
nonisolated enum InstallTrial {
  enum Result: Hashable, Sendable {
    case passed

    /// GTK died or hung; why, in words.
    case failed(String)

    /// The stylesheet could not be tried; why, if that is known.
    case untried(String?)
  }

  /// The exit status of the trial for a stylesheet that GTK dies of.
  private static let findings = 1

  /// Tries a stylesheet by `livery-preview`, and waits for the end of that.
  @concurrent
  static func result(of stylesheet: [UInt8], by program: String) async -> Result {
    guard let helper = Helper([program, "trial"]) else { return .untried(nil) }
    helper.send(String(decoding: stylesheet, as: UTF8.self))
    helper.finish()
    var reason: String?
    while !helper.isSilent {
      Helper.wait(for: [helper], milliseconds: 1_000)
      reason = helper.nextLine() ?? reason
    }
    switch helper.wait() {
    case .exit(0): return .passed
    case .exit(findings): return .failed(reason ?? "")
    default: return .untried(reason)
    }
  }
}
