/** Each value of a criterion has a list, with further pages. */
import type { Langcode } from "../../../../contract/fields.ts"
import { inLanguage } from "../../../../contract/languages.ts"
import { listPages } from "../list-pages.ts"
import type { List } from "../lists.ts"
import { directoryPath, type MetCriterion } from "./criteria.ts"
import type { NodeOfMember } from "./listed-members.ts"

export const perPage = 48

type DirectoryIn = {
  readonly language: Langcode
  readonly members: readonly NodeOfMember[]
  readonly met: readonly MetCriterion[]
  /** A change of the file with all members changes this version. */
  readonly version: string
}

export function directoryLists(directories: readonly DirectoryIn[]): readonly List[] {
  const groups = directories.flatMap(({ language, members, met }) => {
    const path = inLanguage(language, directoryPath)
    return [{ language, criterion: null, key: "", value: null, name: null, langcode: language, path, items: members }, ...met]
  })
  return listPages(groups, perPage).map(({ group, index, path, paths, items, translations }) => {
    const { language, criterion, value, name, langcode } = group
    const isWhole = criterion === null && index === 0
    const { met = [], version = "" } = (isWhole ? directories.find((one) => one.language === language) : null) ?? {}
    const fields = {
      ...{ language, criterion, value, name, langcode, path, isWhole, translations, version },
      filters: met.map(({ items: { length: count }, key: _, language: __, ...filter }) => ({ ...filter, count })),
      page: index + 1,
      pages: paths,
      count: group.items.length,
      members: items.map(({ id }) => id),
    }
    return { type: "MemberList", key: `directory-${path}`, fields }
  })
}
