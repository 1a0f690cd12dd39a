/** The archive filters publications in the browser by one of these files for each language. */
import type { Langcode } from "../../../../contract/fields.ts"
import { inLanguage, languages } from "../../../../contract/languages.ts"
import { publicationIndexPath, type PublicationIndex } from "../../../lib/content/publication-index.ts"
import { compare } from "../creation-order.ts"
import type { Files } from "../../write-files.ts"
import { slugIn } from "./groups.ts"
import type { Rows } from "./rows.ts"
import type { Tagged } from "./tag-paths.ts"

type IndexSource = Tagged & { readonly nodeId: (uuid: string, language: Langcode) => string | undefined }

export function indexFiles(source: IndexSource, rows: (language: Langcode) => Rows): Files {
  const files = languages.map((language) => {
    const byTag = source.tagPaths[language]
    const rowsOfAll = source.publications.flatMap(({ uuid }) => rows(language).get(source.nodeId(uuid, language) ?? "") ?? [])
    const others = languages.flatMap((other) =>
      [...byTag].map(([tag, path]) => [slugIn(source.tagPaths[other].get(tag) ?? path), slugIn(path)] as const),
    )
    // Drupal lists the tags in another order.
    const tags = Object.fromEntries(others.filter(([other, own]) => other !== own).toSorted(([one], [other]) => compare(one, other)))
    const index: PublicationIndex = { tags, publications: rowsOfAll.map(({ short: { id: _, ...row } }) => row) }
    return [inLanguage(language, publicationIndexPath), JSON.stringify(index)] as const
  })
  return new Map(files)
}
