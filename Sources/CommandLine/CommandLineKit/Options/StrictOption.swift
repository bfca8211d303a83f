import ArgumentParser

/// The option that ends a command if it would leave something out.
package struct StrictOption: ParsableArguments {
  @Flag(name: .customLong("strict"), help: "Do nothing where something would be left out.")
  package var isStrict = false

  package init() {}
}
