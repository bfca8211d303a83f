// Tries declarations with extreme numbers on real widgets, each in a process of its own, and prints
// a table of those that crash or hang GTK: `swift run killers > Tests/Vectors/gtk48-killers.tsv`.
// One that needs over two seconds of processor time counts as hanging; most need a third of one.
//
// `GSK_RENDERER` selects the renderer; without a GPU use cairo. It takes twenty minutes.
import Adwaita
import Desk
import Foundation

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--try", let declaration = arguments.last {
  try Trial.paint(declaration)
}

let desk = try Desk()
setenv("DISPLAY", desk.display, 1)
setenv("GDK_BACKEND", "x11", 1)
setenv("GSK_RENDERER", "cairo", 0)
setenv("GSETTINGS_BACKEND", "memory", 1)
setenv("GTK_A11Y", "none", 1)
// Printing a backtrace would take longer than all the rest.
setenv("SWIFT_BACKTRACE", "enable=no", 1)

func print(row columns: String...) {
  FileHandle.standardOutput.write(Data((columns.joined(separator: "\t") + "\n").utf8))
}

print(row: "declaration", "died at", "of", "lived at")
for form in Form.all where arguments.isEmpty || arguments.contains(where: form.text.contains) {
  var lived = "-"
  for number in form.numbers {
    let outcome = try Trial.run(form.declaration(number))
    if let cause = outcome.cause {
      print(row: form.text, number, cause, lived)
      break
    }
    lived = number
  }
}
