// Runs tasks of the main actor inside GLib's loop, and prints how many tasks finished and how many
// iterations of the loop it took.
import LiveryAdwaita

MainLoop.attachMainQueue()
var finished = 0
for pause in [50, 150, 300] {
  Task { @MainActor in
    try await Task.sleep(for: .milliseconds(pause))
    finished += 1
  }
}
var iterations = 0
_ = MainLoop.run {
  iterations += 1
  return finished == 3
}
print(finished, iterations)
