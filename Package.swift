// swift-tools-version: 6.2
import PackageDescription

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let tomlKit = Target.Dependency.product(name: "TOMLKit", package: "TOMLKit")

/// A library of C; with `LIVERY_STATIC=1`, as for the tarball, it becomes a part of the programs.
func library(_ name: String) -> LinkerSetting {
  .linkedLibrary(Context.environment["LIVERY_STATIC"] == nil ? name : ":lib\(name).a")
}

// What a target needs to work with themes, and to check them.
let themes: [Target.Dependency] = [
  "LiverySystem", "ThemeSource", "ThemeColor", "ThemeModel", "GTKKnowledge", "ThemeCSS",
  "ThemeFormats",
]
let checks = themes + ["ThemeLint", "ThemeProject"]

let package = Package(
  name: "livery",
  // With 'ThemeSource' come findings and their places, which these give to their callers.
  products: [
    .executable(name: "livery", targets: ["livery"]),
    .library(name: "ThemeColor", targets: ["ThemeColor"]),
    .library(name: "ThemeModel", targets: ["ThemeModel"]),
    .library(name: "GTKKnowledge", targets: ["GTKKnowledge"]),
    .library(name: "ThemeCSS", targets: ["ThemeCSS"]),
    .library(name: "ThemeFormats", targets: ["ThemeFormats", "ThemeSource"]),
    .library(name: "ThemeLint", targets: ["ThemeLint", "ThemeProject", "ThemeSource"]),
    .library(name: "ThemeSession", targets: ["ThemeSession", "ThemeSource"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ])

// No themes: what everything else stands on.
addTargets(
  in: "Sources/Core",
  [
    .target(name: "CLiverySystem", linkerSettings: [library("seccomp")]),
    .target(name: "LiverySystem", dependencies: ["CLiverySystem"]),
    .systemLibrary(name: "CYAML"),
    .target(name: "ThemeSource", dependencies: ["CYAML"], linkerSettings: [library("yaml")]),
    .target(name: "ThemeColor", dependencies: ["ThemeSource"]),
    .target(name: "CEmbeddedFiles"),
    .target(name: "EmbeddedFiles", dependencies: ["CEmbeddedFiles"]),
  ])

// A theme as a value, and what is done with it.
addTargets(
  in: "Sources/Themes",
  [
    .target(name: "ThemeModel", dependencies: ["LiverySystem", "ThemeSource", "ThemeColor"]),
    .target(name: "GTKKnowledge", dependencies: ["LiverySystem", "EmbeddedFiles", "ThemeModel"]),
    .target(name: "ThemeCSS", dependencies: ["LiverySystem", "EmbeddedFiles", "GTKKnowledge"]),
    .target(name: "ThemeFormats", dependencies: ["LiverySystem", "ThemeCSS"]),
    .target(name: "ThemeLint", dependencies: themes + ["EmbeddedFiles"]),
    .target(name: "ThemeProject", dependencies: themes + ["EmbeddedFiles", "ThemeLint"]),
    .target(name: "ThemeTemplates", dependencies: themes + ["ThemeLint"]),
    .target(name: "ThemeInstall", dependencies: themes),
    .target(name: "DesktopDiagnosis", dependencies: themes + ["ThemeInstall", "ThemeLint"]),
    .target(name: "ThemeSession", dependencies: themes + ["ThemeLint"]),
    .target(
      name: "NewTheme", dependencies: themes + ["EmbeddedFiles", "ThemeLint", "ThemeSession"]),
  ])

addTargets(
  in: "Sources/CommandLine",
  [
    .target(name: "CommandLineKit", dependencies: checks + ["EmbeddedFiles", argumentParser]),
    .target(name: "LanguageServer", dependencies: checks),
    .executableTarget(
      name: "livery",
      dependencies: checks + [
        "CommandLineKit", "DesktopDiagnosis", "EmbeddedFiles", "ThemeInstall", "NewTheme",
        "ThemeTemplates", "LanguageServer", argumentParser,
      ]),
  ])

addTargets(
  in: "Tests",
  [
    .target(name: "Fixtures", dependencies: ["ThemeSource"], path: "Support/Fixtures"),
    .testTarget(name: "LiverySystemTests", dependencies: ["Fixtures", "LiverySystem"]),
    .testTarget(
      name: "ThemeSourceTests", dependencies: ["Fixtures", "ThemeSource", tomlKit, yams]),
    .testTarget(name: "ThemeColorTests", dependencies: ["ThemeColor"]),
    .testTarget(name: "ThemeModelTests", dependencies: ["Fixtures", "ThemeFormats", "ThemeModel"]),
    .testTarget(name: "GTKKnowledgeTests", dependencies: ["GTKKnowledge"]),
    .testTarget(name: "ThemeCSSTests", dependencies: themes + ["Fixtures"]),
    .testTarget(name: "ThemeFormatsTests", dependencies: themes + ["Fixtures"]),
    .testTarget(name: "ThemeLintTests", dependencies: checks + ["Fixtures"]),
    .testTarget(
      name: "ThemeProjectTests", dependencies: checks + ["EmbeddedFiles", "Fixtures"]),
    .testTarget(name: "NewThemeTests", dependencies: checks + ["Fixtures", "NewTheme"]),
    .testTarget(
      name: "ThemeTemplatesTests", dependencies: checks + ["Fixtures", "ThemeTemplates"]),
    .testTarget(name: "ThemeSessionTests", dependencies: themes + ["Fixtures", "ThemeSession"]),
    .testTarget(
      name: "LanguageServerTests", dependencies: checks + ["Fixtures", "LanguageServer"]),
    .executableTarget(name: "AppTheme", dependencies: themes, path: "Examples/AppTheme"),
    .executableTarget(
      name: "LibraryTour", dependencies: checks + ["ThemeSession"], path: "Examples/LibraryTour"),
    .executableTarget(
      name: "SessionSaver", dependencies: themes + ["ThemeSession"], path: "Support/SessionSaver"),
    .testTarget(
      name: "LiveryTests",
      dependencies: [
        "Fixtures", "livery", "AppTheme", "LibraryTour", "SessionSaver", "ThemeSource",
        "ThemeSession", yams,
      ],
      exclude: ["LanguageServer"]),
    .target(
      name: "Fuzzing", dependencies: checks + ["Fixtures", "ThemeTemplates"], path: "Fuzz/Fuzzing"),
    .executableTarget(name: "ReaderSoak", dependencies: ["Fuzzing"], path: "Fuzz/ReaderSoak"),
    .testTarget(name: "FuzzingTests", dependencies: ["Fuzzing"], path: "Fuzz/FuzzingTests"),
    .target(name: "Allocations", path: "Benchmarks/Allocations"),
    .executableTarget(
      name: "ModelBenchmark", dependencies: themes + ["Allocations", tomlKit],
      path: "Benchmarks/ModelBenchmark"),
    .executableTarget(
      name: "SessionBenchmark", dependencies: themes + ["Fixtures", "ThemeSession"],
      path: "Benchmarks/SessionBenchmark"),
  ])

// The GTK targets need libadwaita's headers. `LIVERY_HEADLESS=1` leaves them out on machines that
// lack them, and so does pre-commit, which builds the command line for its hooks.
if Context.environment["LIVERY_HEADLESS"] == nil, Context.environment["PRE_COMMIT"] == nil {
  package.products += [
    .executable(name: "livery-preview", targets: ["livery-preview"]),
    .library(
      name: "LiveryGTK",
      targets: ["LiveryGTK", "ThemeSession", "ThemeModel", "ThemeColor", "ThemeSource"]),
    .library(name: "livery-gtk", type: .dynamic, targets: ["LiveryGTKForC"]),
  ]

  let onScreen = checks + ["CommandLineKit", "ThemeSession", "LiveryAdwaita", "LiveryGTK"]
  let painting = onScreen + ["LiveryGallery", "LiveryRendering"]
  let window = painting + ["LiveryAudit", "LiveryPreview"]
  addTargets(
    in: "Sources/GTK", onMainActor: true,
    [
      .systemLibrary(
        name: "CLiveryAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
      .systemLibrary(
        name: "CXCB", pkgConfig: "xcb-xtest",
        providers: [.apt(["libxcb-xtest0-dev", "libxcb-shape0-dev"])]),
      .target(
        name: "LiveryAdwaita",
        dependencies: ["CLiveryAdwaita", "EmbeddedFiles", "ThemeColor", "ThemeSource"]),
      .target(name: "LiveryGTK", dependencies: themes + ["ThemeSession", "LiveryAdwaita"]),
      .target(
        name: "LiveryGTKForC", dependencies: onScreen + ["CLiveryAdwaita"],
        exclude: ["livery-gtk.h"]),
      .target(name: "LiveryGallery", dependencies: onScreen),
      .target(
        name: "LiveryRendering", dependencies: onScreen + ["EmbeddedFiles", "LiveryGallery"]),
      .target(name: "LiveryAudit", dependencies: painting),
      .target(
        name: "LiveryTry", dependencies: painting + ["CXCB"],
        // The makefile builds it: SwiftPM links Swift's library with all that it builds.
        exclude: ["ReloadLibrary"]),
      .target(
        name: "LiveryPreview",
        dependencies: painting + ["LiveryAudit", "DesktopDiagnosis", "NewTheme", "ThemeInstall"]),
    ])
  addTargets(
    in: "Sources/CommandLine",
    [
      .executableTarget(
        name: "livery-preview",
        dependencies: window + ["DesktopDiagnosis", "LiveryTry", "ThemeInstall", argumentParser])
    ])

  let display: [Target.Dependency] = ["CLiveryAdwaita", "TestDisplay"]
  let screenTests =
    painting + display + [
      "Fixtures", "GTKFixtures", "livery", "livery-preview", "unchecked-preview",
    ]
  addTargets(
    in: "Tests",
    [
      .target(
        name: "TestDisplay", dependencies: ["LiveryAdwaita", "CLiveryAdwaita"],
        path: "Support/TestDisplay",
        exclude: ["accessibility.py", "display.py", "drag.py", "portal.py"]),
      .target(
        name: "GTKFixtures",
        dependencies: themes + display + ["Fixtures", "LiveryAdwaita", "LiveryGTK"],
        path: "Support/GTKFixtures"),
      .executableTarget(
        name: "gtk-knowledge", dependencies: ["CLiveryAdwaita"], path: "ReleaseTables/Program"),
      .executableTarget(
        name: "bare-renderer", dependencies: ["CLiveryAdwaita"], path: "Benchmarks/BareRenderer"),
      .executableTarget(name: "RenderBenchmark", path: "Benchmarks/RenderBenchmark"),
      .executableTarget(
        name: "bare-window", dependencies: ["CLiveryAdwaita"], path: "Benchmarks/BareWindow"),
      .executableTarget(
        name: "WindowBenchmark", dependencies: painting + ["LiveryPreview", argumentParser],
        path: "Benchmarks/WindowBenchmark"),
      .executableTarget(
        name: "random-ui-test", dependencies: ["TestDisplay", "Fixtures", argumentParser],
        path: "RandomUITest"),
      .testTarget(
        name: "UIFuzzingTests", dependencies: ["UIFuzzing", "TestDisplay"],
        path: "Fuzz/UIFuzzingTests"),
      .testTarget(
        name: "LiveryAdwaitaTests",
        dependencies: themes + display + [
          "LiveryAdwaita", "Fixtures", "main-queue-probe", "gtk-knowledge",
        ]),
      .testTarget(
        name: "LiveryGTKTests", dependencies: screenTests + ["dropped-widgets"],
        exclude: ["application.py"]),
      .testTarget(name: "LiveryGalleryTests", dependencies: screenTests),
      .testTarget(
        name: "LiveryRenderingTests", dependencies: screenTests + ["crash-search", yams]),
      .testTarget(name: "LiveryAuditTests", dependencies: screenTests + ["LiveryAudit"]),
      .testTarget(
        name: "LiveryTryTests", dependencies: screenTests, exclude: ["tried.py"]),
      .testTarget(
        name: "LiveryPreviewTests",
        dependencies: screenTests + [
          "LiveryAudit", "LiveryPreview", "NewTheme", "bare-window", "WindowBenchmark",
        ]),
    ])
  addTargets(
    in: "Tests", onMainActor: true,
    [
      .executableTarget(
        name: "dropped-widgets", dependencies: onScreen + ["CLiveryAdwaita"],
        path: "Support/DroppedWidgets"),
      .executableTarget(
        name: "main-queue-probe", dependencies: ["LiveryAdwaita"], path: "Support/MainQueueProbe"),
      .executableTarget(
        name: "unchecked-preview", dependencies: window + ["LiveryTry"],
        path: "Support/UncheckedPreview"),
      .executableTarget(
        name: "crash-search", dependencies: onScreen + ["LiveryRendering"], path: "CrashSearch"),
      .target(
        name: "UIFuzzing",
        dependencies: ["Fuzzing", "LiveryAdwaita", "CLiveryAdwaita", "LiveryGallery"],
        path: "Fuzz/UIFuzzing"),
      .executableTarget(
        name: "UISoak", dependencies: display + ["LiveryAdwaita", "UIFuzzing"],
        path: "Fuzz/UISoak"),
    ])
}

// The fuzz target has no main, so it is built by itself and only when asked for:
// `LIVERY_FUZZ=1 swift build -c release --product ReaderFuzz --sanitize fuzzer`.
if Context.environment["LIVERY_FUZZ"] != nil {
  addTargets(
    in: "Tests",
    [
      .systemLibrary(name: "CFuzzer", path: "Fuzz/CFuzzer"),
      .executableTarget(
        name: "ReaderFuzz", dependencies: ["CFuzzer", "Fuzzing"], path: "Fuzz/ReaderFuzz"),
    ])
}

// The tests read thousands of themes and look at hundreds of pages. With `LIVERY_OPTIMIZED=1`, as
// `make test` sets it, the targets that this takes most time in are built with the optimizer; the
// others would take longer to build than their tests gain.
if Context.environment["LIVERY_OPTIMIZED"] != nil {
  package.addFlag(
    "-O",
    to: [
      "ThemeSource", "ThemeColor", "ThemeModel", "GTKKnowledge", "ThemeCSS", "LiveryAdwaita",
      "LiveryRendering",
    ])
}

extension Package {
  fileprivate func addFlag(_ flag: String, to names: Set<String>) {
    for target in targets where names.contains(target.name) {
      target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags([flag])]
    }
  }
}

/// Adds targets that lie in a folder, each in the one of its name where it names no other.
@MainActor func addTargets(in folder: String, onMainActor: Bool = false, _ targets: [Target]) {
  for target in targets {
    target.path = "\(folder)/\(target.path ?? target.name)"
    guard target.type != .system else { continue }
    target.swiftSettings = [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
    if onMainActor { target.swiftSettings?.append(.defaultIsolation(MainActor.self)) }
  }
  package.targets += targets
}
