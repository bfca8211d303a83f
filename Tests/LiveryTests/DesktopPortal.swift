import Fixtures
import Foundation

/// A session bus with a settings portal that gives the color scheme, for one test.
final class DesktopPortal {
  private static let program = """
    import sys
    from gi.repository import Gio, GLib
    node = Gio.DBusNodeInfo.new_for_xml('<node><interface name="org.freedesktop.portal.Settings">'
        '<method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>'
        '<arg type="v" direction="out"/></method>'
        '<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>'
        '</interface></node>')
    path, value = '/org/freedesktop/portal/desktop', [int(sys.argv[1])]
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    def call(*words):
        # A portal that hangs answers nothing.
        if value[0] < 9:
            words[-1].return_value(GLib.Variant('(v)', (GLib.Variant('v', GLib.Variant('u', value[0])),)))
    bus.register_object(path, node.interfaces[0], call, None, None)
    Gio.bus_own_name_on_connection(bus, 'org.freedesktop.portal.Desktop', 0,
        lambda *_: print('ready', flush=True), None)
    def change(*_):
        value[0] = int(sys.stdin.readline() or sys.exit())
        bus.emit_signal(None, path, 'org.freedesktop.portal.Settings', 'SettingChanged', GLib.Variant(
            '(ssv)', ('org.freedesktop.appearance', 'color-scheme', GLib.Variant('u', value[0]))))
        return True
    GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, change)
    GLib.MainLoop().run()
    """

  private let bus: Process
  private let portal: Process?
  private let input = Pipe()
  let variables: [String: String]

  /// Starts both in a home; a scheme of `nil` is a bus without a portal, and of 9 one that hangs.
  init(_ scheme: Int?, in home: Home, path: String) throws {
    try home.write("run/x", "")
    let address = "unix:path=\(home.path)/run/bus"
    bus = try ProgramRun.start([
      "/usr/bin/dbus-daemon", "--session", "--nofork", "--nopidfile", "--address=\(address)",
    ])
    while !FileManager.default.fileExists(atPath: "\(home.path)/run/bus"), bus.isRunning {}
    variables = [
      "PATH": path, "XDG_RUNTIME_DIR": "\(home.path)/run", "DBUS_SESSION_BUS_ADDRESS": address,
    ]
    guard let scheme else {
      portal = nil
      return
    }
    let output = Pipe()
    portal = try ProgramRun.start(
      ["/usr/bin/python3", "-c", DesktopPortal.program, "\(scheme)"], environment: variables,
      output: output, input: input)
    _ = output.fileHandleForReading.availableData
  }

  /// Asks apps for another scheme.
  func ask(for scheme: Int) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(scheme)\n".utf8))
  }

  func endBus() { bus.terminate() }

  deinit {
    portal?.terminate()
    bus.terminate()
  }
}
