import ArgumentParser
import CommandLineKit
import ThemeInstall

/// `livery follow` keeps the installed theme in the color scheme that the desktop asks for.
struct Follow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "follow",
    abstract: "Keeps the installed theme in the desktop's color scheme.",
    discussion: """
      'livery install --follow' has it started at login. It writes the theme's file anew when the \
      settings portal says that light or dark is asked for, and ends when the theme is taken away.
      """)

  func run() throws {
    let ending = try Terminal.reportingErrors { () throws(InstallError) in
      try ThemeFollower(.ofUser()).run(Terminal.printError)
    }
    switch ending {
    case .nothingToFollow:
      Terminal.say("no theme is installed that follows; 'livery install THEME --follow' does that")
    case .another: Terminal.say("another 'livery follow' is at work")
    case .noWatch(let reason):
      Terminal.printError("the desktop's color scheme cannot be followed: \(reason)")
      throw Status.unavailable
    }
  }
}
