import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileEntry, fileFolders, nameProblem, type FileEntry, type FileFolder } from "./folder-file.ts"
import { contentFiles, type ContentFile } from "./kinds.ts"
import { describePath, type Problems, type SourceFile } from "./problems.ts"
import { parseAt } from "./parse-at.ts"

export type ItemFile = SourceFile & { readonly content: ContentFile; readonly items: readonly unknown[] }
export type IndexEntry = { readonly folder: FileFolder; readonly entry: FileEntry; readonly source: SourceFile; readonly index: number }

/** A content folder as it lies on the disk: every file parsed, no item looked at yet. */
export type ContentFolder = {
  readonly path: string
  readonly files: readonly ItemFile[]
  readonly entries: readonly IndexEntry[]
}

/** Reads the JSON files of a content folder. Pictures and attachments themselves stay unread. */
export function readFolder(path: string, problems: Problems): ContentFolder {
  const content = join(path, "content")
  const names = existsSync(content) ? readdirSync(content).filter((name) => name.endsWith(".json")) : []
  if (names.length === 0) problems.addFile(path, "this is no content folder: it has no content/*.json")
  const known = contentFiles.map(({ name }) => name)
  for (const name of names.filter((given) => !known.includes(given))) {
    problems.addFile(name, `no content has this file name; known are ${known.join(", ")}`)
  }
  const files = contentFiles.flatMap((file) => {
    const source = names.includes(file.name) ? readList(join(content, file.name), file.name, problems) : undefined
    return source === undefined ? [] : [{ ...source, content: file }]
  })
  return { path, files, entries: fileFolders.flatMap((folder) => readIndex(path, folder, problems)) }
}

function readList(path: string, name: string, problems: Problems): (SourceFile & { items: readonly unknown[] }) | undefined {
  const text = readFileSync(path, "utf8").replace(/^\uFEFF/, "")
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value)) return { name, text, value, items: value }
    problems.addFile(name, "this is no list of items: write [ … ]")
  } catch {
    problems.addSyntax(name, text)
  }
  return undefined
}

function readIndex(path: string, folder: FileFolder, problems: Problems): IndexEntry[] {
  const name = `${folder}/index.json`
  const source = existsSync(join(path, name)) ? readList(join(path, name), name, problems) : undefined
  if (source === undefined) return []
  const seen = new Set<string>()
  return source.items.flatMap((item, index) => {
    const entry = parseAt(fileEntry, item, (message, at) => {
      problems.add(source, [index, ...at], describePath(`[${index}]`, at), message)
    })
    if (entry === undefined) return []
    const file = entry.value.file
    const problem = seen.has(file) ? `"${file}" is listed twice` : nameProblem(file, folder)
    if (problem !== null) problems.add(source, [index, "file"], `[${index}].file`, problem)
    seen.add(file)
    return problem === null ? [{ folder, entry: entry.value, source, index }] : []
  })
}
