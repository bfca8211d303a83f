import CLiveryAdwaita
import Glibc
import LiveryGTK
import ThemeModel
import ThemeSession

// An app that asks for all that it can at thousands of widgets and drops them, and prints by how
// many KiB it grew: of widgets that come and go, and of a list whose rows are used for other items.

gtk_init()
let theme = try LiveryTheme(id: "ocean")
let box: OpaquePointer = OpaquePointer(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
let window = OpaquePointer(gtk_window_new())
gtk_window_set_default_size(UnsafeMutablePointer(window), 300, 300)
gtk_window_set_child(UnsafeMutablePointer(window), UnsafeMutablePointer(box))
gtk_window_present(UnsafeMutablePointer(window))

/// The KiB of memory that belong to this process alone.
func memory() -> Int {
  guard let file = fopen("/proc/self/smaps_rollup", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 256)
  while fgets(&line, 256, file) != nil {
    let text = String(
      decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    if text.hasPrefix("Private_Dirty:") {
      return Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0
    }
  }
  return 0
}

/// Lets the window paint so many frames.
func frames(_ count: Int) {
  var left = count
  withUnsafeMutablePointer(to: &left) { left in
    gtk_widget_add_tick_callback(
      UnsafeMutablePointer(box),
      { _, _, data in
        guard let left = data?.assumingMemoryBound(to: Int.self) else { return 0 }
        left.pointee -= 1
        return left.pointee > 0 ? 1 : 0
      }, left, nil)
    while left.pointee > 0 { g_main_context_iteration(nil, 1) }
  }
}

/// What observes the theme and is gone at once.
final class Owner {}

/// What an app asks for at a widget, by its name.
let requests: KeyValuePairs<String, (OpaquePointer) -> Void> = [
  "parts": { widget in
    theme.override(.dark, for: widget)
    theme.override(widget, subtree: Style(fontSize: 12))
  },
  "styles": { widget in
    theme.override(widget, with: Style(background: .accentBg))
    theme.override(widget, with: Style(color: .accentFg), in: .hover)
  },
  "observers": { widget in
    theme.observe(widget) { _ = $1[picture: "ship", at: $0] }
    theme.observe(Owner()) { _, _ in }
  },
]

/// Makes and drops widgets, a hundred on screen at a time.
///
/// Every other one is asked for at once, when it has no parent yet and its reference is floating.
func makeAndDrop(_ count: Int, _ request: (OpaquePointer) -> Void) {
  for _ in 0..<count / 100 {
    let rows: [OpaquePointer] = (0..<100).map { _ in OpaquePointer(gtk_label_new("Row")) }
    for (index, row) in rows.enumerated() {
      if index.isMultiple(of: 2) { request(row) }
      gtk_box_append(UnsafeMutablePointer(box), UnsafeMutablePointer(row))
      if !index.isMultiple(of: 2) { request(row) }
    }
    frames(2)
    for row in rows { gtk_box_remove(UnsafeMutablePointer(box), UnsafeMutablePointer(row)) }
    frames(2)
  }
}

for (name, request) in requests {
  makeAndDrop(200, request)
  let before = memory()
  makeAndDrop(2_000, request)
  print(name, memory() - before)
}

let texts = gtk_string_list_new(nil)
for index in 0..<2_000 { gtk_string_list_append(texts, "Row \(index)") }
let factory: OpaquePointer = gtk_signal_list_item_factory_new()
let setUp: @convention(c) (gpointer?, OpaquePointer?) -> Void = { _, item in
  gtk_list_item_set_child(item, gtk_label_new("Row"))
}
let dress: (OpaquePointer) -> Void = { widget in for (_, request) in requests { request(widget) } }
let bind: @convention(c) (gpointer?, OpaquePointer?) -> Void = { _, item in
  let label = gtk_list_item_get_child(item).map { UInt(bitPattern: $0) }
  MainActor.assumeIsolated { label.flatMap { OpaquePointer(bitPattern: $0) }.map(dress) }
}
for (signal, call) in [("setup", setUp), ("bind", bind)] {
  g_signal_connect_data(
    UnsafeMutableRawPointer(factory), signal, unsafeBitCast(call, to: GCallback.self), nil, nil,
    GConnectFlags(rawValue: 0))
}
let list = gtk_list_view_new(gtk_no_selection_new(texts), factory)
let scrolled = gtk_scrolled_window_new()
gtk_scrolled_window_set_child(OpaquePointer(scrolled), list)
gtk_widget_set_vexpand(scrolled, 1)
gtk_box_append(UnsafeMutablePointer(box), scrolled)
frames(3)
let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled))

/// Scrolls through the list so many times.
func scroll(_ count: Int) {
  for step in 0..<count * 10 {
    let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
    gtk_adjustment_set_value(adjustment, end * Double(step % 10) / 9)
    frames(2)
  }
}
scroll(1)
let beforeScrolling = memory()
scroll(1)
print("rows", memory() - beforeScrolling)
gtk_window_destroy(UnsafeMutablePointer(window))
