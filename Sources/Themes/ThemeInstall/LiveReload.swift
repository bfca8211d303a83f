import LiverySystem

/// Makes running apps read the theme's file again: GTK does so when a preference of the desktop
/// changes.
///
/// A separate process changes the preference and sets it back; it continues if this process is
/// killed. If that process is killed, this one sets the preference back.
public struct LiveReload: Sendable {
  /// The preference that is changed for a moment.
  public enum Preference: String, CaseIterable, Sendable {
    /// Reduced motion, which GTK follows since 4.22 without a visible effect.
    case motion

    /// The color scheme, which GTK follows since 4.20, and whose change is visible as a flash.
    case flash
  }

  private let preference: Preference

  /// The path of the lock for changing the preference by one process at a time.
  private let lock: String

  public init(by preference: Preference, in places: InstallPlaces) {
    self.preference = preference
    lock =
      Environment.variable("XDG_RUNTIME_DIR").flatMap { RegularFile.isFolder($0) ? $0 : nil }
      ?? RegularFile.folder(of: places.configuration)
  }

  private var schema: String {
    switch preference {
    case .motion: "org.gnome.desktop.a11y.interface"
    case .flash: "org.gnome.desktop.interface"
    }
  }

  private var key: String {
    switch preference {
    case .motion: "reduced-motion"
    case .flash: "color-scheme"
    }
  }

  /// The temporary value of the preference, and its default without a user's setting.
  private var values: (other: String, standard: String) {
    switch preference {
    case .motion: ("'reduce'", "'no-preference'")
    case .flash: ("'prefer-dark'", "'default'")
    }
  }

  /// The first GTK 4 whose apps follow.
  private var firstRelease: Int { preference == .motion ? 22 : 20 }

  /// Changes the preference and sets it back; returns the reason if no app can follow.
  public func run() -> String? {
    if let obstacle { return obstacle }
    let (other, standard) = values
    let words =
      ["setsid", "--fork", "flock", "--wait", "5", lock, "/bin/sh", "-c", Self.script, "livery"]
      + [schema, key, other, standard]
    guard let helper = Helper(words, environment: Self.environment) else {
      return "'setsid' and 'flock' of util-linux are missing"
    }
    helper.finish()
    var (before, isDone): (String?, Bool) = (nil, false)
    let start = Moment.now
    while !helper.isSilent, start.elapsedMilliseconds < Self.timeout {
      Helper.wait(for: [helper], milliseconds: 500)
      while let line = helper.nextLine() {
        if line == "done" { isDone = true } else if before == nil { before = line }
      }
    }
    if isDone { return nil }
    guard let before else { return "'gsettings' cannot change '\(schema) \(key)'" }
    restore(before)
    return nil
  }

  /// The longest total time, in ms, including the wait for another process that changes the
  /// preference.
  private static let timeout = 10_000.0

  /// The script of the process that outlives this one: it prints the old value, and finally that it
  /// is done.
  private static let script = """
    trap '' HUP INT TERM PIPE
    old=$(gsettings get "$1" "$2") || exit 1
    echo "$old"
    if [ "$old" = "$3" ]; then new=$4; else new=$3; fi
    gsettings set "$1" "$2" "$new"
    sleep 0.2
    if [ "$old" = "$4" ]; then gsettings reset "$1" "$2"; fi
    if [ "$(gsettings get "$1" "$2")" != "$old" ]; then gsettings set "$1" "$2" "$old"; fi
    echo "done"
    """

  /// Sets the preference back in place of the process that should have done it.
  private func restore(_ value: String) {
    let words = value == values.standard ? ["reset", schema, key] : ["set", schema, key, value]
    _ = answers([["gsettings"] + words])
  }

  /// The variables of the user's session.
  private static var environment: [String: String] {
    SessionBus.environment(Environment.variables)
  }

  private func answers(_ programs: [[String]]) -> [ProgramAnswer?] {
    ProgramAnswer.all(of: programs, environment: Self.environment, milliseconds: 1_000)
  }

  /// The reason why no app can follow, if none can.
  private var obstacle: String? {
    let portal = SessionBus.asking("Read", SessionBus.appearance, key)
    let found = answers([["gsettings", "range", schema, key], portal])
    guard let setting = found[0], let handing = found[1] else {
      return "'gsettings' and 'gdbus' are missing (libglib2.0-bin in Debian)"
    }
    guard setting.isFine else { return "the desktop has no preference '\(schema) \(key)'" }
    if handing.isLate { return "the settings portal does not answer" }
    guard handing.isFine else {
      return "no settings portal hands '\(key)' on to applications, as that of GNOME does"
    }
    return nil
  }

  /// The installed GTK 4, such as `4.8`, if its apps do not follow.
  public var lateRelease: String? {
    SharedLibrary.minorRelease(ofGTK: "libgtk-4.so.1").flatMap {
      $0 < firstRelease ? "4.\($0)" : nil
    }
  }

  /// Why the apps of the installed GTK 4 do not follow, if they don't.
  public var lateReason: String? {
    lateRelease.map { "applications of GTK \($0), which is installed, read it when they start" }
  }

  /// A description of the apps that do not follow.
  public var exceptions: String {
    "those of GTK before 4.\(firstRelease), on X11, in a sandbox that hides GTK's configuration, or "
      + "started before 'gtk.css' imported a theme"
  }
}
