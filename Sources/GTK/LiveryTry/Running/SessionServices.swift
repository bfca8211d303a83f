import LiveryAdwaita
import LiverySystem

/// The message bus of a tried app, and the services on it that replace the desktop's.
final class SessionServices {
  private static let program = "dbus-daemon"

  /// How long the bus may take to start, in ms.
  private static let timeout = 10_000.0

  /// Services that are refused: they would ask for a password or leave a mount.
  private static let refused = ["org.freedesktop.portal.Documents"]

  let configuration: PrivateConfiguration
  private var bus: Helper?
  private var connection: BusConnection?
  private var portal: SettingsPortal?
  private var keyring: RefusedKeyring?

  /// The address of the bus of screen readers that was started here.
  private var accessibility: String?

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
    keyring = RefusedKeyring(on: connection)
    for name in Self.refused { _ = connection.own(name) }
    self.connection = connection
  }

  /// Tells the app that the desktop's settings have changed.
  func change(to values: [SettingsPortal.Key: String]) {
    portal?.change(to: values)
  }

  func stop() {
    (portal, keyring, connection) = (nil, nil, nil)
    bus?.kill()
    bus?.wait()
    bus = nil
  }

  /// Starts an accessibility bus, on which the app describes its widgets.
  func startAccessibility() throws -> AccessibilityBus {
    let answer = connection?.ask(
      "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress",
      milliseconds: Int(Self.timeout))
    guard let address = answer?.first?.text, let bus = AccessibilityBus(address: address) else {
      throw AppError(
        "a script needs the bus of screen readers, which does not start; install it ('apt install "
          + "at-spi2-core')")
    }
    accessibility = address
    return bus
  }

  var environment: [String: String] {
    configuration.environment.merging(accessibility.map { ["AT_SPI_BUS_ADDRESS": $0] } ?? [:]) {
      $1
    }
  }

  /// A note about a refused service that the app asked for, as the end of a message.
  var wish: String {
    keyring?.isWanted == true ? "; it asked for a keyring, which a tried app does not have" : ""
  }

  /// The processes that belong to this and not to the app.
  var processes: [Int] { bus.map { [$0.processID] } ?? [] }
}
