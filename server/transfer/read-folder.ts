import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { kindOf } from "#contract/content.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { defaultLanguage, inLanguage, languages } from "#contract/languages.ts"
import { contentFiles, type ContentFile } from "./content-files.ts"
import { fileEntry, fileFolders, nameProblem, type FileFolder, type IndexEntry } from "./folder-files.ts"
import { aliasOf, identitySchema, stableUuid } from "./format/entity-keys.ts"
import type { FolderObject } from "./format/key.ts"
import { isTranslatable } from "#server/content/entities/languages.ts"
import type { Problems, SourceFile } from "./transfer-problems.ts"
import { redirectsFile, type RedirectFile } from "./folder-redirects.ts"

export type ItemFile = SourceFile & { readonly content: ContentFile; readonly items: readonly unknown[] }

export type ContentFolder = {
  readonly path: string
  readonly files: readonly ItemFile[]
  readonly redirects: RedirectFile | undefined
  readonly entries: readonly IndexEntry[]
}

export function readFolder(path: string, problems: Problems): ContentFolder {
  const content = join(path, "content")
  const names = existsSync(content) ? readdirSync(content).filter((name) => name.endsWith(".json")) : []
  if (names.length === 0) problems.addFile(path, "this is no content folder: it has no content/*.json")
  const fileNames = [...contentFiles.map(({ name }) => name), redirectsFile]
  for (const name of names.filter((each) => !fileNames.includes(each))) {
    problems.addFile(name, `no content has this file name; known are ${fileNames.join(", ")}`)
  }
  const files = contentFiles.flatMap((file) => {
    const source = names.includes(file.name) ? readList(join(content, file.name), file.name, problems) : undefined
    return source === undefined ? [] : [{ ...source, content: file }]
  })
  const redirects = names.includes(redirectsFile) ? readList(join(content, redirectsFile), redirectsFile, problems) : undefined
  return { path, files, redirects, entries: fileFolders.flatMap((folder) => readIndex(path, folder, problems)) }
}

function readList(path: string, name: string, problems: Problems): (SourceFile & { items: readonly unknown[] }) | undefined {
  const text = readFileSync(path, "utf8").replace(/^\uFEFF/, "")
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value)) return { name, text, items: value }
    problems.addFile(name, "this is no list of items: write [ … ]")
  } catch {
    problems.addSyntax({ name, text })
  }
  return undefined
}

function readIndex(path: string, folder: FileFolder, problems: Problems): IndexEntry[] {
  const name = `${folder}/index.json`
  const source = existsSync(join(path, name)) ? readList(join(path, name), name, problems) : undefined
  if (source === undefined) return []
  const earlierNames = new Set<string>()
  return source.items.flatMap((item, index) => {
    const entry = problems.parse(fileEntry, item, { file: source, index })
    if (entry === undefined) return []
    const file = entry.value.file
    const problem = earlierNames.has(file) ? `"${file}" is listed twice` : nameProblem(file, folder)
    if (problem !== null) problems.add(source, [index, "file"], `[${index}].file`, problem)
    earlierNames.add(file)
    return problem === null ? [{ folder, entry: entry.value, source, index }] : []
  })
}

export type IdentifiedItem = {
  readonly file: ItemFile
  readonly index: number
  readonly item: FolderObject
  readonly type: ResourceType
  readonly id: number
  readonly uuid: string
  readonly langcode: Langcode
  /** Begins with the original's language, then has the others in which the item has a title. */
  readonly languages: readonly [Langcode, ...Langcode[]]
  readonly key: string | undefined
}

/** Reports numbers, UUIDs and keys that occur twice. */
export function identify(folder: ContentFolder, problems: Problems): IdentifiedItem[] {
  const earlierPlaces = new Map<string, string>()
  return folder.files.flatMap((file) =>
    file.items.flatMap((item, index) => {
      const parsed = problems.parse(identitySchema, item, { file, index })
      if (parsed === undefined) return []
      const { type } = file.content
      const { id, key, uuid = stableUuid(type, id), langcode } = parsed.value
      const claims = [
        [`${kindOf(type).entityType} ${id}`, "id", `the id ${id} is already that of`],
        [`uuid ${uuid}`, "uuid", `the UUID ${uuid} is already that of`],
        ...(key === undefined ? [] : [[`${file.name} ${key}`, "key", `the key "${key}" is already that of`] as const]),
      ] as const
      for (const [claim, name, message] of claims) {
        const owner = earlierPlaces.get(claim)
        if (owner === undefined) earlierPlaces.set(claim, `${file.name}, item ${id}`)
        else if (name !== "uuid" || parsed.value.uuid !== undefined)
          problems.add(file, [index, name], `${id}.${name}`, `${message} ${owner}`)
      }
      const titled = isTranslatable(type) ? languagesOf(parsed.value) : []
      const original = langcode ?? languagesOf(parsed.value)[0] ?? defaultLanguage
      const all = [original, ...titled.filter((language) => language !== original)] as const
      return [{ file, index, item: parsed.value, type, id, uuid, langcode: original, languages: all, key }]
    }),
  )
}

/** A title may stand in the item or in `translations`. */
function languagesOf({ title, translations }: FolderObject): readonly Langcode[] {
  const [texts, others] = [textsOf(title), textsOf(translations)]
  return languages.filter((language) => language in texts || "title" in textsOf(others[language]))
}

function textsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {}
}

/** A link by a slug in any language becomes the item's address in the text's language, or else in the original's. Other links stay. */
export function itemAddresses(items: readonly IdentifiedItem[]): (link: string, language: Langcode) => string {
  const addressed = items.filter(({ type }) => kindOf(type).publicPath !== null)
  const addresses = new Set<string>(addressed.flatMap((item) => item.languages.map((language) => addressOf(item, language))))
  const places = addressed.flatMap((item) => slugsOf(item).map((slug) => [`${aliasOf(item.type, slug)}/`, item] as const))
  const targets = new Map<string, IdentifiedItem>(places.filter(([path]) => !addresses.has(path)))
  return (link, language) => {
    const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(link) ?? []
    const target = targets.get(path.endsWith("/") ? path : `${path}/`)
    return target === undefined ? link : `${addressOf(target, target.languages.includes(language) ? language : target.langcode)}${rest}`
  }
}

function slugsOf({ item }: IdentifiedItem): readonly string[] {
  return Object.values(textsOf(item.slug)).filter((slug) => typeof slug === "string")
}

function addressOf({ item, type }: IdentifiedItem, language: Langcode): string {
  if (typeof item.route === "string") return inLanguage(language, item.route === "/" ? "/" : `${item.route}/`)
  const slug = textsOf(item.slug)[language]
  return inLanguage(language, `${aliasOf(type, typeof slug === "string" ? slug : "")}/`)
}
