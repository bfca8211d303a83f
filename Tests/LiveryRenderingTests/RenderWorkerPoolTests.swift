import Fixtures
import Testing
import ThemeProject

@testable import LiveryGallery
@testable import LiveryRendering

/// Pools of stand-ins, which write as workers do and die as the test says.
@MainActor @Suite struct RenderWorkerPoolTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func job(_ theme: Int) -> RenderJob {
    RenderJob(
      theme: theme, id: "theme-\(theme)", source: "", format: nil,
      variant: Variant(appearance: "light"), contents: [.page(.text)], folder: "", appearances: [],
      thumbnails: "")
  }

  /// Lets a script do three jobs, and tells what became of them.
  private func run(_ script: String, timeout: Int = 30) throws -> [String] {
    let ready = WorkerMessage.ready(
      RenderEnvironment(
        gtk: "", libadwaita: "", pango: "", cairo: "", renderer: "", fonts: [], text: ""))
    let path = try folder.write(
      "worker.sh",
      """
      read setup
      echo '\(ready.line)'
      while read -r job; do
        \(script)
        echo '\(WorkerMessage.done.line)'
      done
      """)
    let pool = RenderWorkerPool(
      jobs: [0, 1, 2].map(job), words: ["/bin/sh", path], environment: ["PATH": "/usr/bin:/bin"],
      folder: folder.path, timeout: timeout, processors: 1
    ) { own in
      WorkerSetup(
        pages: [.text], specimen: nil, size: nil, scale: 1, thumbnail: nil, target: nil, folder: own
      )
    }
    var events: [String] = []
    try pool.run { event in
      switch event {
      case .done(let job): events.append("\(job.theme) done")
      case .lost(let job, let reason): events.append("\(job.theme) lost: \(reason)")
      default: break
      }
    }
    return events.sorted()
  }

  @Test(arguments: [
    ("kill -SEGV $$", "GTK was killed by signal 11 (Segmentation fault)"),
    ("kill -ABRT $$", "GTK was killed by signal 6 (Aborted)"),
    ("echo 'Gdk: X error' >&2; exit 1", "GTK ended with status 1: Gdk: X error"),
    (
      "echo '(process:7): Gdk-CRITICAL **: 20:38:34.815: no' >&2; exit 1",
      "GTK ended with status 1: Gdk-CRITICAL **: no"
    ),
    ("exit 0", "GTK ended with status 0"), ("sleep 60", "GTK painted nothing for 1 s"),
  ])
  func losesTheThemeThatAWorkerDiesOfAndDoesTheRest(deed: String, reason: String) throws {
    let events = try run(
      "case $job in *theme-1*) \(deed);; esac", timeout: deed.hasPrefix("sleep") ? 1 : 30)
    #expect(events == ["0 done", "1 lost: \(reason)", "2 done"])
  }

  /// A worker may die late of what it painted before.
  @Test func triesAgainWhereADeadWorkerHadDoneAnotherJob() throws {
    let events = try run(
      "case $job in *theme-2*) [ -e \(folder.path)/tried ] || { touch \(folder.path)/tried; kill -9 $$; };; esac"
    )
    #expect(events == ["0 done", "1 done", "2 done"])
  }

  @Test func endsWhereNoWorkerBegins() throws {
    let pool = RenderWorkerPool(
      jobs: [job(0)], words: ["/bin/sh", "-c", "exit 3"], environment: [:], folder: folder.path,
      timeout: 5
    ) { own in
      WorkerSetup(
        pages: [], specimen: nil, size: nil, scale: 1, thumbnail: nil, target: nil, folder: own)
    }
    #expect(throws: PicturesError.self) { try pool.run { _ in } }
  }
}
