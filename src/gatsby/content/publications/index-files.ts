/** The files from which the archive filters publications in the browser: one for each language. */
import type { SourceNodesArgs } from "gatsby"
import type { Langcode } from "../../../../contract/fields.ts"
import { inLanguage, languages } from "../../../../contract/languages.ts"
import { publicationIndexPath, type PublicationIndex } from "../../../lib/content/publication-index.ts"
import { compare } from "../age.ts"
import { filesBelow, type Files } from "../../write-files.ts"
import { slugIn } from "./publication-lists.ts"
import { shortRow, type Rows } from "./rows.ts"
import { publicationsPath, tagPaths, type Tagged } from "./tag-paths.ts"

type Gatsby = Pick<SourceNodesArgs, "store">
type Known = Tagged & { readonly nodeId: (uuid: string, language: Langcode) => string | undefined }

const noted = new WeakMap<object, Files>()

/** Makes the files, which are written after the pages. */
export function noteIndexFiles({ store }: Gatsby, known: Known, rows: (language: Langcode) => Rows): void {
  const paths = languages.map((language) => ({ language, byTag: tagPaths(known, language) }))
  const files = paths.map(({ language, byTag }) => {
    const listed = known.publications.flatMap(({ uuid }) => rows(language).get(known.nodeId(uuid, language) ?? "") ?? [])
    const others = paths.flatMap((other) => [...byTag].map(([tag, path]) => [slugIn(other.byTag.get(tag) ?? path), slugIn(path)] as const))
    // Drupal lists the tags in another order.
    const tags = Object.fromEntries(others.filter(([other, own]) => other !== own).toSorted(([one], [other]) => compare(one, other)))
    const index: PublicationIndex = { tags, publications: listed.map(({ id: _, ...row }) => shortRow(row)) }
    return [inLanguage(language, publicationIndexPath), JSON.stringify(index)] as const
  })
  noted.set(store, new Map(files))
}

export function notedIndexFiles({ store }: Gatsby): Files {
  return noted.get(store) ?? new Map()
}

/** The files of an earlier build. */
export function indexFilesIn(folder: string): Files {
  const folders = languages.map((language) => inLanguage(language, publicationsPath))
  return filesBelow(folder, folders, (name) => name === slugIn(`${publicationIndexPath}/`))
}
