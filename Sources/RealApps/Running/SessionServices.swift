import Adwaita
import System

/// The message bus of a tried app, and what answers on it in place of the desktop.
final class SessionServices {
  private static let program = "dbus-daemon"

  /// How long the bus may take to start, in ms.
  private static let timeout = 10_000.0

  /// Services that nobody gets: they would ask for a password or leave a mount.
  private static let refused = ["org.freedesktop.secrets", "org.freedesktop.portal.Documents"]

  private let configuration: PrivateConfiguration
  private var bus: Helper?
  private var connection: BusConnection?
  private var portal: SettingsPortal?

  init(of configuration: PrivateConfiguration) {
    self.configuration = configuration
  }

  /// Starts the bus, and answers for the settings on it.
  func start(_ values: [SettingsPortal.Key: String]) throws {
    guard Program.find(Self.program) != nil else {
      throw AppError("'\(Self.program)' is missing; install it ('apt install dbus')")
    }
    var environment = configuration.environment
    environment["DBUS_SESSION_BUS_ADDRESS"] = nil
    let log = "\(configuration.folder)/bus.log"
    let words = [
      Self.program, "--session", "--nofork", "--nopidfile", "--print-address=1",
      "--address=\(configuration.bus)",
    ]
    guard let bus = Helper(words, environment: environment, log: log) else {
      throw AppError("'\(Self.program)' cannot be started")
    }
    self.bus = bus
    let start = Moment.now
    while bus.nextLine() == nil, !bus.isSilent, start.elapsedMilliseconds < Self.timeout {
      Helper.wait(for: [bus], milliseconds: 100)
    }
    guard let connection = BusConnection(address: configuration.bus) else {
      let reason = RegularFile.lastLine(of: log).map { ": \($0)" } ?? ""
      throw AppError("'\(Self.program)' does not start\(reason)")
    }
    portal = SettingsPortal(on: connection, values)
    for name in Self.refused { _ = connection.own(name) }
    self.connection = connection
  }

  /// Lets the app know that the desktop asks for another look.
  func change(to values: [SettingsPortal.Key: String]) {
    portal?.change(to: values)
  }

  /// Ends the bus.
  func stop() {
    (portal, connection) = (nil, nil)
    bus?.kill()
    bus?.wait()
    bus = nil
  }

  /// The processes that belong to this and not to the app.
  var processes: [Int] { bus.map { [$0.processID] } ?? [] }
}
