import Adwaita
import Console
import Gallery
import System

/// A screen that nobody sees; it ends with the process that started it.
final class PrivateScreen {
  typealias Kind = ScreenKind

  let kind: Kind
  private let server: Helper?

  private init(_ kind: Kind, _ server: Helper?) {
    (self.kind, self.server) = (kind, server)
  }

  /// The message where no kind is installed.
  nonisolated static let advice =
    "there is no display, and neither Xvfb nor gtk4-broadwayd is installed; install one "
    + "('apt install xvfb', 'dnf install xorg-x11-server-Xvfb', 'apt install libgtk-4-bin')"

  /// Starts a screen, and sets the environment for GTK.
  ///
  /// - Parameters:
  ///   - folder: An empty folder of the screen's own, for sockets and messages.
  ///   - scale: The scale of an X server, and so of icons.
  /// - Returns: The screen, which GTK opens by `open`.
  /// - Throws: What is to be installed, or why what is installed does not start.
  static func start(in folder: String, scale: Int) throws(PicturesError) -> PrivateScreen {
    switch ScreenKind.available {
    case .xvfb: try startXvfb(in: folder, scale)
    case .broadway: try startBroadway(in: folder)
    case .present: PrivateScreen(.present, nil)
    case nil: throw PicturesError(advice, .unavailable)
    }
  }

  /// Why a screen that is installed cannot be used, with the last line that it printed.
  private static func failure(of kind: ScreenKind, log: String) -> PicturesError {
    let reason = RegularFile.lastLine(of: log).map { ": \($0)" } ?? ""
    return PicturesError("'\(kind.rawValue)' does not start\(reason)", .unavailable)
  }

  private static func startXvfb(
    in folder: String, _ scale: Int
  ) throws(PicturesError) -> PrivateScreen {
    let words = [
      "Xvfb", "-displayfd", "1", "-screen", "0", "\(640 * scale)x\(240 * scale)x24", "-nolisten",
      "tcp", "-dpi", "96", "-noreset",
    ]
    let log = "\(folder)/screen.log"
    guard let server = Helper(words, log: log) else { throw failure(of: .xvfb, log: log) }
    var id: String?
    for _ in 0..<100 where id == nil {
      Helper.wait(for: [server], milliseconds: 100)
      id = server.nextLine()
      if server.isSilent { break }
    }
    guard let id else { throw failure(of: .xvfb, log: log) }
    Program.setEnvironment("DISPLAY", to: ":\(id)")
    Program.setEnvironment("GDK_BACKEND", to: "x11")
    Program.setEnvironment("GDK_SCALE", to: "\(scale)")
    return PrivateScreen(.xvfb, server)
  }

  private static func startBroadway(in folder: String) throws(PicturesError) -> PrivateScreen {
    let runtime = "\(folder)/broadway"
    let log = "\(runtime)/log"
    guard Folder.createPrivate(runtime) else { throw failure(of: .broadway, log: log) }
    Program.setEnvironment("XDG_RUNTIME_DIR", to: runtime)
    // The display's ID names its socket; the other socket is for browsers.
    let words = ["gtk4-broadwayd", "--unixsocket", "\(runtime)/browser.socket", ":7"]
    guard let server = Helper(words, log: log) else { throw failure(of: .broadway, log: log) }
    let socket = "\(runtime)/broadway8.socket"
    for _ in 0..<100 where !RegularFile.exists(socket) && !server.isSilent {
      Helper.wait(for: [server], milliseconds: 50)
      _ = server.nextLine()
    }
    guard RegularFile.exists(socket) else { throw failure(of: .broadway, log: log) }
    Program.setEnvironment("BROADWAY_DISPLAY", to: ":7")
    Program.setEnvironment("GDK_BACKEND", to: "broadway")
    return PrivateScreen(.broadway, server)
  }

  /// Starts GTK on the screen, with fixed settings in place of those of a desktop or a person;
  /// `nil` where GTK cannot use it.
  func open() -> Display? {
    guard Toolkit.start(), let display = Display.standard else { return nil }
    Toolkit.useFixedSettings()
    Toolkit.fontName = RenderEnvironment.font
    Toolkit.enablesAnimations = false
    Resources.folder("icons").map(display.addIconFolder)
    return display
  }

  /// Whether a window paints changes after its first frame.
  ///
  /// Without a browser Broadway paints a window once.
  var paintsChanges: Bool { kind != .broadway }

  /// Ends the screen, and waits until it has removed its files.
  func end() {
    server?.terminate()
    server?.wait()
  }
}
