/** The lists of members: that of all, and one for each value of a criterion, each with its further pages. */
import type { Langcode } from "../../../../contract/fields.ts"
import { inLanguage, languages } from "../../../../contract/languages.ts"
import { kinds } from "../../../../contract/content.ts"
import { inPages, pagePath } from "../list-pages.ts"
import type { List } from "../lists.ts"
import type { MetCriterion } from "./criteria.ts"
import type { NodeOfMember } from "./listed-members.ts"

const directoryPath = kinds["node--member"].publicPath

export const perPage = 48

export type DirectoryIn = {
  readonly language: Langcode
  readonly members: readonly NodeOfMember[]
  readonly met: readonly MetCriterion[]
  /** The version of the file with all members. */
  readonly version: string
}

/** Makes the nodes of all lists for readers of a language. `all` has the directory in each language. */
export function directoryLists({ language, members, met, version }: DirectoryIn, all: readonly DirectoryIn[]): readonly List[] {
  const filters = met.map(({ criterion, value, name, langcode, otherNames, path, members: { length: count } }) => ({
    ...{ criterion, value, name, langcode, otherNames, count },
    path: addressOf(language, path),
  }))
  const whole = languages.map((one) => ({ language: one, path: "" }))
  const lists = met.map((one) => {
    const isSame = ({ criterion, key }: MetCriterion) => criterion === one.criterion && key === one.key
    const translations = all.flatMap((other) => other.met.filter(isSame).map(({ path }) => ({ language: other.language, path })))
    const { criterion, value, name, langcode } = one
    return pagesOf(one.path, one.members, language, { ...{ criterion, value, name, langcode }, filters: [], version: "" }, translations)
  })
  const ofAll = { criterion: null, value: null, name: null, langcode: language, filters, version }
  return [...pagesOf("", members, language, ofAll, whole), ...lists.flat()]
}

type Facts = Readonly<Record<string, unknown>>
type Translation = { readonly language: Langcode; readonly path: string }

function pagesOf(
  path: string,
  members: readonly NodeOfMember[],
  language: Langcode,
  facts: Facts,
  translations: readonly Translation[],
): List[] {
  const parts = inPages(members, perPage)
  const paths = parts.map((_, index) => addressOf(language, pagePath(path, index)))
  return paths.map((address, index) => ({
    type: "MemberList",
    key: `directory-${address}`,
    fields: {
      ...facts,
      language,
      path: address,
      isWhole: path === "" && index === 0,
      // The first page alone has the choices.
      ...(index === 0 ? {} : { filters: [], version: "" }),
      page: index + 1,
      pages: paths,
      count: members.length,
      translations: translations.map((one) => ({
        language: one.language,
        path: addressOf(one.language, pagePath(one.path, index)),
        isOriginal: false,
      })),
      members: (parts[index] ?? []).map(({ id }) => id),
    },
  }))
}

function addressOf(language: Langcode, path: string): string {
  return inLanguage(language, `${directoryPath}${path}`)
}
