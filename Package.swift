// swift-tools-version: 6.2
import PackageDescription

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
    .library(name: "ThemeLint", targets: ["ThemeLint", "ThemeSource"]),
    .library(name: "ThemeSession", targets: ["ThemeSession", "ThemeSource"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    .target(name: "CLiverySystem", path: "Sources/Core/CLiverySystem"),
    .target(
      name: "LiverySystem", dependencies: ["CLiverySystem"], path: "Sources/Core/LiverySystem"),
    .target(name: "ThemeSource", path: "Sources/Core/ThemeSource"),
    .target(name: "ThemeColor", path: "Sources/Core/ThemeColor"),
    .target(
      name: "ThemeModel", dependencies: ["ThemeSource", "ThemeColor"],
      path: "Sources/Themes/ThemeModel"),
    .target(
      name: "GTKKnowledge", dependencies: ["ThemeSource", "ThemeColor", "ThemeModel"],
      path: "Sources/Themes/GTKKnowledge"),
    .target(
      name: "ThemeCSS",
      dependencies: ["ThemeSource", "ThemeColor", "ThemeModel", "GTKKnowledge"],
      path: "Sources/Themes/ThemeCSS"),
    .target(
      name: "ThemeFormats",
      dependencies: [
        "LiverySystem", "ThemeSource", "ThemeColor", "ThemeModel", "GTKKnowledge", "ThemeCSS",
        "BuiltInThemes",
      ], path: "Sources/Themes/ThemeFormats"),
    .target(
      name: "ThemeMatrix",
      dependencies: ["ThemeSource", "ThemeColor", "ThemeModel", "ThemeFormats"],
      path: "Sources/Themes/ThemeMatrix"),
    .target(
      name: "ThemeLint",
      dependencies: [
        "LiverySystem", "ThemeSource", "ThemeColor", "ThemeModel", "GTKKnowledge", "ThemeCSS",
        "ThemeFormats", "ThemeMatrix",
      ], path: "Sources/Themes/ThemeLint"),
    .target(
      name: "ThemeTemplates",
      dependencies: [
        "LiverySystem", "ThemeSource", "ThemeColor", "ThemeModel", "GTKKnowledge", "ThemeCSS",
        "ThemeFormats", "ThemeLint",
      ], path: "Sources/Themes/ThemeTemplates"),
    .target(
      name: "ThemeInstall", dependencies: ["LiverySystem", "ThemeSource", "ThemeFormats"],
      path: "Sources/Themes/ThemeInstall"),
    .target(
      name: "NewTheme",
      dependencies: ["ThemeSource", "ThemeColor", "ThemeModel", "ThemeFormats", "ThemeLint"],
      path: "Sources/Themes/NewTheme"),
    .target(
      name: "ThemeSession",
      dependencies: [
        "LiverySystem", "ThemeSource", "ThemeColor", "ThemeModel", "GTKKnowledge", "ThemeCSS",
        "ThemeFormats", "ThemeLint",
      ], path: "Sources/Themes/ThemeSession"),
    .target(
      name: "LanguageServer",
      dependencies: [
        "LiverySystem", "ThemeSource", "ThemeColor", "ThemeModel", "GTKKnowledge", "ThemeCSS",
        "ThemeFormats", "ThemeLint",
      ], path: "Sources/CommandLine/LanguageServer"),
    // Embedding costs a quarter of a second a kilobyte to compile, so it has a target of its own.
    .target(
      name: "BuiltInThemes", path: "Sources/Themes/BuiltInThemes",
      resources: [
        .embedInCode("../../../Resources/themes/adwaita.livery.toml"),
        .embedInCode("../../../Resources/themes/midnight.livery.toml"),
        .embedInCode("../../../Resources/themes/daylight.livery.toml"),
        .embedInCode("../../../Resources/themes/ocean.livery.toml"),
        .embedInCode("../../../Resources/themes/mint.livery.toml"),
        .embedInCode("../../../Resources/themes/pumpkin.livery.toml"),
        .embedInCode("../../../Resources/themes/hostile/hostile-priority.livery.toml"),
        .embedInCode("../../../Resources/themes/hostile/hostile-star.livery.toml"),
        .embedInCode("../../../Resources/themes/hostile/hostile-borderless.livery.toml"),
        .embedInCode("../../../Resources/themes/hostile/hostile-huge.livery.toml"),
      ]),
    .target(
      name: "LiveryConsole", dependencies: ["LiverySystem", "ThemeSource"],
      path: "Sources/CommandLine/LiveryConsole"),
    .target(
      name: "ThemeArguments",
      dependencies: [
        "LiverySystem", "LiveryConsole", "ThemeSource", "ThemeModel", "GTKKnowledge", "ThemeCSS",
        "ThemeFormats", "ThemeMatrix", "ThemeLint",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Sources/CommandLine/ThemeArguments"),
    .executableTarget(
      name: "livery",
      dependencies: [
        "LiverySystem", "LiveryConsole", "ThemeArguments",
        "ThemeSource", "ThemeColor", "ThemeModel", "ThemeCSS", "ThemeFormats", "ThemeMatrix",
        "ThemeLint", "GTKKnowledge", "ThemeInstall", "NewTheme", "ThemeTemplates",
        "LanguageServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Sources/CommandLine/livery"),
    .target(name: "Fixtures", dependencies: ["ThemeSource"], path: "Tests/Fixtures"),
    .testTarget(name: "LiverySystemTests", dependencies: ["Fixtures", "LiverySystem"]),
    .testTarget(
      name: "ThemeSourceTests",
      dependencies: [
        "Fixtures", "ThemeSource", .product(name: "TOMLKit", package: "TOMLKit"),
        .product(name: "Yams", package: "Yams"),
      ]),
    .testTarget(name: "ThemeColorTests", dependencies: ["ThemeColor"]),
    .testTarget(
      name: "ThemeModelTests",
      dependencies: ["Fixtures", "ThemeSource", "ThemeColor", "ThemeModel"]),
    .testTarget(
      name: "GTKKnowledgeTests", dependencies: ["GTKKnowledge", "ThemeColor", "ThemeModel"]),
    .testTarget(
      name: "ThemeCSSTests",
      dependencies: [
        "Fixtures", "ThemeSource", "ThemeColor", "ThemeModel", "GTKKnowledge", "ThemeCSS",
        "ThemeFormats",
      ]),
    .testTarget(
      name: "ThemeFormatsTests",
      dependencies: [
        "LiverySystem", "Fixtures", "ThemeSource", "ThemeColor", "ThemeModel", "GTKKnowledge",
        "ThemeCSS",
        "ThemeFormats",
      ]),
    .testTarget(
      name: "ThemeMatrixTests",
      dependencies: ["ThemeColor", "ThemeModel", "ThemeFormats", "ThemeMatrix"]),
    .testTarget(
      name: "ThemeLintTests",
      dependencies: [
        "LiverySystem", "Fixtures", "ThemeSource", "ThemeColor", "ThemeModel", "GTKKnowledge",
        "ThemeCSS",
        "ThemeFormats", "ThemeMatrix", "ThemeLint",
      ]),
    .testTarget(
      name: "NewThemeTests",
      dependencies: [
        "ThemeSource", "ThemeColor", "ThemeModel", "ThemeFormats", "ThemeLint", "NewTheme",
      ]),
    .testTarget(
      name: "ThemeTemplatesTests",
      dependencies: [
        "LiverySystem", "Fixtures", "ThemeSource", "ThemeColor", "ThemeModel", "ThemeCSS",
        "ThemeFormats", "ThemeLint", "ThemeTemplates",
      ]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "Fixtures", "ThemeSource", "ThemeModel", "ThemeCSS", "ThemeFormats", "ThemeLint",
        "LanguageServer",
      ]),
    .testTarget(
      name: "ThemeSessionTests",
      dependencies: [
        "LiverySystem", "Fixtures", "ThemeSource", "ThemeModel", "ThemeColor", "GTKKnowledge",
        "ThemeCSS",
        "ThemeFormats", "ThemeSession",
      ]),
    .executableTarget(
      name: "AppTheme", dependencies: ["ThemeColor", "ThemeModel", "ThemeCSS", "ThemeFormats"],
      path: "Tests/Examples/AppTheme"),
    .executableTarget(
      name: "LibraryTour",
      dependencies: [
        "ThemeColor", "ThemeModel", "GTKKnowledge", "ThemeCSS", "ThemeFormats", "ThemeLint",
        "ThemeSession", "ThemeSource",
      ],
      path: "Tests/Examples/LibraryTour"),
    .executableTarget(
      name: "SessionSaver",
      dependencies: ["LiverySystem", "ThemeSource", "ThemeModel", "ThemeFormats", "ThemeSession"],
      path: "Tests/SessionSaver"),
    .testTarget(
      name: "LiveryTests",
      dependencies: [
        "Fixtures", "livery", "AppTheme", "LibraryTour", "SessionSaver", "ThemeSource",
        "ThemeSession",
        .product(name: "Yams", package: "Yams"),
      ],
      exclude: ["LanguageServer"]),
    .target(
      name: "Fuzzing",
      dependencies: [
        "Fixtures", "ThemeSource", "ThemeColor", "ThemeModel", "ThemeCSS", "ThemeFormats",
        "ThemeLint", "ThemeTemplates",
      ], path: "Tests/Fuzz/Fuzzing"),
    .executableTarget(
      name: "ReaderSoak", dependencies: ["Fuzzing"], path: "Tests/Fuzz/ReaderSoak"),
    .testTarget(
      name: "FuzzingTests", dependencies: ["Fuzzing"], path: "Tests/Fuzz/FuzzingTests"),
    .target(name: "Allocations", path: "Tests/Benchmarks/Allocations"),
    .executableTarget(
      name: "ModelBenchmark",
      dependencies: [
        "Allocations", "ThemeSource", "ThemeModel", "ThemeCSS", "ThemeFormats",
        .product(name: "TOMLKit", package: "TOMLKit"),
      ], path: "Tests/Benchmarks/ModelBenchmark"),
    .executableTarget(
      name: "SessionBenchmark",
      dependencies: [
        "Fixtures", "ThemeSource", "ThemeColor", "ThemeModel", "ThemeFormats", "ThemeSession",
      ], path: "Tests/Benchmarks/SessionBenchmark"),
  ])

// The GTK targets need libadwaita's headers. `LIVERY_HEADLESS=1 swift build` (or `swift test`)
// leaves them out of the graph on machines that lack them.
if Context.environment["LIVERY_HEADLESS"] == nil {
  package.products += [
    .executable(name: "livery-preview", targets: ["livery-preview"]),
    .library(
      name: "LiveryGTK",
      targets: ["LiveryGTK", "ThemeSession", "ThemeModel", "ThemeColor", "ThemeSource"]),
    // GIO loads it into the applications that 'livery try' starts.
    .library(name: "livery-reload", type: .dynamic, targets: ["CLiveryReload"]),
  ]
  package.targets += [
    .systemLibrary(
      name: "CLiveryAdwaita", path: "Sources/GTK/CLiveryAdwaita",
      pkgConfig: "libadwaita-1",
      providers: [.apt(["libadwaita-1-dev"])]),
    .systemLibrary(
      name: "CLiveryGIO", path: "Sources/GTK/CLiveryGIO", pkgConfig: "gio-2.0",
      providers: [.apt(["libglib2.0-dev"])]),
    .target(name: "CLiveryReload", dependencies: ["CLiveryGIO"], path: "Sources/GTK/CLiveryReload"),
    .target(
      name: "LiveryAdwaita",
      dependencies: ["CLiveryAdwaita"], path: "Sources/GTK/LiveryAdwaita",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(
      name: "LiveryGTK",
      dependencies: [
        "LiverySystem", "ThemeColor", "ThemeModel", "GTKKnowledge", "ThemeFormats", "ThemeSession",
        "LiveryAdwaita",
      ], path: "Sources/GTK/LiveryGTK",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // In a target of C, since SwiftPM makes code for those of Swift that needs Foundation.
    .target(
      name: "PreviewFiles", path: "Sources/GTK/PreviewFiles",
      resources: [
        .copy("../../../Resources/ui"), .copy("../../../Resources/icons"),
        .copy("../../../Resources/pictures"), .copy("../../../Resources/window"),
        .copy("../../../Resources/locale"),
        // The program's own icon, as long as no desktop has it.
        .copy("../../../data/icons/hicolor"),
      ]),
    .target(
      name: "LiveryGallery",
      dependencies: [
        "PreviewFiles",
        "LiverySystem", "LiveryConsole", "ThemeSource", "ThemeColor", "ThemeModel", "GTKKnowledge",
        "ThemeFormats",
        "ThemeSession", "LiveryAdwaita", "LiveryGTK",
      ], path: "Sources/GTK/LiveryGallery",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(
      name: "LiveryRendering",
      dependencies: [
        "LiverySystem", "LiveryConsole", "ThemeArguments",
        "ThemeSource", "ThemeColor", "ThemeModel", "GTKKnowledge", "ThemeCSS", "ThemeFormats",
        "ThemeMatrix", "ThemeLint", "ThemeSession", "LiveryAdwaita", "LiveryGTK", "LiveryGallery",
      ], path: "Sources/GTK/LiveryRendering",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(
      name: "LiveryTry",
      dependencies: [
        "LiverySystem", "LiveryConsole", "ThemeArguments",
        "ThemeSource", "ThemeColor", "ThemeModel", "GTKKnowledge", "ThemeCSS", "ThemeFormats",
        "ThemeMatrix", "LiveryAdwaita", "LiveryGTK", "LiveryGallery", "LiveryRendering",
      ], path: "Sources/GTK/LiveryTry",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(
      name: "LiveryPreview",
      dependencies: [
        "LiverySystem", "LiveryConsole", "ThemeArguments", "ThemeInstall",
        "ThemeSource", "ThemeColor", "ThemeModel", "GTKKnowledge", "ThemeCSS", "ThemeFormats",
        "ThemeMatrix", "ThemeLint", "NewTheme", "ThemeSession", "LiveryAdwaita", "LiveryGTK",
        "LiveryGallery", "LiveryRendering",
      ], path: "Sources/GTK/LiveryPreview",
      resources: [
        .embedInCode("../../../Resources/schemas/gschemas.compiled")
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "livery-preview",
      dependencies: [
        "LiverySystem", "LiveryConsole", "ThemeArguments", "LiveryAdwaita", "LiveryGTK",
        "LiveryGallery", "LiveryRendering",
        "ThemeLint", "LiveryTry", "ThemeColor",
        "LiveryPreview", "GTKKnowledge", "ThemeCSS", "ThemeFormats", "ThemeMatrix", "ThemeModel",
        "ThemeSource",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Sources/CommandLine/livery-preview"),
    .target(
      name: "Desk", dependencies: ["LiveryAdwaita", "CLiveryAdwaita"], path: "Tests/Desk",
      exclude: ["accessibility.py", "desk.py", "drag.py", "portal.py"]),
    .executableTarget(
      name: "gtk-knowledge", dependencies: ["CLiveryAdwaita"], path: "Tests/Knowledge/Program"),
    .executableTarget(
      name: "bare-renderer", dependencies: ["CLiveryAdwaita"], path: "Tests/Benchmarks/BareRenderer"
    ),
    .executableTarget(name: "RenderBenchmark", path: "Tests/Benchmarks/RenderBenchmark"),
    .executableTarget(
      name: "main-queue-probe", dependencies: ["LiveryAdwaita"], path: "Tests/MainQueueProbe",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "bare-window", dependencies: ["CLiveryAdwaita"], path: "Tests/Benchmarks/BareWindow"),
    .executableTarget(
      name: "WindowBenchmark",
      dependencies: [
        "LiverySystem", "LiveryConsole", "ThemeSource", "ThemeModel", "ThemeFormats",
        "ThemeSession", "LiveryAdwaita",
        "LiveryGTK", "LiveryGallery", "LiveryRendering", "LiveryPreview",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Tests/Benchmarks/WindowBenchmark"),
    .executableTarget(
      name: "hostile-preview",
      dependencies: [
        "LiveryConsole", "ThemeModel", "ThemeCSS", "ThemeFormats", "ThemeMatrix", "LiveryGallery",
        "LiveryRendering",
        "LiveryTry", "LiveryPreview",
      ],
      path: "Tests/HostilePreview",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "killers", dependencies: ["LiverySystem", "ThemeSource", "ThemeCSS", "LiveryAdwaita"],
      path: "Tests/Killers", resources: [.embedInCode("widgets.ui")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "walk",
      dependencies: [
        "Desk", "Fixtures", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Tests/Walk"),
    .target(
      name: "UIFuzzing",
      dependencies: ["Fuzzing", "LiveryAdwaita", "CLiveryAdwaita", "LiveryGallery"],
      path: "Tests/Fuzz/UIFuzzing",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "UISoak",
      dependencies: ["Fuzzing", "UIFuzzing", "LiveryAdwaita", "CLiveryAdwaita", "Desk"],
      path: "Tests/Fuzz/UISoak",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "UIFuzzingTests", dependencies: ["UIFuzzing", "Desk"],
      path: "Tests/Fuzz/UIFuzzingTests"),
    .testTarget(
      name: "LiveryAdwaitaTests",
      dependencies: [
        "Fixtures", "ThemeSource", "GTKKnowledge", "ThemeCSS", "LiveryAdwaita", "CLiveryAdwaita",
        "Desk",
        "main-queue-probe", "gtk-knowledge",
      ]),
    .testTarget(
      name: "LiveryPreviewTests",
      dependencies: [
        "LiverySystem",
        "LiveryAdwaita", "CLiveryAdwaita", "LiveryGTK", "LiveryGallery", "LiveryRendering",
        "LiveryPreview", "ThemeSource",
        "ThemeColor", "ThemeModel", "GTKKnowledge", "ThemeCSS", "ThemeFormats", "ThemeMatrix",
        "ThemeLint", "ThemeSession", "Fixtures", "Desk",
        "livery", "livery-preview", "hostile-preview", "bare-window", "WindowBenchmark",
        .product(name: "Yams", package: "Yams"),
      ],
      exclude: ["application.py", "tried.py"]),
  ]
}

// The fuzz target has no main, so it is built by itself and only when asked for:
// `LIVERY_FUZZ=1 swift build -c release --product ReaderFuzz --sanitize fuzzer`.
if Context.environment["LIVERY_FUZZ"] != nil {
  package.targets += [
    .systemLibrary(name: "CFuzzer", path: "Tests/Fuzz/CFuzzer"),
    .executableTarget(
      name: "ReaderFuzz", dependencies: ["CFuzzer", "Fuzzing"], path: "Tests/Fuzz/ReaderFuzz"),
  ]
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

// With `LIVERY_SMALL=1`, as for the programs that people install, the targets that little time is
// spent in are built for size.
if Context.environment["LIVERY_SMALL"] != nil {
  package.addFlag(
    "-Osize",
    to: [
      "LiverySystem", "ThemeLint", "ThemeTemplates", "ThemeInstall", "NewTheme",
      "ThemeMatrix", "ThemeArguments", "LanguageServer", "ThemeSession", "LiveryConsole",
      "livery", "LiveryGallery", "LiveryRendering", "LiveryPreview", "livery-preview",
    ])
}

extension Package {
  fileprivate func addFlag(_ flag: String, to names: Set<String>) {
    for target in targets where names.contains(target.name) {
      target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags([flag])]
    }
  }
}

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
