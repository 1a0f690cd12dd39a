import type { Filter, ListKind } from "./kind.ts"
import { searchOf } from "#lib/navigation/search-of.ts"

export type ListState = {
  readonly text: string
  readonly chosen: Readonly<Record<string, string>>
  readonly sort: string
  /** Counts from 1. */
  readonly page: number
}

type Parameters = Pick<ListKind, "filters" | "sorts">

const longestText = 200

/** Drops values that no filter has, so that an old link still shows a list. */
export function listStateOf(search: string, { filters, sorts }: Parameters): ListState {
  const parameters = new URLSearchParams(search)
  const chosenFilters = filters.flatMap((filter) => {
    const value = parameters.get(filter.name) ?? ""
    return isValue(filter, value) ? [[filter.name, value] as const] : []
  })
  const page = parameters.get("page") ?? ""
  return {
    text: (parameters.get("q") ?? "").trim().slice(0, longestText),
    chosen: Object.fromEntries(chosenFilters),
    sort: sorts.find(({ id }) => id === parameters.get("sort"))?.id ?? sorts[0].id,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** Defaults have no parameter, so that each state has one address. */
export function listSearchOf({ text, chosen, sort, page }: ListState, { filters, sorts }: Parameters): string {
  return searchOf({
    q: text.trim(),
    ...Object.fromEntries(filters.map(({ name }) => [name, chosen[name] ?? ""])),
    sort: sort === sorts[0].id ? "" : sort,
    page: page === 1 ? "" : String(page),
  })
}

export function isFiltered({ text, chosen }: ListState): boolean {
  return text !== "" || Object.keys(chosen).length > 0
}

export function withChosen({ chosen, ...state }: ListState, name: string, value: string): ListState {
  const { [name]: before, ...others } = chosen
  return { ...state, chosen: value === "" ? others : { ...others, [name]: value }, page: 1 }
}

function isValue({ options }: Filter, value: string): boolean {
  if (options.from === "words") return Object.hasOwn(options.values, value)
  return options.from === "years" ? /^\d{4}$/.test(value) : /^[\w-]{1,64}$/.test(value)
}
