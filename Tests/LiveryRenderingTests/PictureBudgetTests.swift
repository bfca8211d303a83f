import Fixtures
import Foundation
import GTKFixtures
import Testing

/// Pictures of a UI file that take the processor long to decode.
@Suite(.enabled(if: PreviewCommand.hasScreen), .serialized)
struct PictureBudgetTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A picture of groups in each other that are blended, each on a surface of its own.
  private func blended(groups: Int, size: Int) -> String {
    let open = String(repeating: "<g style=\"mix-blend-mode:luminosity\">", count: groups)
    let close = String(repeating: "</g>", count: groups)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size)" height="\(size)">\(open)
      <rect width="\(size)" height="\(size)" fill="#c01c28"/>\(close)</svg>
      """
  }

  private func page(_ objects: String...) -> String {
    """
    <?xml version="1.0"?><interface><object class="GtkBox" id="root">
    <property name="orientation">vertical</property>
    \(objects.map { "<child>\($0)</child>" }.joined(separator: "\n"))</object></interface>
    """
  }

  private func picture(_ file: String, in type: String = "GtkPicture") -> String {
    "<object class=\"\(type)\"><property name=\"file\">\(file)</property></object>"
  }

  private func render() throws -> ProgramRun {
    try PreviewCommand.run(
      ["render", "ocean", "--ui", "page.ui", "--appearance", "light", "-o", "out"], in: folder.path)
  }

  @Test func leavesOutWhatTakesTheProcessorTooLong() throws {
    try folder.write("slow.svg", blended(groups: 150, size: 4_000))
    try folder.write("fine.svg", blended(groups: 3, size: 60))
    try folder.write(
      "page.ui",
      page(
        picture("slow.svg"), picture("slow.svg", in: "GtkImage"), picture("fine.svg"),
        "<object class=\"GtkLabel\"><property name=\"label\">Beside it</property></object>"))
    let run = try render()
    #expect(run.status == 0, "\(run)")
    let message = "'slow.svg' is not read: it takes the processor more than 5 s"
    #expect(run.errors.contains(message) && !run.errors.contains("fine.svg"), "\(run)")
    #expect(folder.exists("out/ocean/light/page.png"))
  }

  @Test func readsAllOthers() throws {
    try folder.write("fine.svg", blended(groups: 3, size: 60))
    try folder.write("broken.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\"><g")
    try folder.write("page.ui", page(picture("fine.svg"), picture("broken.svg")))
    let run = try render()
    #expect(run.status == 0 && !run.errors.contains("fine.svg"), "\(run)")
    #expect(!run.errors.contains("processor"), "\(run)")
  }
}
