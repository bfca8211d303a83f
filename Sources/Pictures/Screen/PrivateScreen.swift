import Adwaita
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
  /// - Returns: The screen; `nil` where it does not start.
  static func start(in folder: String, scale: Int) -> PrivateScreen? {
    switch ScreenKind.available {
    case .xvfb: startXvfb(in: folder, scale)
    case .broadway: startBroadway(in: folder)
    case .present: PrivateScreen(.present, nil)
    case nil: nil
    }
  }

  private static func startXvfb(in folder: String, _ scale: Int) -> PrivateScreen? {
    let words = [
      "Xvfb", "-displayfd", "1", "-screen", "0", "\(640 * scale)x\(240 * scale)x24", "-nolisten",
      "tcp", "-dpi", "96", "-noreset",
    ]
    guard let server = Helper(words, log: "\(folder)/screen.log") else {
      return nil
    }
    var id: String?
    for _ in 0..<100 where id == nil {
      Helper.wait(for: [server], milliseconds: 100)
      id = server.nextLine()
      if server.isSilent { break }
    }
    guard let id else { return nil }
    Program.setEnvironment("DISPLAY", to: ":\(id)")
    Program.setEnvironment("GDK_BACKEND", to: "x11")
    Program.setEnvironment("GDK_SCALE", to: "\(scale)")
    return PrivateScreen(.xvfb, server)
  }

  private static func startBroadway(in folder: String) -> PrivateScreen? {
    let runtime = "\(folder)/broadway"
    guard Folder.createPrivate(runtime) else { return nil }
    Program.setEnvironment("XDG_RUNTIME_DIR", to: runtime)
    // The display's ID names its socket; the other socket is for browsers.
    let words = ["gtk4-broadwayd", "--unixsocket", "\(runtime)/browser.socket", ":7"]
    guard let server = Helper(words, log: "\(runtime)/log") else { return nil }
    let socket = "\(runtime)/broadway8.socket"
    for _ in 0..<100 where !RegularFile.exists(socket) && !server.isSilent {
      Helper.wait(for: [server], milliseconds: 50)
      _ = server.nextLine()
    }
    guard RegularFile.exists(socket) else { return nil }
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
