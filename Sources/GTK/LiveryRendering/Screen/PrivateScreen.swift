import CommandLineKit
import LiveryAdwaita
package import LiveryGTK
import LiveryGallery
package import LiverySystem

/// An invisible screen; it ends with the process that started it.
package final class PrivateScreen {
  typealias Kind = ScreenKind

  let kind: Kind
  private let server: Helper?

  /// The reason why a better kind of screen does not start, and the kind that is used instead;
  /// `nil` for the best.
  private(set) var note: String?

  private init(_ kind: Kind, _ server: Helper?) {
    (self.kind, self.server) = (kind, server)
  }

  /// The message if no kind is installed.
  package nonisolated static let advice =
    "there is no display, and neither Xvfb nor gtk4-broadwayd is installed; install one "
    + "('apt install xvfb', 'dnf install xorg-x11-server-Xvfb', 'apt install libgtk-4-bin')"

  /// Starts the best screen that starts, in an empty folder, and sets GTK's environment.
  static func start(in folder: String, scale: Int) throws(PicturesError) -> PrivateScreen {
    var failures: [PicturesError] = []
    for kind in ScreenKind.all {
      do throws(PicturesError) {
        let screen = try start(kind, in: folder, scale)
        if !failures.isEmpty {
          screen.note =
            failures.map(\.description).joined(separator: "; ") + "; \(kind.rawValue) is used"
        }
        return screen
      } catch {
        failures.append(error)
      }
    }
    throw failures.isEmpty
      ? PicturesError(advice, .unavailable)
      : PicturesError(failures.map(\.description).joined(separator: "; "), .unavailable)
  }

  private static func start(
    _ kind: Kind, in folder: String, _ scale: Int
  ) throws(PicturesError) -> PrivateScreen {
    switch kind {
    case .xvfb: try startXvfb(in: folder, scale)
    case .broadway: try startBroadway(in: folder)
    case .present: PrivateScreen(.present, nil)
    }
  }

  /// The reason why an installed screen cannot be used, with its last message.
  private static func failure(of kind: ScreenKind, log: String) -> PicturesError {
    let lines = ((try? RegularFile.read(log, upTo: logLimit)) ?? [])
      .split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    // X servers end their output with empty lines, marked as errors.
    let said = lines.map { line in
      line.split(separator: "(EE)").map { $0.split(separator: " ").joined(separator: " ") }
        .filter { !$0.isEmpty }.joined(separator: ", ")
    }
    let reason = said.last { !$0.isEmpty }.map { ": \($0)" } ?? ""
    return PicturesError("'\(kind.rawValue)' does not start\(reason)", .unavailable)
  }

  /// The maximum number of bytes that are read of a screen's output.
  private static let logLimit = 64 * 1024

  private static func startXvfb(
    in folder: String, _ scale: Int
  ) throws(PicturesError) -> PrivateScreen {
    let size = WindowSize(width: 640 * scale, height: 240 * scale)
    let (server, name, authority) = try startXvfb(in: folder, size: size)
    Environment.set("DISPLAY", to: name)
    Environment.set("GDK_BACKEND", to: "x11")
    Environment.set("GDK_SCALE", to: "\(scale)")
    Environment.set("WAYLAND_DISPLAY", to: nil)
    Environment.set("XAUTHORITY", to: authority.path)
    Environment.set("XDG_RUNTIME_DIR", to: folder)
    return PrivateScreen(.xvfb, server)
  }

  /// Starts an X server that requires a cookie, in a private folder.
  package static func startXvfb(
    in folder: String, size: WindowSize, options: [String] = []
  ) throws(PicturesError) -> (server: Helper, display: String, authority: XAuthority) {
    let authority: XAuthority
    do throws(FileError) {
      authority = try XAuthority(in: folder)
    } catch {
      throw PicturesError("\(error)", error.status)
    }
    let words = [
      "Xvfb", "-displayfd", "1", "-screen", "0", "\(size.width)x\(size.height)x24", "-nolisten",
      "tcp", "-auth", authority.path, "-dpi", "96", "-noreset",
    ]
    let log = "\(folder)/screen.log"
    guard let server = Helper(words + options, log: log) else {
      throw failure(of: .xvfb, log: log)
    }
    for _ in 0..<100 {
      Helper.wait(for: [server], milliseconds: 100)
      if let id = server.nextLine() { return (server, ":\(id)", authority) }
      if server.isSilent { break }
    }
    throw failure(of: .xvfb, log: log)
  }

  private static func startBroadway(in folder: String) throws(PicturesError) -> PrivateScreen {
    let runtime = "\(folder)/broadway"
    let log = "\(runtime)/log"
    guard Folder.createPrivate(runtime) else { throw failure(of: .broadway, log: log) }
    let before = Environment.variable("XDG_RUNTIME_DIR")
    Environment.set("XDG_RUNTIME_DIR", to: runtime)
    // The display's ID names its socket; the other socket is for browsers.
    let words = ["gtk4-broadwayd", "--unixsocket", "\(runtime)/browser.socket", ":7"]
    guard let server = Helper(words, log: log) else { throw failure(of: .broadway, log: log) }
    let socket = "\(runtime)/broadway8.socket"
    for _ in 0..<100 where !RegularFile.exists(socket) && !server.isSilent {
      Helper.wait(for: [server], milliseconds: 50)
      _ = server.nextLine()
    }
    guard RegularFile.exists(socket) else {
      Environment.set("XDG_RUNTIME_DIR", to: before)
      throw failure(of: .broadway, log: log)
    }
    Environment.set("BROADWAY_DISPLAY", to: ":7")
    Environment.set("GDK_BACKEND", to: "broadway")
    return PrivateScreen(.broadway, server)
  }

  /// Starts GTK on the screen, with fixed settings instead of the user's.
  func open() throws(PicturesError) -> Display {
    guard Toolkit.start(loadingDriver: false), let display = Display.standard else {
      let reason = note.map { "; \($0)" } ?? ""
      throw PicturesError("GTK cannot use \(kind.rawValue)\(reason)", .unavailable)
    }
    Toolkit.useFixedSettings()
    Toolkit.fontName = RenderEnvironment.font
    Toolkit.enablesAnimations = false
    Resources.folder("icons").map(display.addIconFolder)
    return display
  }

  /// Whether a window paints changes after its first frame.
  ///
  /// Without a browser, Broadway paints a window only once.
  var paintsChanges: Bool { kind != .broadway }

  /// How often a server is asked to end before it is killed, and the time between, in ms.
  private static let (endAttempts, endInterval) = (4, 1_000)

  /// Ends the screen, and waits until it has removed its files.
  func end() {
    guard let server else { return }
    server.terminate()
    // A server that waits for its clients may overlook the first signal.
    for _ in 0..<Self.endAttempts where !server.ends(within: Self.endInterval) {
      server.terminate()
    }
    server.kill()
    server.wait()
  }
}
