package import ArgumentParser
package import ThemeCSS

/// The option that chooses the GTK releases that judge themes: by default those of the project's
/// configuration, or all of GTK 4.
package struct ReadersOption: ParsableArguments {
  @Option(
    help: """
      The GTK that is to read the themes: \(Target.choices), or a range such as 4.8..4.18; without \
      it that of the configuration, or all from 4.8 on.
      """,
    completion: .target, transform: Target.init(argument:))
  package var target: Target?

  package init() {}
}
