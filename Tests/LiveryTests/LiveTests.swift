import Fixtures
import Foundation
import Testing

/// What lets running apps follow: the preference that is changed for a moment and set back.
@Suite(.serialized) struct LiveTests {
  private static let schema = """
    <schemalist><enum id="motion"><value nick="no-preference" value="0"/><value nick="reduce" value="1"/>
    </enum><schema id="org.gnome.desktop.a11y.interface" path="/org/gnome/desktop/a11y/interface/">
    <key name="reduced-motion" enum="motion"><default>'no-preference'</default></key></schema></schemalist>
    """

  /// A portal that hands the preference on.
  private static let portal = """
    from gi.repository import Gio, GLib
    node = Gio.DBusNodeInfo.new_for_xml('<node><interface name="org.freedesktop.portal.Settings">'
        '<method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>'
        '<arg type="v" direction="out"/></method></interface></node>')
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.register_object('/org/freedesktop/portal/desktop', node.interfaces[0],
        lambda *call: call[-1].return_value(GLib.Variant('(v)', (GLib.Variant('u', 0),))), None, None)
    Gio.bus_own_name_on_connection(bus, 'org.freedesktop.portal.Desktop', 0,
        lambda *_: print('ready', flush=True), None)
    GLib.MainLoop().run()
    """

  private let home: Home
  private let bus: Process
  private let variables: [String: String]

  init() throws {
    home = try Home([
      InstallTests.modern: "a { }\n", "run/x": "",
      "schemas/motion.gschema.xml": LiveTests.schema,
      // It counts its calls, and kills the one that it is told to at one of them.
      "bin/gsettings": """
      #!/bin/sh
      number=$(($(cat "$HOME/count" 2>/dev/null || echo 0) + 1))
      echo "$number" > "$HOME/count"
      if [ "$number" = "$KILL_AT" ]; then
        if [ "$KILL" = guard ]; then kill -9 "$PPID"; else kill -9 "$(cat "$HOME/pid")"; fi
      fi
      exec /usr/bin/gsettings "$@"
      """,
    ])
    try home.change("bin/gsettings", toMode: 0o755)
    let schemas = "\(home.path)/schemas"
    #expect(try ProgramRun(["/usr/bin/glib-compile-schemas", schemas]).status == 0)
    let address = "unix:path=\(home.path)/run/bus"
    bus = try ProgramRun.start([
      "/usr/bin/dbus-daemon", "--session", "--nofork", "--nopidfile", "--address=\(address)",
    ])
    while !FileManager.default.fileExists(atPath: "\(home.path)/run/bus"), bus.isRunning {}
    variables = [
      "PATH": "\(home.path)/bin:/usr/bin:/bin", "GSETTINGS_BACKEND": "keyfile",
      "GSETTINGS_SCHEMA_DIR": schemas, "XDG_RUNTIME_DIR": "\(home.path)/run",
      "DBUS_SESSION_BUS_ADDRESS": address,
    ]
  }

  /// Starts a portal, which ends with the pipe that is returned.
  private func startPortal() throws -> Process {
    let output = Pipe()
    let portal = try ProgramRun.start(
      ["/usr/bin/python3", "-c", LiveTests.portal],
      environment: home.environment.merging(variables) { $1 }, output: output)
    #expect(output.fileHandleForReading.availableData == Data("ready\n".utf8))
    return portal
  }

  private func gsettings(_ words: String...) throws -> String {
    try ProgramRun(
      ["/usr/bin/gsettings", words[0], "org.gnome.desktop.a11y.interface", "reduced-motion"]
        + words.dropFirst(), environment: home.environment.merging(variables) { $1 }
    ).output.trimmingCharacters(in: .newlines)
  }

  /// Installs a theme live by a process whose ID is written down.
  private func installLive(_ theme: String, with more: [String: String] = [:]) throws -> ProgramRun
  {
    try home.write("count", "0")
    return try ProgramRun(
      [
        "/bin/sh", "-c", "echo $$ > \"$HOME/pid\"; exec \"$0\" \"$@\"",
        Program.path(of: "livery"), "install", theme, "--live",
      ], environment: home.environment.merging(variables) { $1 }.merging(more) { $1 })
  }

  @Test func setsThePreferenceBackWhoeverIsKilled() throws {
    defer { bus.terminate() }
    let portal = try startPortal()
    defer { portal.terminate() }
    #expect(try home.run("install", "ocean").status == 0)
    for value in ["'no-preference'", "'reduce'"] {
      _ = try gsettings("set", value)
      let whole = try installLive("ocean")
      #expect(whole.status == 0 && !whole.errors.contains("no running application"), "\(whole)")
      let calls = try #require(Int(home.read("count")?.dropLast() ?? ""))
      #expect(calls >= 5)
      for call in 1...calls {
        for victim in ["command", "guard"] where victim == "command" || call == 3 {
          let run = try installLive(
            call.isMultiple(of: 2) ? "mint" : "ocean", with: ["KILL_AT": "\(call)", "KILL": victim])
          #expect(run.status == (victim == "command" ? SIGKILL : 0), "\(call): \(run)")
          // The other process has the lock for as long as the preference is changed.
          _ = try ProgramRun(["/usr/bin/flock", "\(home.path)/run", "true"])
          #expect(try gsettings("get") == value, "\(victim) killed at \(call)")
        }
      }
    }
  }

  @Test func leavesNothingAfterTheNextUninstall() throws {
    defer { bus.terminate() }
    let portal = try startPortal()
    defer { portal.terminate() }
    let content = { try home.content.filter { !$0.key.contains("glib-2.0") && $0.key != "count" } }
    try home.write("count", "0")
    let before = try content()
    // Nobody has the line yet.
    let first = try home.run("install", "ocean", "--live", with: variables)
    #expect(first.errors.contains("have not read the import in gtk.css yet"))
    #expect(try home.run("install", "mint", "--live", with: variables).status == 0)
    let taken = try home.run("uninstall", "--live", with: variables)
    #expect(taken.status == 0 && taken.errors.contains("empty files stay"), "\(taken)")
    #expect(home.read(InstallTests.theme)?.isEmpty == true)
    #expect(home.read(InstallTests.modern)?.contains("livery.css") == true)
    let status = try home.run("status").output
    #expect(
      status.hasPrefix("no theme is installed\n") && status.contains("livery.css: empty, for"))
    #expect(try home.run("install", "mint").status == 0)
    #expect(try home.run("status").output.hasPrefix("mint"))
    #expect(try home.run("uninstall", "--live", with: variables).status == 0)
    #expect(try home.run("uninstall").status == 0)
    #expect(try content() == before)
  }

  @Test(arguments: [
    ([:], "no settings portal hands 'reduced-motion' on"),
    (
      ["GSETTINGS_SCHEMA_DIR": "/nonexistent", "XDG_DATA_DIRS": "/nonexistent"], "has no preference"
    ),
    (["PATH": "/nonexistent"], "'gsettings' and 'gdbus' are missing"),
  ])
  func saysOnceThatNoAppFollows(more: [String: String], reason: String) throws {
    defer { bus.terminate() }
    #expect(try home.run("install", "ocean").status == 0)
    let run = try home.run("install", "mint", "--live", with: variables.merging(more) { $1 })
    #expect(run.status == 0 && run.errors.contains(reason), "\(run)")
    #expect(run.errors.components(separatedBy: "no running application follows").count == 2)
    #expect(run.errors.contains("'--live=flash'"))
  }
}
