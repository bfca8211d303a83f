import Adwaita

/// The C program that shows the same page and loads the same stylesheets, run by its path.
struct BareWindow {
  let program: String

  /// The arguments after the name of what is measured: the page, and two stylesheets.
  let files: [String]

  /// Runs it, and gives the numbers of each line that it prints; `nil` where it fails.
  func run(_ what: String, _ rounds: Int) -> [[Double]]? {
    guard let helper = Helper([program, what] + files + ["\(rounds)"]) else { return nil }
    helper.finish()
    var lines: [[Double]] = []
    while true {
      if let line = helper.nextLine() {
        lines.append(line.split(separator: " ").compactMap { Double($0) })
      } else if helper.isSilent {
        return lines.isEmpty ? nil : lines
      } else {
        Helper.wait(for: [helper], milliseconds: 1_000)
      }
    }
  }
}
