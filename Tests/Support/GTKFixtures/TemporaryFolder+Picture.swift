package import Fixtures

extension TemporaryFolder {
  /// Writes a picture of a background with a stripe across its upper third.
  package func writePicture(_ name: String, background: String, stripe: String) throws {
    try write(
      name,
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">
        <rect width="64" height="64" fill="\(background)"/><rect width="64" height="20" fill="\(stripe)"/>
      </svg>
      """)
  }
}
