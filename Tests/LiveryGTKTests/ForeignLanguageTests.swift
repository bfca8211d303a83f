import Fixtures
import Foundation
import GTKFixtures
import TestDisplay
import Testing

/// The examples of apps in C and in Python, which show themselves in a theme by `liblivery-gtk`.
@Suite(.enabled(if: TestDisplay.isAvailable && ForeignApp.isAvailable), .serialized)
struct ForeignLanguageTests {
  private static let file = """
    livery = 1
    name = "Brand"
    [colors]
    window-bg = { light = "#f4ecd8", dark = "#2a211c" }
    """

  /// What makes a program that calls the library from a file of C.
  private func compiler(of source: String, into program: String) -> [String] {
    [
      "/bin/sh", "-c",
      """
      cc -Wall -Werror '\(source)' -o '\(program)' \
        -I '\(ForeignApp.root.path)/Sources/GTK/LiveryGTKForC' $(pkg-config --cflags --libs gtk4) \
        '\(ForeignApp.library)' -Wl,-rpath,'\(BuiltProgram.folder.path)'
      """,
    ]
  }

  /// What starts an example.
  private func words(_ language: String, in folder: TemporaryFolder) throws -> [String] {
    guard language == "C" else {
      return ["/usr/bin/python3", ForeignApp.examples.appending(path: "PythonApp/app.py").path]
    }
    let app = "\(folder.path)/app"
    let build = try ProgramRun(
      compiler(of: "\(ForeignApp.examples.path)/CApp/app.c", into: app))
    try #require(build.status == 0, "\(build.errors)")
    return [app]
  }

  @Test(arguments: ["C", "Python"])
  func showAThemeAndADarkPartAndFollowAFile(language: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("brand.livery.toml", Self.file)
    let words = try words(language, in: folder)
    let environment = ["LIVERY_LIBRARY": RequestValue.string(ForeignApp.library)]
    let display = try TestDisplay(width: 700, height: 400)
    try display.perform("portal", ["scheme": 2])
    let pid: RequestValue = try display.request(
      "start",
      [
        "arguments": .list((words + [path]).map { .string($0) }),
        "environment": .table(environment),
      ])
    try display.perform("wait", ["role": "frame", "name": "light, viewer light"])
    func point(_ panel: String) throws -> Point {
      let numbers = try display.request(
        "place", ["role": "label", "name": .string(panel)], for: [Int].self)
      return Point(x: numbers[0] + 24, y: numbers[1] + numbers[3] - 4)
    }
    let (page, viewer) = (try point("Page"), try point("Viewer"))
    #expect(try display.pixel(page, awaiting: "#f4ecd8") == "#f4ecd8")
    try display.perform("press", ["role": "push button", "name": "Dark Viewer"])
    try display.perform("wait", ["role": "frame", "name": "light, viewer dark"])
    #expect(try display.pixel(viewer, awaiting: "#2a211c") == "#2a211c")
    try folder.write("brand.livery.toml", Self.file.replacing("#f4ecd8", with: "#d8ecf4"))
    #expect(try display.pixel(page, awaiting: "#d8ecf4") == "#d8ecf4")
    try display.perform("portal", ["scheme": 1])
    try display.perform("wait", ["role": "frame", "name": "dark, viewer dark"])
    try display.perform("press", ["role": "push button", "name": "Mint"])
    let mint = try ResolvedColors("mint", "dark")["window-bg"]
    #expect(try display.pixel(page, awaiting: mint) == mint)
    #expect(try display.request("exit", ["pid": pid], for: Int?.self) == nil, "it ended")
    let log = try display.request("log", ["pid": pid], for: String.self)
    for line in log.split(separator: "\n") where !GLibMessages.isOfEveryProgram(line) {
      #expect(!line.contains("CRITICAL") && !line.contains("WARNING"), "\(log)")
    }
  }

  /// What is no theme, no widget or on another thread prints a message, and nothing happens.
  @Test func survivesCallsThatMakeNoSense() throws {
    let folder = try TemporaryFolder()
    try folder.write("app.c", Self.misuse)
    let build = try ProgramRun(compiler(of: "\(folder.path)/app.c", into: "\(folder.path)/app"))
    try #require(build.status == 0, "\(build.errors)")
    let display = try TestDisplay(width: 300, height: 200)
    let run = try ProgramRun(
      ["\(folder.path)/app"], in: folder.path,
      environment: ProcessInfo.processInfo.environment.merging(
        ["DISPLAY": display.name, "GDK_BACKEND": "x11"]) { $1 })
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "0 0 0 0 (null) 0 0 light destroyed done\n", "\(run.errors)")
    let messages = run.errors.split(separator: "\n").filter { $0.contains("Livery-CRITICAL") }
    let expected = [
      "livery_theme_show: assertion 'theme != NULL'",
      "livery_theme_override_appearance: assertion 'theme != NULL'",
      "livery_theme_override_appearance: assertion 'GTK_IS_WIDGET (widget)'",
      "livery_theme_override_theme: assertion 'GTK_IS_WIDGET (widget)'",
      "livery_theme_get_appearance: assertion 'GTK_IS_WIDGET (widget)'",
      "livery_theme_observe: assertion 'function != NULL'",
      "livery_theme_show_like: assertion 'GTK_IS_WIDGET (dialog)'",
      "livery_theme_set_scheme: assertion 'scheme is a LiveryScheme'",
      "livery_theme_show: assertion 'called on the main thread'",
    ]
    #expect(messages.count == expected.count, "\(run.errors)")
    for (message, words) in zip(messages, expected) { #expect(message.contains(words)) }
  }

  /// Calls the library in ways that make no sense, before GTK has started and after it.
  private static let misuse = """
    #include <livery-gtk.h>
    static gpointer on_thread (gpointer theme)
    {
      return GINT_TO_POINTER (livery_theme_show (theme, "mint"));
    }
    static void nothing (LiveryTheme *theme, gpointer data) {}
    static void destroyed (gpointer data) { g_print ("destroyed "); }
    int main (void)
    {
      g_print ("%d ", livery_theme_show (NULL, "mint"));
      g_print ("%d ", livery_theme_override_appearance (NULL, NULL, "dark"));
      LiveryTheme *theme = livery_theme_new ("ocean", NULL);
      GListStore *list = g_list_store_new (GTK_TYPE_WIDGET);
      GtkWidget *widget = g_object_ref_sink (gtk_label_new ("Text"));
      g_print ("%d ", livery_theme_override_appearance (theme, NULL, "dark"));
      g_print ("%d ", livery_theme_override_theme (theme, (GtkWidget *) list, "mint"));
      g_print ("%s ", livery_theme_get_appearance (theme, (GtkWidget *) list));
      g_print ("%u ", livery_theme_observe (theme, widget, NULL, NULL, NULL));
      livery_theme_show_like (theme, (GtkWidget *) list, widget);
      livery_theme_set_scheme (theme, 7);
      g_print ("%d ", GPOINTER_TO_INT (g_thread_join (g_thread_new ("other", on_thread, theme))));
      char *name = livery_theme_get_appearance (theme, widget);
      g_print ("%s ", name);
      g_free (name);
      livery_theme_observe (theme, widget, nothing, NULL, destroyed);
      g_object_unref (widget);
      livery_theme_unobserve (theme, 99);
      livery_theme_free (theme);
      g_object_unref (list);
      g_print ("done\\n");
      return 0;
    }
    """

  /// Each says why there is no theme, and ends.
  @Test(arguments: [
    ("nobody", "no theme has the ID 'nobody'"), ("./missing.toml", "missing.toml:1:1: error: "),
  ])
  func sayWhyThereIsNoTheme(name: String, reason: String) throws {
    let folder = try TemporaryFolder()
    let words = try words("C", in: folder)
    let display = try TestDisplay(width: 300, height: 200)
    let run = try ProgramRun(
      words + [name], in: folder.path,
      environment: ProcessInfo.processInfo.environment.merging(
        ["DISPLAY": display.name, "GDK_BACKEND": "x11"]) { $1 })
    #expect(run.status == 1 && run.errors.contains(reason), "\(run.errors)")
  }
}

/// The examples and the library that they call.
private enum ForeignApp {
  static let library = BuiltProgram.folder.appending(path: "liblivery-gtk.so").path
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let examples = root.appending(path: "Tests/Examples")

  /// Whether this machine can build the one in C, and has the library.
  static let isAvailable =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/pkg-config")
    && FileManager.default.fileExists(atPath: library)
}
