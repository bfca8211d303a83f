import CommandLineKit
import LiveryAdwaita
import LiveryRendering
import LiverySystem

/// A copy of this process that takes the pictures of one task at a time, on a screen of its own.
final class SheetWorker {
  private let request: SheetRequest
  private let folder: String

  private let output: String
  private let input: LineInput
  private let channel: Int32
  private var photographer: AppPhotographer?

  private init(
    _ request: SheetRequest, in folder: String, output: String, _ input: Int32, _ channel: Int32
  ) {
    (self.request, self.folder, self.output) = (request, folder, output)
    self.channel = channel
    self.input = LineInput(input)
    MainLoop.onInput(of: input) { [weak self] in self?.poll() ?? false }
  }

  /// The requested tasks that are not yet done.
  private var wanted: [Int] = []

  /// Starts a worker with a folder of its own; `nil` if the system cannot start a process.
  ///
  /// A task is requested by its number; the answer is its result.
  static func start(_ request: SheetRequest, in folder: String, output: String) -> Helper? {
    Helper { input, channel in
      Descendants.keep()
      SheetWorker(request, in: folder, output: output, input, channel).run()
    }
  }

  private func run() -> Never {
    while true {
      // Copies of a main loop share its wake-up descriptor, so this one polls.
      _ = MainLoop.run(until: { !wanted.isEmpty }, milliseconds: 3_600_000)
      guard !wanted.isEmpty else { continue }
      let result = take(wanted.removeFirst())
      _ = Descriptor.write(Array("\(result.line)\n".utf8), to: channel)
    }
  }

  /// Reads new requests; ends the worker if the parent has ended.
  private func poll() -> Bool {
    while let line = input.next() { wanted += Int(line).map { [$0] } ?? [] }
    guard input.isAtEnd else { return true }
    Descendants.end()
    Program.die(of: 9)
  }

  private func take(_ index: Int) -> VariantResult {
    var result = VariantResult(index: index)
    do {
      let first = try shots(of: index, &result)
      let second = try request.isTwice && result.problem == nil ? shots(of: index, &result) : first
      for (number, shot) in first.enumerated() {
        let other = number < second.count ? second[number] : nil
        result.pictures.append(try save(shot, other, of: index))
      }
    } catch {
      result.problem = "\(error)"
    }
    return result
  }

  /// The pictures of a task; problems are stored in the result.
  private func shots(of index: Int, _ result: inout VariantResult) throws -> [AppPhotographer.Shot]
  {
    let photographer = try photographer ?? AppPhotographer(request, in: folder)
    self.photographer = photographer
    var shots: [AppPhotographer.Shot] = []
    do {
      try photographer.take(request.tasks[index], into: &shots)
    } catch let error as AppError {
      result.problem = error.description
    }
    return shots
  }

  /// Writes a picture into its file.
  private func save(
    _ shot: AppPhotographer.Shot, _ other: AppPhotographer.Shot?, of index: Int
  ) throws -> VariantResult.Picture {
    let file = request.tasks[index].file(shot.name)
    let path = "\(output)/\(file)"
    let image = shot.image
    let texture = Texture(width: image.width, height: image.height, pixels: image.pixels)
    try AtomicFile.createFolder(RegularFile.folder(of: path))
    try AtomicFile.write(texture.png, to: path)
    let problem =
      shot.isStill ? other.flatMap { flaw(image, $0.image) } : "the window kept changing"
    return VariantResult.Picture(
      name: shot.name, file: file, width: image.width, height: image.height, problem: problem)
  }

  /// The reason why a picture is unreliable; `nil` if a second one is equal.
  private func flaw(_ one: AppScreen.Image, _ other: AppScreen.Image) -> String? {
    guard one != other else { return nil }
    guard (one.width, one.height) == (other.width, other.height) else {
      return "flaky: the same look was \(one.width)×\(one.height) px and then "
        + "\(other.width)×\(other.height) px large"
    }
    let count = Texture.differences(one.pixels, other.pixels).count
    return "flaky: \(count.counted("pixel")) of the same look differed the second time"
  }
}
