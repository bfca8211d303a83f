// Finds stylesheets that crash or hang GTK, on real widgets and in processes of their own.
//
// `killers table > Tests/Vectors/gtk48-killers.tsv` tries declarations with extreme numbers and
// prints those that do. It takes twenty minutes.
// `killers sheet < FILE` tries one stylesheet.
// `killers search --seconds N --seed N` makes stylesheets, tries those that the checks admit, and
// prints what GTK dies of, as small as it gets; it exits with 1 where it finds any.
//
// `GSK_RENDERER` selects the renderer; without a GPU use cairo. Xvfb must be installed.
import Foundation
import LiverySystem

func print(row columns: String...) {
  FileHandle.standardOutput.write(Data((columns.joined(separator: "\t") + "\n").utf8))
}

/// Tries a stylesheet in a process of its own.
func outcome(of sheet: String) -> Outcome {
  // A busy machine may need longer for a screen than a process waits.
  for _ in 0..<3 {
    if let process = TrialProcess() { return process.run(sheet) }
  }
  FileHandle.standardError.write(Data("killers: Xvfb does not start\n".utf8))
  exit(69)
}

let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case TrialProcess.argument: TrialStage.run()
case "sheet":
  var text = ""
  while let line = readLine(strippingNewline: false) { text += line }
  print(outcome(of: text))
case "search":
  var options = Search.Options()
  for (name, value) in zip(words.dropFirst(), words.dropFirst(2)) {
    switch name {
    case "--seconds": options.seconds = Double(value) ?? options.seconds
    case "--seed": options.seed = UInt64(value) ?? options.seed
    default: break
    }
  }
  exit(Search(options).run() ? 0 : 1)
default:
  print(row: "declaration", "died at", "of", "lived at")
  let asked = words.dropFirst()
  for form in Form.all where asked.isEmpty || asked.contains(where: form.text.contains) {
    var lived = "-"
    for number in form.numbers {
      if let cause = outcome(of: "* { \(form.declaration(number)); }").cause {
        print(row: form.text, number, cause, lived)
        break
      }
      lived = number
    }
  }
}
