// Runs tasks of the main actor inside GLib's loop, and prints how many ran and how often the loop
// went round in the meantime.
import Adwaita

MainLoop.attachMainQueue()
var finished = 0
for pause in [50, 150, 300] {
  Task { @MainActor in
    try await Task.sleep(for: .milliseconds(pause))
    finished += 1
  }
}
var rounds = 0
_ = MainLoop.run {
  rounds += 1
  return finished == 3
}
print(finished, rounds)
