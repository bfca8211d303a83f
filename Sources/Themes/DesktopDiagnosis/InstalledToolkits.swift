import GTKKnowledge
import LiverySystem

/// The releases of GTK and libadwaita that apps of this desktop use.
struct InstalledToolkits: Hashable, Sendable {
  /// The minor releases; `nil` if the library is not installed.
  var gtk4, gtk3, adwaita: Int?

  /// The runtimes of Flatpak, such as GNOME 48, by their GTK.
  var runtimes: [Int: GTKRelease] = [:]

  /// A function that each release of libadwaita was the first to have.
  private static let firsts = [
    (2, "adw_about_window_new"), (3, "adw_banner_new"), (4, "adw_breakpoint_new"),
    (5, "adw_dialog_new"), (6, "adw_spinner_new"), (7, "adw_toggle_group_new"),
    (8, "adw_shortcuts_dialog_new"), (9, "adw_sidebar_new"),
  ]

  init(of session: UserSession) {
    gtk4 = SharedLibrary.minorRelease(ofGTK: "libgtk-4.so.1")
    gtk3 = SharedLibrary.minorRelease(ofGTK: "libgtk-3.so.0")
    let library = "libadwaita-1.so.0"
    let found = SharedLibrary.functions(Self.firsts.map(\.1), of: library)
    adwaita = Self.firsts.last { found.contains($0.1) }?.0
    for folder in session.flatpakFolders {
      let runtime = "\(folder)/runtime/org.gnome.Platform"
      for machine in Folder.names(in: runtime) {
        // GNOME 43 came out with GTK 4.8, and each later one with the next.
        for release in Folder.names(in: "\(runtime)/\(machine)").compactMap({ Int($0) }) {
          runtimes[release] = GTKRelease(ofGTK: 4, 2 * (release - 43) + 8)
        }
      }
    }
  }

  /// The releases of GTK 4 that read the user's stylesheet.
  var releases: [GTKRelease] {
    let own = gtk4.map { [GTKRelease(ofGTK: 4, $0)] } ?? []
    let all = own + runtimes.values
    return GTKRelease.allCases.filter(all.contains)
  }

  var words: String {
    var words: [String] = []
    if let gtk4 { words.append("GTK 4.\(gtk4)") }
    if let adwaita { words.append("libadwaita 1.\(adwaita)\(adwaita == 9 ? " or later" : "")") }
    if let gtk3 { words.append("GTK 3.\(gtk3)") }
    words += runtimes.sorted { $0.key < $1.key }.map {
      "GNOME \($0.key) of Flatpak (GTK \($0.value))"
    }
    return words.isEmpty ? "no GTK was found" : words.joined(separator: ", ")
  }
}
