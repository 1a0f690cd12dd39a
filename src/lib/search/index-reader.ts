import type { Langcode } from "#contract/fields.ts"
import { loadJson } from "../navigation/page-data.ts"
import { documentsFile, endingsFile, placesFile, rootFile, type Documents, type Endings, type Places, type Root } from "./format.ts"

/** Reads files of the index, each once. They are a build's; the next one may have others (`forget`). */
export type IndexReader = {
  readonly root: () => Promise<Root>
  readonly places: (beginning: string) => Promise<Places>
  readonly endings: (ending: string) => Promise<Endings>
  readonly documents: (number: number) => Promise<Documents>
  readonly forget: () => void
}

export type ReadFile = (address: string) => Promise<unknown>

// The browser asks whether its copies are still the server's: files of two builds don't belong together.
const fetchFile: ReadFile = (address) => loadJson(address, { cache: "no-cache", credentials: "same-origin" })

export function makeIndexReader(language: Langcode, readFile: ReadFile = fetchFile): IndexReader {
  const read = new Map<string, Promise<unknown>>()
  const once = <File>(address: string, isFile: (value: unknown) => value is File): Promise<File> => {
    const known = read.get(address) ?? readFile(address)
    read.set(address, known)
    return known.then(
      (value) => {
        if (isFile(value)) return value
        throw new Error(`${address} is no file of the search index.`)
      },
      (error: unknown) => {
        read.delete(address)
        throw error
      },
    )
  }
  return {
    root: () => once(rootFile(language), isRoot),
    places: (beginning) => once(placesFile(language, beginning), isPlaces),
    endings: (ending) => once(endingsFile(language, ending), isEndings),
    documents: (number) => once(documentsFile(language, number), isDocuments),
    forget: () => read.clear(),
  }
}

// The build writes the other members too.
function isRoot(value: unknown): value is Root {
  return isObject(value) && Array.isArray(value.shards) && isObject(value.documents)
}

function isPlaces(value: unknown): value is Places {
  return isObject(value) && Array.isArray(value.apart) && isObject(value.words)
}

function isEndings(value: unknown): value is Endings {
  return isObject(value) && Array.isArray(value.apart) && Array.isArray(value.words)
}

function isDocuments(value: unknown): value is Documents {
  return isObject(value)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}
