// swift-tools-version: 6.2
import PackageDescription

// The pipeline, in order. A target may import only what stands above it and is named beside it:
//
//     text --LayoutSyntax--> lossless tree --LayoutSema--> program --LayoutEvaluator--> view tree
//          --LayoutEngine--> frames --LayoutReport--> text, JSON
//
// LayoutLibrary declares every built-in view, modifier and value; LayoutCompiler is the one function that joins the
// stages; `keyline` is the only target that touches files, terminals and processes.

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A fully static executable starts in a tenth of the time that a dynamically linked one needs.
let staticLinking: [LinkerSetting] = [
  .linkedLibrary("m", .when(platforms: [.linux])),
  .unsafeFlags(["-static-executable"], .when(platforms: [.linux], configuration: .release)),
]

func stage(_ name: String, _ dependencies: String..., excluding excluded: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) }, exclude: excluded, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: String...) -> Target {
  .testTarget(name: name, dependencies: dependencies.map { .init(stringLiteral: $0) }, swiftSettings: settings)
}

let package = Package(
  name: "keyline",
  products: [.executable(name: "keyline", targets: ["keyline"])],
  targets: [
    stage("LayoutDiagnostics"),
    stage("LayoutDevices"),
    stage("LayoutFonts"),
    stage("LayoutText", "LayoutFonts", excluding: ["Metrics/NOTICE"]),
    stage("LayoutEngine"),
    stage("LayoutSyntax", "LayoutDiagnostics"),
    stage("LayoutSema", "LayoutDiagnostics", "LayoutSyntax"),
    stage("LayoutEvaluator", "LayoutDiagnostics", "LayoutSyntax", "LayoutSema", "LayoutEngine", "LayoutText"),
    stage(
      "LayoutLibrary", "LayoutDiagnostics", "LayoutSyntax", "LayoutSema", "LayoutEvaluator", "LayoutEngine",
      "LayoutText"),
    stage(
      "LayoutCompiler", "LayoutDiagnostics", "LayoutDevices", "LayoutSyntax", "LayoutSema", "LayoutEvaluator",
      "LayoutLibrary", "LayoutEngine", "LayoutText"),
    stage("LayoutReport", "LayoutDiagnostics", "LayoutCompiler", "LayoutEvaluator", "LayoutEngine", "LayoutText"),
    stage("LayoutExplain", "LayoutDiagnostics", "LayoutCompiler", "LayoutEvaluator", "LayoutEngine"),
    stage(
      "LayoutLint", "LayoutDiagnostics", "LayoutSyntax", "LayoutCompiler", "LayoutEvaluator", "LayoutEngine",
      "LayoutText"),
    .executableTarget(
      name: "keyline",
      dependencies: [
        "LayoutDevices", "LayoutDiagnostics", "LayoutCompiler", "LayoutReport", "LayoutExplain", "LayoutLint",
        "LayoutEngine", "LayoutEvaluator", "LayoutFonts", "LayoutText",
      ],
      swiftSettings: settings, linkerSettings: staticLinking),
    .executableTarget(
      name: "keyline-bench", dependencies: ["LayoutEngine", "LayoutSyntax", "LayoutCompiler", "LayoutDiagnostics"],
      swiftSettings: settings, linkerSettings: staticLinking),
    .target(
      name: "LayoutTestSupport", dependencies: ["LayoutDiagnostics"], path: "Tests/TestSupport", swiftSettings: settings
    ),
    tests("LayoutFontsTests", "LayoutFonts", "LayoutTestSupport"),
    tests("LayoutTextTests", "LayoutText", "LayoutFonts", "LayoutTestSupport"),
    tests(
      "LayoutLibraryTests", "LayoutLibrary", "LayoutEvaluator", "LayoutSema", "LayoutSyntax", "LayoutDiagnostics",
      "LayoutTestSupport"
    ),
    tests("LayoutEngineTests", "LayoutEngine"),
    tests("LayoutDiagnosticsTests", "LayoutDiagnostics"),
    tests(
      "ConformanceTests", "LayoutCompiler", "LayoutDiagnostics", "LayoutEngine", "LayoutEvaluator", "LayoutText",
      "LayoutTestSupport"),
    tests(
      "LayoutCompilerTests", "LayoutCompiler", "LayoutDevices", "LayoutDiagnostics", "LayoutEngine", "LayoutEvaluator",
      "LayoutText", "LayoutTestSupport"),
    tests("CommandLineTests", "keyline", "LayoutTestSupport"),
    tests(
      "LayoutReportTests", "LayoutReport", "LayoutCompiler", "LayoutDiagnostics", "LayoutEngine", "LayoutEvaluator"),
    tests(
      "LayoutExplainTests", "LayoutExplain", "LayoutCompiler", "LayoutDiagnostics", "LayoutEngine", "LayoutEvaluator",
      "LayoutTestSupport"),
    tests(
      "LayoutLintTests", "LayoutLint", "LayoutCompiler", "LayoutDiagnostics", "LayoutEngine", "LayoutEvaluator",
      "LayoutTestSupport"),
    tests("TidyTests", "LayoutDiagnostics", "LayoutTestSupport"),
    tests(
      "LayoutSemaTests", "LayoutSema", "LayoutLibrary", "LayoutSyntax", "LayoutDiagnostics", "LayoutTestSupport"),
    tests("LayoutSyntaxTests", "LayoutSyntax", "LayoutDiagnostics", "LayoutTestSupport"),
  ]
)
