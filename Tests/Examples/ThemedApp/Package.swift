// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "themed-app",
  dependencies: [
    .package(name: "livery", path: "../../..")
  ],
  targets: [
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4"),
    // As a binding to GTK that an app may use calls its target, too.
    .target(name: "Adwaita", dependencies: ["CGtk"]),
    .executableTarget(
      name: "ThemedApp",
      dependencies: [
        "Adwaita", "CGtk",
        .product(name: "LiveryGTK", package: "livery"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ])
