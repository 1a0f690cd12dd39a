import type { Langcode } from "../../../contract/fields.ts"
import { defaultLanguage, inLanguage, isLanguage, languages, splitLanguage } from "../../../contract/languages.ts"

export type Version = {
  readonly language: Langcode
  readonly path: string
  /** Is true if an item was first written in this text. The site's own pages have none. */
  readonly isOriginal?: boolean
}

/** Gatsby gives these props to a page and to its Head. */
export type ShownPage = {
  readonly location: { readonly pathname: string }
  readonly pageContext: unknown
  readonly data?: unknown
}

/** The site's languages are in their order. The not-found page has no versions. */
export function versionsOf({ location: { pathname }, pageContext, data: queryResult }: ShownPage): readonly Version[] {
  const context = fieldsOf(pageContext)
  if (context.isMissing === true) return []
  const { language, path } = splitLanguage(pathname)
  // The site's own pages and the screens of the dashboard are there in every language.
  if (context.id === undefined) return languages.map((each) => ({ language: each, path: inLanguage(each, path) }))
  const versions = Object.values(fieldsOf(queryResult)).flatMap((item) => readVersions(fieldsOf(item).translations))
  return versions.length > 0 ? versions : [{ language, path: pathname }]
}

function readVersions(translations: unknown): readonly Version[] {
  if (!Array.isArray(translations)) return []
  return translations
    .map(fieldsOf)
    .flatMap(({ language, path, isOriginal }) =>
      isLanguage(language) && typeof path === "string" ? { language, path, isOriginal: isOriginal === true } : [],
    )
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {}
}

/** Readers of other languages get the English address, else that of the original, else that of the first version. */
export function defaultVersion(versions: readonly Version[]): string {
  const english = versions.find(({ language }) => language === defaultLanguage)
  return (english ?? versions.find(({ isOriginal }) => isOriginal) ?? versions[0])?.path ?? "/"
}

/** The beginning of a page's path names the list to which it may belong. */
const lists = [
  ["/members/", "/members/"],
  ["/action-project/", "/actions-projects/"],
  ["/agenda/", "/agenda/"],
  ["/publications/", "/publications/"],
  ["/post/", "/publications/"],
] as const

/** A list's note with this fragment says that a page isn't translated. */
export const notTranslated = "not-translated"

/** Readers are led to such a page if a translation is missing. */
export function isList(pathname: string): boolean {
  const { path } = splitLanguage(pathname)
  return ["/", ...lists.map(([, list]) => list)].includes(path)
}

export type Way = Version & {
  readonly isSame: boolean
}

/** A missing version leads to the nearest list, which says that there is none. */
export function waysFrom(page: ShownPage): readonly Way[] {
  const versions = versionsOf(page)
  const { path } = splitLanguage(page.location.pathname)
  const list = lists.find(([start]) => path.startsWith(start))?.[1] ?? "/"
  return languages.map((language) => {
    const version = versions.find((each) => each.language === language)
    if (version !== undefined) return { ...version, isSame: true }
    const other = versions.length === 0 ? "/" : `${list}#${notTranslated}`
    return { language, path: inLanguage(language, other), isSame: false }
  })
}
