import ArgumentParser

/// The option that lets a command end where it would leave something out.
package struct StrictOption: ParsableArguments {
  @Flag(name: .customLong("strict"), help: "Do nothing where something would be left out.")
  package var isStrict = false

  package init() {}
}
