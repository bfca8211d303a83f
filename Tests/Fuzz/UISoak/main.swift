import CLiveryAdwaita
import Fuzzing
// Reads changed UI files without end, on a screen that nobody sees; GTK builds some of them.
//
// `swift run -c release UISoak --inputs 1000000 Tests/Fuzz/Inputs/ui` has the options of
// `ReaderSoak`, and ends as that does.
import LiveryAdwaita
import TestDisplay
import UIFuzzing

var run = SoakRun(CommandLine.arguments.dropFirst())
g_log_set_writer_func(
  { level, fields, count, _ in
    // What GTK says against an input is no find, and too much to print.
    guard level.rawValue & G_LOG_LEVEL_ERROR.rawValue != 0 else { return G_LOG_WRITER_HANDLED }
    return g_log_writer_default(level, fields, count, nil)
  }, nil, nil)
guard let display = try? TestDisplay() else {
  SoakRun.say("no screen can be started; install xvfb, dbus and python3")
  exit(69)
}
for (name, value) in [
  ("DISPLAY", display.name), ("GDK_BACKEND", "x11"), ("GSK_RENDERER", "cairo"),
  ("GSETTINGS_BACKEND", "memory"), ("GTK_A11Y", "none"),
] {
  g_setenv(name, value, 1)
}
guard Toolkit.start(loadingDriver: false) else {
  SoakRun.say("GTK does not start")
  exit(69)
}
let checks = UIChecks()
run.run(.ui) { input throws(Contradiction) in
  try checks.run(on: input, isThorough: false)
}
