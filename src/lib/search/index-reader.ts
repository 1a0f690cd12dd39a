import type { Langcode } from "#contract/fields.ts"
import { loadJson } from "../navigation/page-data.ts"
import { documentFile, endingsFile, rootFile, wordsFile, type IndexedDocument, type Endings, type Places, type Root } from "./format.ts"

/** Each file is read once. The next build may have others (`forget`). */
export type IndexReader = {
  readonly root: () => Promise<Root>
  readonly words: (beginning: string) => Promise<Places>
  readonly endings: (ending: string) => Promise<Endings>
  readonly document: (number: number) => Promise<IndexedDocument>
  readonly forget: () => void
}

export type ReadFile = (address: string) => Promise<unknown>

// The browser asks whether its copies are still the server's, because files of two builds don't belong together.
const fetchFile: ReadFile = (address) => loadJson(address, { cache: "no-cache", credentials: "same-origin" })

export function makeIndexReader(language: Langcode, readFile: ReadFile = fetchFile): IndexReader {
  const files = new Map<string, Promise<unknown>>()
  const once = async <File>(address: string, isFile: (value: unknown) => value is File): Promise<File> => {
    const file = files.get(address) ?? readFile(address)
    files.set(address, file)
    const value = await file.catch((error: unknown) => {
      files.delete(address)
      throw error
    })
    if (isFile(value)) return value
    throw new Error(`${address} is no file of the search index.`)
  }
  return {
    root: () => once(rootFile(language), isRoot),
    words: (beginning) => once(wordsFile(language, beginning), isPlaces),
    endings: (ending) => once(endingsFile(language, ending), isEndings),
    document: (number) => once(documentFile(language, number), isDocument),
    forget: () => files.clear(),
  }
}

// The build writes all members. A wrong answer comes from another server, such as a network's login.
function isRoot(value: unknown): value is Root {
  return typeof value === "object" && value !== null && "words" in value && "documents" in value
}

function isPlaces(value: unknown): value is Places {
  return typeof value === "object" && value !== null
}

function isEndings(value: unknown): value is Endings {
  return Array.isArray(value)
}

function isDocument(value: unknown): value is IndexedDocument {
  return Array.isArray(value)
}
