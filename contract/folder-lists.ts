import { criterionSegments } from "./directory.ts"
import { inLanguage, languages } from "./languages.ts"

const folders: readonly (readonly [folder: string, list: string])[] = [
  ["/post/", "/publications/"],
  ["/action-project/", "/actions-projects/"],
  ["/agenda/category/", "/agenda/"],
  ...["kind", "language", "tag"].map((segment) => [`/publications/${segment}/`, "/publications/"] as const),
  ...[...new Set(Object.values(criterionSegments))].map((segment) => [`/members/${segment}/`, "/members/"] as const),
]

/** A reader who shortens an address comes to a folder without a page, and expects this list. */
export const folderLists: ReadonlyMap<string, string> = new Map(
  languages.flatMap((language) => folders.map(([folder, list]) => [inLanguage(language, folder), inLanguage(language, list)])),
)
