import { join } from "node:path"
import ts from "typescript"

const project = join(__dirname, "../../..")

/** What the types of schema-dts, which Google makes of https://schema.org, find wrong with structured data, as JSON. */
export function schemaOrgFaults(texts: readonly string[]): readonly string[] {
  // The file is only in memory.
  const file = join(project, "__tests__", "structured-data-that-is-checked.ts")
  const lines = texts.map((text, index) => `export const graph${index}: Graph = ${text}`)
  const source = `import type { Graph } from "schema-dts"\n${lines.join("\n")}\n`
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, languageVersion) =>
    name === file ? ts.createSourceFile(name, source, languageVersion) : getSourceFile(name, languageVersion)
  const program = ts.createProgram([file], options, host)
  return [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()].map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, "\n"),
  )
}
