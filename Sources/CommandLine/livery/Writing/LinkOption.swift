import ArgumentParser
import ThemeInstall

/// The option that allows writing the theme's import line through a link into another program's
/// file.
struct LinkOption: ParsableArguments {
  @Flag(
    help: """
      Where gtk.css is a link, add the line to the file that it leads to, instead of putting a file in \
      the link's place.
      """)
  var throughLink = false

  /// An installer with this option.
  func applied(to installer: Installer) -> Installer {
    var installer = installer
    installer.writesThroughLinks = throughLink
    return installer
  }
}
