package import LayoutDiagnostics

/// Lays out every scene of the sources.
package func compile(_ sources: SourceMap, options: CompileOptions) -> Compilation {
  Compilation()
}

/// What is wrong with the sources, without laying anything out.
package func check(_ sources: SourceMap) -> [Diagnostic] {
  []
}
